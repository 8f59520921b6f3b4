// What happened, as things to show on the map one after another.

import { happenedIn, stepTime } from '../../lib/acts';
import { signed } from '../../lib/money';
import type { HappenedShown, StepShown } from '../../lib/said';
import type { Account } from '../../protocol/Account';
import type { Event } from '../../protocol/nano/Event';
import { unitsIn } from './words';

/** A short word that rises from a hex and is gone. */
export interface Pop {
  id: number;
  hex: string;
  text: string;
  tone: 'gain' | 'loss' | 'plain';
}

/** Where something rises: from an asset, or from a seat's chip. */
export type Source = { asset: string } | { seat: number };

/** One thing to show. `text` is what happened in words. */
export type Act = { ms: number; text?: string } & (
  | { show: 'turn'; seat: number; round: number }
  | { show: 'chip'; seat: number; hex: string }
  | { show: 'card'; seat: number; card: string }
  | { show: 'assets'; assets: string[] }
  | { show: 'alarm'; asset: string }
  | { show: 'pop'; from: Source; word: string; tone: Pop['tone'] }
  | { show: 'words' }
);

const SAID = 120;
const MARK = 300;
const PAY = 260;
const GLIDE = 420;
const ALARM = 700;
const TURN_OVER = 350;
/** A card is left in peace for a moment, to be read. */
const READ = 1_300;
/** A way takes this long in all, but no hex less or more than so long. */
const WAY = { all: 1_100, least: 110, most: 220 };

export const actsOf = (steps: StepShown[]): Act[] => happenedIn(steps).flatMap(actsFor);

function actsFor(happened: HappenedShown): Act[] {
  if ('posting' in happened) {
    const { from, to, amount } = happened.posting;
    return amount > 0 ? [...paid(from, -amount), ...paid(to, amount)] : [];
  }
  return actsForEvent(happened.event as Event, happened.text);
}

function paid(account: Account, amount: number): Act[] {
  const tone = amount > 0 ? 'gain' : 'loss';
  return 'seat' in account
    ? [{ show: 'pop', ms: PAY, from: { seat: account.seat }, word: signed(amount), tone }]
    : [];
}

function actsForEvent(event: Event, text: string): Act[] {
  switch (event.event) {
    case 'move_began':
      return [{ show: 'turn', ms: SAID, text, seat: event.seat, round: event.round }];
    case 'entered':
    case 'arrested':
      return [{ show: 'chip', ms: GLIDE, text, seat: event.seat, hex: event.hex }];
    case 'moved': {
      const { seat, path } = event;
      const ms = stepTime(path.length, WAY);
      return path.length === 0
        ? [{ show: 'words', ms: SAID, text }]
        : path.map((hex) => ({ show: 'chip', ms, text, seat, hex }));
    }
    case 'drew':
      return [
        { show: 'card', ms: TURN_OVER, text, seat: event.seat, card: event.card },
        { show: 'words', ms: READ },
      ];
    case 'produced': {
      const { asset, product, units } = event;
      const word = `+${unitsIn(product, units)}`;
      return [{ show: 'pop', ms: MARK, text, from: { asset }, word, tone: 'plain' }];
    }
    case 'asset_bought':
    case 'asset_sold':
    case 'fitted':
    case 'unfitted':
    case 'supplied':
      return [{ show: 'assets', ms: MARK, text, assets: [event.asset] }];
    case 'raided':
    case 'raid_ended':
      return [
        { show: 'alarm', ms: ALARM, text, asset: event.asset },
        { show: 'assets', ms: SAID, assets: [event.asset] },
      ];
    case 'traded': {
      const assets = [...(event.gave.property ?? []), ...(event.got.property ?? [])];
      return [{ show: 'assets', ms: MARK, text, assets }];
    }
    default:
      return [{ show: 'words', ms: SAID, text }];
  }
}
