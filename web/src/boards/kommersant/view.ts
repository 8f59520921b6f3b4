// The game as the server shows it (`View` of the Kommersant crate), and what is read out of it.

import type { Money } from '../../protocol/Money';
import type { Seat } from '../../protocol/Seat';

export const STAGES = ['lot', 'office', 'department', 'enterprise'] as const;
export type Stage = (typeof STAGES)[number];

export type Group =
  | 'food_trade'
  | 'nonfood_retail'
  | 'public_catering'
  | 'farm_produce_sales'
  | 'stadiums'
  | 'halls_arenas'
  | 'theatres'
  | 'warehouses';

export type Kind =
  | 'start'
  | 'enterprise'
  | 'state_enterprise'
  | 'vacant_lot'
  | 'letter'
  | 'surprise'
  | 'risk'
  | 'racket'
  | 'move_to_centre'
  | 'profit'
  | 'fine'
  | 'vacation'
  | 'treatment'
  | 'tax_service'
  | 'rest';

export type Deck = 'letter' | 'surprise' | 'risk';
export type Kept = 'red_token' | 'tax_exemption' | 'police';
export type Place = 'centre' | { square: string };

export type Rent =
  | { is: 'mortgaged' }
  | { is: 'group_not_full' }
  | { is: 'due'; stage: Stage; multiple: 'once' | 'double' | 'triple'; amount: Money };

export interface Lot {
  group?: Group;
  price: Money;
  development: Money;
  owner?: Seat;
  stage: Stage;
  mortgaged: boolean;
  redemption?: Money;
  rent?: Rent;
  dividend: Money;
  loot: Money;
  rents: Money[];
  dividends: Money[];
}

export interface Square {
  id: string;
  name: string;
  kind: Kind;
  inner: boolean;
  amount?: Money;
  token: boolean;
  pieces: Seat[];
  lot?: Lot;
}

export type Prospect =
  | { is: 'free' | 'rent' | 'loot' | 'receive' | 'pay' | 'lap'; amount: Money }
  | {
      is: 'own' | 'no_rent' | 'police' | 'card' | 'skip' | 'centre' | 'tax' | 'racket' | 'nothing';
    };
export type Stop = { square: string } & Prospect;

export interface Player {
  cash: Money;
  wealth: Money;
  place: Place;
  road: Stop[];
  lots: string[];
  dividends: Money;
  tokens: number;
  kept: Kept[];
  loans: Money[];
  credit: Money;
  laps: number;
  taken_back: number;
  skips: number;
  racket_laps_left?: number;
  out?: number;
}

export type Why =
  | { rent: { lot: string } }
  | { robbery: { lot: string } }
  | { fine: { square: string } }
  | { card: { card: string } }
  | { collection: { card: string } }
  | 'loan';

export interface Debt {
  debtor: Seat;
  creditor: Seat | null;
  amount: Money;
  why: Why;
}

export type Sale =
  | { sale: 'building' | 'mortgage' | 'lot'; lot: string; brings: Money }
  | { sale: 'group_buildings'; group: Group; brings: Money };

export type Moment =
  | { is: 'laying_tokens'; left: number }
  | { is: 'first_turn'; to_throw: Seat[]; best: number; leaders: Seat[] }
  | { is: 'deals'; seat: Seat; offers: number; least_dice: number; tax?: Money }
  | { is: 'thrown'; seat: Seat; dice: number }
  | { is: 'doubling'; seat: Seat; sum: number }
  | { is: 'draw'; seat: Seat; deck: Deck }
  | { is: 'purchase'; seat: Seat; lot: string; asked: Seat[] }
  | { is: 'banker'; seat: Seat; lot: string; decliner: Seat }
  | {
      is: 'auction';
      lot: string;
      best?: { seat: Seat; amount: Money };
      least: Money;
      to_act: Seat[];
      passed: Seat[];
    }
  | { is: 'centre'; seat: Seat }
  | { is: 'racket'; seat: Seat }
  | { is: 'naming'; seat: Seat; piece: Seat }
  | { is: 'losing'; seat: Seat; stage: Stage }
  | { is: 'debt'; debt: Debt; missing: Money; means: Money; sales: Sale[] }
  | { is: 'over' };

export interface Bundle {
  cash: Money;
  lots: string[];
  tokens: number;
  cards: Kept[];
}

export interface Offer {
  about: string;
  proposer: Seat;
  partner: Seat;
  answers: Seat;
  countered: boolean;
  proposer_gives: Bundle;
  partner_gives: Bundle;
}

export interface View {
  agreed: { version: 'online' | '1991'; rounds: number };
  round: number;
  on_turn: Seat;
  first: Seat;
  banker?: Seat;
  dice?: number[];
  moment: Moment;
  offer?: Offer;
  squares: Square[];
  players: Player[];
  decks: { deck: Deck; cards: number; unseen: number }[];
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

/** What stands on a lot beside the lot itself, as letters. */
export function stageMarks(lot: Lot): string[] {
  if (lot.mortgaged) {
    return ['M'];
  }
  return ['O', 'D', 'E'].slice(0, STAGES.indexOf(lot.stage));
}

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
export function loansDue(player: Player): { laps: number; owed: Money }[] {
  return player.loans
    .map((owed, index) => ({ laps: index + 1, owed }))
    .filter(({ owed }) => owed > 0);
}
