// What happened, as things to show on the map one after another.

import { signed } from '../../lib/money';
import type { Account } from '../../protocol/Account';
import type { HappenedShown } from '../../protocol/HappenedShown';
import type { StepShown } from '../../protocol/StepShown';

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

type Traded = { property?: string[] };

type GameEvent = {
  event: string;
  seat?: number;
  round?: number;
  hex?: string;
  path?: string[];
  card?: string;
  asset?: string;
  product?: string;
  units?: number;
  to?: number;
  gave?: Traded;
  got?: Traded;
};

const SAID = 120;
const MARK = 300;
const PAY = 260;
const GLIDE = 420;
const ALARM = 700;
const TURN_OVER = 350;
/** A card is left in peace for a moment, to be read. */
const READ = 1_300;
/** A way takes this long in all, but no hex less or more than so long. */
const WAY = 1_100;
const LEAST_STEP = 110;
const MOST_STEP = 220;

export function actsOf(steps: StepShown[]): Act[] {
  return steps.flatMap((step) => (step.undo === undefined ? step.happened.flatMap(actsFor) : []));
}

function actsFor(happened: HappenedShown): Act[] {
  if ('posting' in happened) {
    const { from, to, amount } = happened.posting;
    return amount > 0 ? [...paid(from, -amount), ...paid(to, amount)] : [];
  }
  return actsForEvent(happened.event as GameEvent, happened.text);
}

function paid(account: Account, amount: number): Act[] {
  const tone = amount > 0 ? 'gain' : 'loss';
  return 'seat' in account
    ? [{ show: 'pop', ms: PAY, from: { seat: account.seat }, word: signed(amount), tone }]
    : [];
}

function actsForEvent(event: GameEvent, text: string): Act[] {
  const { seat = 0, asset = '' } = event;
  switch (event.event) {
    case 'move_began':
      return [{ show: 'turn', ms: SAID, text, seat, round: event.round ?? 0 }];
    case 'entered':
      return [{ show: 'chip', ms: GLIDE, text, seat, hex: event.hex ?? '' }];
    case 'moved': {
      const path = event.path ?? [];
      const ms = Math.round(Math.min(MOST_STEP, Math.max(LEAST_STEP, WAY / path.length)));
      return path.length === 0
        ? [{ show: 'words', ms: SAID, text }]
        : path.map((hex) => ({ show: 'chip', ms, text, seat, hex }));
    }
    case 'arrested':
      return [{ show: 'chip', ms: GLIDE, text, seat, hex: event.hex ?? '' }];
    case 'drew':
      return [
        { show: 'card', ms: TURN_OVER, text, seat, card: event.card ?? '' },
        { show: 'words', ms: READ },
      ];
    case 'produced': {
      const word = `+${event.units ?? 0} ${event.product ?? ''}`;
      return [{ show: 'pop', ms: MARK, text, from: { asset }, word, tone: 'plain' }];
    }
    case 'asset_bought':
    case 'asset_sold':
    case 'fitted':
    case 'unfitted':
    case 'supplied':
      return [{ show: 'assets', ms: MARK, text, assets: [asset] }];
    case 'raided':
    case 'raid_ended':
      return [
        { show: 'alarm', ms: ALARM, text, asset },
        { show: 'assets', ms: SAID, assets: [asset] },
      ];
    case 'traded':
      return [
        {
          show: 'assets',
          ms: MARK,
          text,
          assets: [...(event.gave?.property ?? []), ...(event.got?.property ?? [])],
        },
      ];
    default:
      return [{ show: 'words', ms: SAID, text }];
  }
}
