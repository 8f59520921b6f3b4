// What happened, as things to show on the board one after another.

import { happenedIn, stepTime } from '../../lib/acts';
import type { HappenedShown, StepShown } from '../../lib/said';
import type { Account } from '../../protocol/Account';
import type { Event } from '../../protocol/reverse-monopoly/Event';

/** Where money comes from and goes to: a seat, or one of the two banks. */
export type Purse = { seat: number } | { bank: 'old' | 'new' };

/** One thing to show. `text` is what happened in words. */
export type Act = { ms: number; text?: string } & (
  | { show: 'dice'; red: number; white: number }
  | { show: 'pyramid'; die: number }
  | { show: 'plane'; card: string }
  | { show: 'car'; square: string }
  | { show: 'drawn'; seat: number; card: string }
  | { show: 'auction'; card: string; seller: number | null }
  | { show: 'bid'; seat: number; amount: number }
  | { show: 'pass'; seat: number }
  | { show: 'hammer'; card: string; sold: boolean }
  | { show: 'cards'; cards: string[] }
  | { show: 'turn'; auctioneer: number; mover: number; turn: number }
  | { show: 'money'; from: Purse; to: Purse; amount: number }
  | { show: 'words' }
);

const ROLL = 350;
const FLY = 350;
const GLIDE = 300;
const TURN_OVER = 350;
/** A card is left in peace for a moment, to be read. */
const READ = 1_200;
const STRIKE = 350;
const PAY = 300;
const MARK = 200;
const SAID = 150;
/** A drive takes this long in all, but no square less or more than so long. */
const DRIVE = { all: 1_100, least: 90, most: 180 };

export const actsOf = (steps: StepShown[]): Act[] => happenedIn(steps).flatMap(actsFor);

function actsFor(happened: HappenedShown): Act[] {
  if ('posting' in happened) {
    const { from, to, amount } = happened.posting;
    return amount > 0
      ? [{ show: 'money', ms: PAY, from: purseOf(from), to: purseOf(to), amount }]
      : [];
  }
  return actsForEvent(happened.event as Event, happened.text);
}

/** The banks in the order of their accounts: the old one, then the new one. */
function purseOf(account: Account): Purse {
  return 'seat' in account ? account : { bank: account.bank === 0 ? 'old' : 'new' };
}

function actsForEvent(event: Event, text: string): Act[] {
  switch (event.event) {
    case 'rolled_for_first':
    case 'rolled':
      return [{ show: 'dice', ms: ROLL, text, ...event.dice }];
    case 'plane_flew':
      return [{ show: 'plane', ms: FLY, text, card: event.to }];
    case 'kgb_moved': {
      const { way } = event;
      const ms = stepTime(way.length, DRIVE);
      return way.map((square) => ({ show: 'car', ms, text, square }));
    }
    case 'kgb_placed':
      return [{ show: 'car', ms: GLIDE, text, square: event.to }];
    case 'drew':
      return [
        { show: 'drawn', ms: TURN_OVER, text, seat: event.seat, card: event.card },
        { show: 'words', ms: READ },
      ];
    case 'auction_opened':
      return [{ show: 'auction', ms: MARK, text, card: event.card, seller: event.seller }];
    case 'bid':
      return [{ show: 'bid', ms: MARK, text, seat: event.seat, amount: event.amount }];
    case 'passed':
      return [{ show: 'pass', ms: SAID, text, seat: event.seat }];
    case 'sold':
    case 'unsold':
      return [{ show: 'hammer', ms: STRIKE, text, card: event.card, sold: event.event === 'sold' }];
    case 'rent_due':
      return [{ show: 'pyramid', ms: ROLL, text, die: event.die }];
    case 'turn_began': {
      const { auctioneer, mover, turn } = event;
      return [{ show: 'turn', ms: SAID, text, auctioneer, mover, turn }];
    }
    case 'dealt':
    case 'escape_taken':
    case 'escape_spent':
      return [{ show: 'cards', ms: MARK, text, cards: [event.card] }];
    default:
      return [{ show: 'words', ms: SAID, text }];
  }
}
