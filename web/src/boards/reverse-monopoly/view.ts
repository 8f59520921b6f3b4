// The board of Reverse Monopoly, which never changes, and the game's own view, as the server sends them.

type Seat = number;
type Money = number;

export const FAMILIES = [
  'orange',
  'red',
  'yellow',
  'green',
  'blue',
  'violet',
  'brown',
  'grey',
  'pink',
  'teal',
] as const;
export type FamilyId = (typeof FAMILIES)[number];

interface Name {
  en: string;
  ru: string;
  pl: string;
}

export interface Family {
  id: FamilyId;
  name: Name;
  size: number;
  tripled_by: number;
}

export interface Card {
  id: string;
  numbers: number[];
  /** An Escape has none. */
  family?: FamilyId;
  name: Name;
  /** The gold square that stands for the card. */
  square: string;
  appraised: Money;
  commission: Money;
}

export interface Square {
  id: string;
  x: number;
  y: number;
  card?: string;
  kind?: 'black_market' | 'start';
  metro?: boolean;
}

export interface Street {
  id: string;
  name: Name;
  /** Closes: the last square is next to the first. */
  ring: boolean;
  squares: string[];
}

export type Effect =
  | 'extra_turn'
  | 'lose_turn'
  | 'from_bank'
  | 'to_bank'
  | 'from_each'
  | 'to_each'
  | 'take_escape'
  | 'place_kgb'
  | 'sell';

export interface MarketCard {
  id: string;
  effect: Effect;
  amount?: Money;
  text: Name;
}

export interface Board {
  size: number;
  families: Family[];
  cards: Card[];
  squares: Square[];
  streets: Street[];
  black_market: MarketCard[];
  families_to_win: number;
}

export type Brings =
  | { is: 'commission'; amount: Money }
  | { is: 'rent'; factor: number }
  | { is: 'escape'; card: string; from: Seat }
  | { is: 'black_market'; amount: Money };

export interface Destination {
  square: string;
  /** The squares of the way, the last included. */
  way: string[];
  brings?: Brings;
}

export interface Debt {
  debtor: Seat;
  creditor: Seat | null;
  amount: Money;
  why: 'rent' | 'card';
}

export interface Bid {
  seat: Seat;
  amount: Money;
}

export type Moment =
  | { is: 'deal' | 'roll' | 'draw' | 'place_kgb' | 'may_sell'; seat: Seat }
  | { is: 'first_turn'; to_roll: Seat[] }
  | { is: 'kgb'; seat: Seat; steps: number }
  | { is: 'market'; seat: Seat; money: Money }
  | {
      is: 'auction';
      card: string;
      seller?: Seat;
      best?: Bid;
      least: Money;
      to_act: Seat[];
      passed: Seat[];
    }
  | { is: 'rent'; seat: Seat; owner: Seat; factor: number }
  | { is: 'escape'; seat: Seat }
  | { is: 'choose_escape'; seat: Seat; cards: string[] }
  | { is: 'must_sell'; debt: Debt; offered: string[]; missing?: Money }
  | { is: 'over' };

export interface FamilyHeld {
  family: FamilyId;
  cards: number;
  tripled_by: number;
  tripled: boolean;
  factor: number;
}

export interface Player {
  /** Hidden from others until the game is over. */
  cash: Money | null;
  wealth: Money | null;
  appraised: Money;
  properties: string[];
  escapes: string[];
  /** The families that were begun. */
  families: FamilyHeld[];
  /** Tripled families, the one that an Escape stands in for included. */
  progress: { tripled: number; wild: boolean };
  missing: number;
  /** Black Market cards that were kept. */
  extra_turns: string[];
  lost_turns: number;
  lost_moves: number;
}

export interface View {
  turn: number;
  limit?: number;
  auctioneer: Seat;
  mover: Seat;
  extra_turns: number;
  banks: { old: Money; new: Money };
  /** The card that the plane is at. */
  plane: string;
  /** The square that the red car is on. */
  car: string;
  kgb_watches: boolean;
  dice?: { red: number; white: number };
  pyramid?: number;
  /** The owner of each card, in the board's order. */
  owners: (Seat | null)[];
  players: Player[];
  deck: { cards: number; unseen: number; last?: string };
  destinations?: Destination[];
  moment: Moment;
}

/** The board by ids. */
export class Atlas {
  readonly cards: Map<string, Card>;
  readonly squares: Map<string, Square>;
  readonly families: Map<FamilyId, Family>;
  readonly market: Map<string, MarketCard>;
  readonly #indices: Map<string, number>;

  constructor(readonly board: Board) {
    this.cards = new Map(board.cards.map((card) => [card.id, card]));
    this.squares = new Map(board.squares.map((square) => [square.id, square]));
    this.families = new Map(board.families.map((family) => [family.id, family]));
    this.market = new Map(board.black_market.map((card) => [card.id, card]));
    this.#indices = new Map(board.cards.map((card, index) => [card.id, index]));
  }

  owner(view: Pick<View, 'owners'>, card: string): Seat | null {
    return view.owners[this.#indices.get(card) ?? -1] ?? null;
  }

  /** The same owners, except that these cards belong to whom they belong to in another view. */
  owners(now: View, shown: View, cards: string[]): (Seat | null)[] {
    const fresh = new Set(cards.map((card) => this.#indices.get(card)));
    return shown.owners.map((owner, index) =>
      fresh.has(index) ? (now.owners[index] ?? null) : owner,
    );
  }

  /** The streets that a square lies on. */
  streetsAt(square: string): Street[] {
    return this.board.streets.filter(({ squares }) => squares.includes(square));
  }
}

/** What is under the hammer. */
export interface Stake {
  card: string;
  seller: Seat | null;
  best: Bid | null;
  passed: Seat[];
}

export function stakeOf({ moment }: Pick<View, 'moment'>): Stake | null {
  if (moment.is !== 'auction') {
    return null;
  }
  const { card, seller, best, passed } = moment;
  return { card, seller: seller ?? null, best: best ?? null, passed };
}

/** The numbers of a card as one reads them: 11, 12–13, 14–16. */
export function rangeOf({ numbers }: Pick<Card, 'numbers'>): string {
  const [first, last] = [numbers[0], numbers.at(-1)];
  return first === last ? String(first) : `${first}–${last}`;
}

/** A seat's cards by family, in the order of the families; the Escapes last, without a family. */
export function holdings(
  atlas: Atlas,
  player: Pick<Player, 'properties' | 'escapes' | 'families'>,
): { held: FamilyHeld | null; cards: Card[] }[] {
  const found = (ids: string[]) => ids.flatMap((id) => atlas.cards.get(id) ?? []);
  const properties = found(player.properties);
  const groups: { held: FamilyHeld | null; cards: Card[] }[] = FAMILIES.flatMap((family) => {
    const held = player.families.find((one) => one.family === family);
    const cards = properties.filter((card) => card.family === family);
    return held && cards.length > 0 ? [{ held, cards }] : [];
  });
  const escapes = found(player.escapes);
  return escapes.length > 0 ? [...groups, { held: null, cards: escapes }] : groups;
}

/** What a seat has of the families it needs: one entry for each, what is furthest first. */
export type Step = FamilyId | 'wild' | null;

export function steps(player: Pick<Player, 'families' | 'progress'>, needed: number): Step[] {
  const tripled: Step[] = player.families.filter((held) => held.tripled).map((held) => held.family);
  if (player.progress.wild) {
    tripled.push('wild');
  }
  return Array.from({ length: Math.max(needed, tripled.length) }, (_, at) => tripled[at] ?? null);
}

/** The seats that are nearest to the win, unless nobody is ahead. */
export function ahead(players: Pick<Player, 'progress'>[]): Seat[] {
  const most = Math.max(...players.map(({ progress }) => progress.tripled));
  const seats = players.flatMap(({ progress }, seat) => (progress.tripled === most ? [seat] : []));
  return most === 0 || seats.length === players.length ? [] : seats;
}
