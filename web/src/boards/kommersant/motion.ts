// What happened, as things to show on the board one after another.

import { happenedIn, stepTime } from '../../lib/acts';
import type { HappenedShown, StepShown } from '../../lib/said';
import type { Account } from '../../protocol/Account';
import type { Deck } from '../../protocol/kommersant/Deck';
import type { Event } from '../../protocol/kommersant/Event';
import type { Place } from '../../protocol/kommersant/Place';
import type { Text } from '../../protocol/Text';

export interface Card {
  seat: number;
  deck: Deck;
  text: Text;
  effect: Text;
}

/** One thing to show. `text` is what happened in words. */
export type Act = { ms: number; text?: string } & (
  | { show: 'dice'; seat: number; dice: number[] }
  | { show: 'step'; seat: number; square: string }
  | { show: 'glide'; seat: number; to: Place }
  | { show: 'stamp'; seat: number; lot: string }
  | { show: 'card'; card: Card }
  | { show: 'money'; from: number | null; to: number | null; amount: number }
  | { show: 'squares'; squares: string[] }
  | { show: 'seat'; seat: number }
  | { show: 'words' }
);

const ROLL = 350;
const GLIDE = 300;
const STAMP = 320;
const TURN_OVER = 350;
/** A card is left in peace for a moment, to be read. */
const READ = 1_200;
const FLY = 300;
const MARK = 200;
/** A walk takes this long in all, but no step less or more than so long. */
const WALK = { all: 900, least: 45, most: 120 };

export const actsOf = (steps: StepShown[]): Act[] => happenedIn(steps).flatMap(actsFor);

function actsFor(happened: HappenedShown): Act[] {
  if ('posting' in happened) {
    const { from, to, amount } = happened.posting;
    return amount > 0
      ? [{ show: 'money', ms: FLY, from: seatOf(from), to: seatOf(to), amount }]
      : [];
  }
  return actsForEvent(happened.event as Event, happened.text);
}

function seatOf(account: Account): number | null {
  return 'seat' in account ? account.seat : null;
}

function actsForEvent(event: Event, text: string): Act[] {
  switch (event.event) {
    case 'threw':
    case 'threw_for_first':
      return [{ show: 'dice', ms: ROLL, text, seat: event.seat, dice: event.dice }];
    case 'walked': {
      const { seat, path } = event;
      const ms = stepTime(path.length, WALK);
      return path.map((square) => ({ show: 'step', ms, text, seat, square }));
    }
    case 'placed':
      return [{ show: 'glide', ms: GLIDE, text, seat: event.seat, to: { square: event.to } }];
    case 'entered_centre':
      return [{ show: 'glide', ms: GLIDE, text, seat: event.seat, to: 'centre' }];
    case 'bought':
    case 'sold':
      return [{ show: 'stamp', ms: STAMP, text, seat: event.seat, lot: event.lot }];
    case 'drew':
      return [
        { show: 'card', ms: TURN_OVER, text, card: event },
        { show: 'words', ms: READ },
      ];
    case 'turn_began':
      return [];
    case 'traded': {
      const squares = [...(event.gave.lots ?? []), ...(event.got.lots ?? [])];
      return [{ show: 'squares', ms: MARK, text, squares }];
    }
    case 'turned_racketeer':
    case 'stopped_racket':
    case 'skipped':
    case 'will_skip':
    case 'held_back':
    case 'lap':
      return [{ show: 'seat', ms: MARK, text, seat: event.seat }];
    default: {
      const square = squareOf(event);
      return square === undefined
        ? [{ show: 'words', ms: 0, text }]
        : [{ show: 'squares', ms: MARK, text, squares: [square] }];
    }
  }
}

/** The square that something happened on, where there is one. */
function squareOf(event: Event): string | undefined {
  if ('lot' in event) {
    return event.lot;
  }
  return 'square' in event ? event.square : undefined;
}
