// What the server says in pieces, as a sentence.

import { languages } from './language.svelte';
import type { Say } from './say.svelte';

/** The text beginning with a capital letter. */
export function sentence(text: string): string {
  return text.charAt(0).toLocaleUpperCase(languages.now) + text.slice(1);
}

/** What was done, with the name of who did it, unless that is `known` already. */
export function lineText(
  { by, text }: { by: number | null; text: string },
  known: number | null,
  say: Say,
): string {
  return by === null || by === known
    ? sentence(text)
    : say(['line-by', { who: { seat: by }, what: text }]);
}
