// What the page reads out of the game's view (`protocol/kommersant/`), with what is printed on the board.

import type { InWords } from '../../lib/said';
import type { Say } from '../../lib/say.svelte';
import type { Board } from '../../protocol/kommersant/Board';
import type { LotView } from '../../protocol/kommersant/LotView';
import type { PlayerView } from '../../protocol/kommersant/PlayerView';
import type { PrintedDeed } from '../../protocol/kommersant/PrintedDeed';
import type { PrintedSquare } from '../../protocol/kommersant/PrintedSquare';
import type { Sale } from '../../protocol/kommersant/Sale';
import type { SquareView } from '../../protocol/kommersant/SquareView';
import type { Stage } from '../../protocol/kommersant/Stage';
import type { View as SentView } from '../../protocol/kommersant/View';
import type { Money } from '../../protocol/Money';
import type { Seat } from '../../protocol/Seat';

export type { Board, PlayerView, Sale, SentView, Stage };

export const STAGES = ['lot', 'office', 'department', 'enterprise'] as const satisfies Stage[];

/** A property: how it stands, and what its deed says. */
export type Lot = LotView & PrintedDeed;

/** A square: what is on it, what is printed there, and its name in the reader's language. */
export type Square = Omit<SquareView, 'lot'> & Omit<InWords<PrintedSquare>, 'deed'> & { lot?: Lot };

/** The view with what is printed on the squares. */
export type View = Omit<SentView, 'squares'> & { squares: Square[] };

/** What the server sends now, on the board as it is printed. */
export function onBoard(view: SentView, board: Board, say: Say): View {
  const squares = board.squares.map(({ deed, name, ...printed }, index): Square => {
    const { lot, ...now } = view.squares[index] as SquareView;
    const whole = { ...printed, ...now, name: say(name) };
    return lot && deed ? { ...whole, lot: { ...deed, ...lot } } : whole;
  });
  return { ...view, squares };
}

/** Where each seat's piece is: the index of a square, or the centre; nothing for who is out. */
export type Spot = number | 'centre' | null;

export function indexOf(view: View, id: string): number {
  return view.squares.findIndex((square) => square.id === id);
}

export function spotsOf(view: View): Spot[] {
  return view.players.map((player) => {
    if (player.out !== undefined) {
      return null;
    }
    return player.place === 'centre' ? 'centre' : indexOf(view, player.place.square);
  });
}

/** The lots that the moment is about: for sale, under the hammer, in an offer, owed for. */
export function atStake(view: View): Set<string> {
  const lots = new Set<string>();
  const { moment, offer } = view;
  if (moment.is === 'purchase' || moment.is === 'banker' || moment.is === 'auction') {
    lots.add(moment.lot);
  }
  if (moment.is === 'debt' && typeof moment.debt.why === 'object') {
    const why = moment.debt.why;
    if ('rent' in why) {
      lots.add(why.rent.lot);
    }
    if ('robbery' in why) {
      lots.add(why.robbery.lot);
    }
  }
  for (const lot of [...(offer?.proposer_gives.lots ?? []), ...(offer?.partner_gives.lots ?? [])]) {
    lots.add(lot);
  }
  return lots;
}

/** What a debtor may sell on each lot. A step on all lots of a group stands on each of them. */
export function salesByLot(view: View): Map<string, Sale[]> {
  const found = new Map<string, Sale[]>();
  if (view.moment.is !== 'debt') {
    return found;
  }
  for (const sale of view.moment.sales) {
    const lots =
      sale.sale === 'group_buildings'
        ? view.squares.filter((square) => square.lot?.group === sale.group).map(({ id }) => id)
        : [sale.lot];
    for (const lot of lots) {
      found.set(lot, [...(found.get(lot) ?? []), sale]);
    }
  }
  return found;
}

export type StageMark = Exclude<Stage, 'lot'> | 'mortgaged';

/** What stands on a lot beside the lot itself; the board writes each as a letter. */
export function stageMarks(lot: Lot): StageMark[] {
  if (lot.mortgaged) {
    return ['mortgaged'];
  }
  const [, ...built] = STAGES;
  return built.slice(0, STAGES.indexOf(lot.stage));
}

/** The rent of a lot on which nothing can be built; nothing where a table tells it stage by stage. */
export const onlyRent = ({ development, rents }: Lot): number | null =>
  development === 0 ? rents[0] : null;

/** The one figure that a square shows: its price while it is free, then its rent. */
export function figureOf(square: Square): Money | undefined {
  const lot = square.lot;
  if (!lot) {
    return square.amount;
  }
  if (lot.owner === undefined) {
    return lot.price;
  }
  return lot.rent?.is === 'due' ? lot.rent.amount : 0;
}

/** Whose road ahead is shown: the viewer's own while still in, else that of who is on turn. */
export function walker(view: View, seat: Seat | null): Seat {
  const own = seat !== null && view.players[seat]?.out === undefined;
  return own ? (seat as Seat) : view.on_turn;
}

export function isHeldByTax(view: View, seat: Seat): boolean {
  const spot = spotsOf(view)[seat];
  return typeof spot === 'number' && view.squares[spot]?.kind === 'tax_service';
}

/** What is owed at each of the next laps, with what falls due nearest first. */
export function loansDue(player: PlayerView): { laps: number; owed: Money }[] {
  return player.loans
    .map((owed, index) => ({ laps: index + 1, owed }))
    .filter(({ owed }) => owed > 0);
}
