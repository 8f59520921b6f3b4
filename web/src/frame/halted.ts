// Why a table cannot go on.

import type { Say } from '../lib/say.svelte';
import { sentence } from '../lib/sentence';
import { words } from '../lib/text';
import type { Halted } from '../protocol/Halted';
import { asSentence } from './waited';

const t = words('frame');

/** That nothing can be played here, and why; or else which entry of the log cannot. */
export function haltedWhy({ entry, why }: Halted, say: Say | null): string {
  return why && say ? sentence(asSentence(say(why))) : t('table.halted-where', { entry });
}
