// What the game wants of somebody who is to act: a turn, a bid, an answer, or something in another's turn.

import type { PlayShown } from '../lib/said';
import { words } from '../lib/text';
import type { PastStep } from './steps';

const t = words('play');

export type Asks = 'turn' | 'bid' | 'answer' | 'decision';

/** Whose turn it is by what happened so far, if that is known. */
export function turnOf(steps: PastStep[]): number | null {
  for (let at = steps.length - 1; at >= 0; at--) {
    const began = steps[at]?.happened.findLast((one) => 'text' in one && one.line === 'turn');
    if (began && 'text' in began) {
      return began.by ?? null;
    }
  }
  return null;
}

/** What is wanted of a seat that is to act, in this seat's turn. */
export function asksOf(
  play: Pick<PlayShown, 'offer' | 'auction'> | undefined,
  seat: number | null,
  turn: number | null = null,
): Asks {
  if (play?.offer && play.offer.answers === seat) {
    return 'answer';
  }
  if (seat !== null && play?.auction?.to_act.includes(seat)) {
    return 'bid';
  }
  return turn === null || turn === seat ? 'turn' : 'decision';
}

/** The same in words, to who is asked. */
export const asksSaid = (
  play: Pick<PlayShown, 'offer' | 'auction'> | undefined,
  seat: number | null,
  turn: number | null = null,
): string => t(`asks.${asksOf(play, seat, turn)}`);
