// What would be taken back, in words.

import type { Say } from '../lib/say.svelte';
import { lineText } from '../lib/sentence';
import { linesOf } from './log';
import type { PastStep } from './steps';

/** What the last so many steps were about. */
export function lastDone(standing: PastStep[], count: number | undefined, say: Say | null): string {
  if (!count || !say) {
    return '';
  }
  const line = linesOf(standing.slice(-count)).find(({ nested }) => !nested);
  return line ? lineText(line, null, say) : '';
}

/** How many steps it is since a seat's last action, that one included. */
export function stepsSince(standing: PastStep[], seat: number | null): number {
  return standing.length - standing.findLastIndex((step) => step.seat === seat);
}
