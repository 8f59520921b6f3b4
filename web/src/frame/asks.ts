// What the game wants of somebody who is to act: a turn, a bid, or only an answer.

import type { PlayShown } from '../lib/said';
import { words } from '../lib/text';

const t = words('play');

export type Asks = 'turn' | 'bid' | 'answer';

/** What is wanted of a seat that is to act. */
export function asksOf(
  play: Pick<PlayShown, 'offer' | 'auction'> | undefined,
  seat: number | null,
): Asks {
  if (play?.offer && play.offer.answers === seat) {
    return 'answer';
  }
  return seat !== null && play?.auction?.to_act.includes(seat) ? 'bid' : 'turn';
}

/** The same in words, to who is asked. */
export const asksSaid = (
  play: Pick<PlayShown, 'offer' | 'auction'> | undefined,
  seat: number | null,
): string => t(`asks.${asksOf(play, seat)}`);
