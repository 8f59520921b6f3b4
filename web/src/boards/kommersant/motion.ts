// What happened, as things to show on the board one after another.

import type { Account } from '../../protocol/Account';
import type { HappenedShown } from '../../protocol/HappenedShown';
import type { StepShown } from '../../protocol/StepShown';
import type { Bundle, Debt, Deck, Place } from './view';

export interface Card {
  seat: number;
  deck: Deck;
  text: string;
  effect: string;
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

type GameEvent = {
  event: string;
  seat?: number;
  dice?: number[];
  path?: string[];
  to?: Place | string | number;
  lot?: string;
  square?: string;
  owner?: number;
  deck?: Deck;
  text?: string;
  effect?: string;
  gave?: Bundle;
  got?: Bundle;
  debt?: Debt;
};

const ROLL = 350;
const GLIDE = 300;
const STAMP = 320;
const TURN_OVER = 350;
/** A card is left in peace for a moment, to be read. */
const READ = 1_200;
const FLY = 300;
const MARK = 200;
/** A walk takes this long in all, but no step less or more than so long. */
const WALK = 900;
const LEAST_STEP = 45;
const MOST_STEP = 120;

export function actsOf(steps: StepShown[]): Act[] {
  return steps.flatMap((step) => (step.undo === undefined ? step.happened.flatMap(actsFor) : []));
}

function actsFor(happened: HappenedShown): Act[] {
  if ('posting' in happened) {
    const { from, to, amount } = happened.posting;
    return amount > 0
      ? [{ show: 'money', ms: FLY, from: seatOf(from), to: seatOf(to), amount }]
      : [];
  }
  return actsForEvent(happened.event as GameEvent, happened.text);
}

function seatOf(account: Account): number | null {
  return 'seat' in account ? account.seat : null;
}

function actsForEvent(event: GameEvent, text: string): Act[] {
  const seat = event.seat ?? 0;
  switch (event.event) {
    case 'threw':
    case 'threw_for_first':
      return [{ show: 'dice', ms: ROLL, text, seat, dice: event.dice ?? [] }];
    case 'walked': {
      const path = event.path ?? [];
      const ms = Math.round(Math.min(MOST_STEP, Math.max(LEAST_STEP, WALK / path.length)));
      return path.map((square) => ({ show: 'step', ms, text, seat, square }));
    }
    case 'placed':
      return [{ show: 'glide', ms: GLIDE, text, seat, to: { square: String(event.to) } }];
    case 'entered_centre':
      return [{ show: 'glide', ms: GLIDE, text, seat, to: 'centre' }];
    case 'bought':
    case 'sold':
      return [{ show: 'stamp', ms: STAMP, text, seat, lot: event.lot ?? '' }];
    case 'drew': {
      const card = {
        seat,
        deck: event.deck ?? 'letter',
        text: event.text ?? text,
        effect: event.effect ?? '',
      };
      return [
        { show: 'card', ms: TURN_OVER, text, card },
        { show: 'words', ms: READ },
      ];
    }
    case 'turn_began':
      return [];
    case 'traded': {
      const squares = [...(event.gave?.lots ?? []), ...(event.got?.lots ?? [])];
      return [{ show: 'squares', ms: MARK, text, squares }];
    }
    case 'turned_racketeer':
    case 'stopped_racket':
    case 'skipped':
    case 'will_skip':
    case 'held_back':
    case 'lap':
      return [{ show: 'seat', ms: MARK, text, seat }];
    default: {
      const square = event.lot ?? event.square;
      return square === undefined
        ? [{ show: 'words', ms: 0, text }]
        : [{ show: 'squares', ms: MARK, text, squares: [square] }];
    }
  }
}
