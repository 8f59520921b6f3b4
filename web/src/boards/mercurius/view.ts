// The game's own view as the server tells it (games/mercurius/src/view.rs), and ways to read it.

export interface View {
  moment: Moment;
  turns_left: number;
  kinds: KindView[];
  players: PlayerView[];
  main_stack: number;
  reserve_stack: number;
  discard: string[];
  paid: string[];
  coming: Coming[];
  track: Track;
}

export type Moment =
  | { is: 'first' }
  | { is: 'deal'; first: number }
  | { is: 'turn'; seat: number; actions: number }
  | { is: 'draw'; seat: number }
  | { is: 'over' };

export interface KindView {
  kind: string;
  marker: number;
  price: number;
  bank: number;
  dividend?: number;
  /** What the next tokens would cost the player on turn, one after another. */
  costs: number[];
  /** What the next tokens would bring the player on turn, one after another. */
  gains: number[];
}

export interface PlayerView {
  cash: number;
  wealth: number;
  foreseen: number;
  tokens: number[];
  board: Slot[];
  market: string[];
  specials: { dividend: boolean; black_market: boolean; news: boolean };
  cards: number;
  hand?: string[];
  leads?: [Lead, Lead][];
}

export type Slot = 'empty' | 'news' | { card: string };

/** Where a card of the hand would lead one of the two prices it moves. */
export interface Lead {
  kind: string;
  marker: number;
  price: number;
  last_marker: number;
  last_price: number;
}

/** A move that a card on a board will make. */
export interface Coming {
  turns: number;
  seat: number;
  slot: number;
  card: string;
  kind: string;
  marker: number;
  price: number;
}

export interface Track {
  lowest: number;
  prices: number[];
  dividends: number[];
}

export interface Face {
  kind: string;
  by: number;
}

/** What a price card does, as its id says it: `amsterdam+1/silk-2`. */
export function faces(card: string): Face[] {
  return card.split('/').flatMap((half) => {
    const found = /^([a-z]+)([+-]\d+)$/.exec(half);
    return found ? [{ kind: found[1] as string, by: Number(found[2]) }] : [];
  });
}

/** The six tracks: a chamber's share above, its main good below. */
export function tracks(view: View): [share: KindView, good: KindView][] {
  const half = view.kinds.length / 2;
  return view.kinds
    .slice(0, half)
    .map((share, index) => [share, view.kinds[half + index] as KindView]);
}

/** The price printed where a marker stands. */
export function priceAt(track: Track, marker: number): number {
  return track.prices[marker - track.lowest] ?? 0;
}

/** The moves of one kind that visible cards will make, soonest first. */
export function comingOf(view: View, kind: string): Coming[] {
  return view.coming.filter((move) => move.kind === kind);
}

/** Where a price will be when the visible cards have done all they will do. */
export function lastPrice(view: View, kind: KindView): number {
  return comingOf(view, kind.kind).at(-1)?.price ?? kind.price;
}

export interface Act {
  turns: number;
  moves: Coming[];
}

/** What the card on a slot will still do, turn by turn. */
export function actsOf(view: View, seat: number, slot: number): Act[] {
  const acts: Act[] = [];
  for (const move of view.coming) {
    if (move.seat !== seat || move.slot !== slot) {
      continue;
    }
    const last = acts.at(-1);
    if (last?.turns === move.turns) {
      last.moves.push(move);
    } else {
      acts.push({ turns: move.turns, moves: [move] });
    }
  }
  return acts;
}

/** Fields of the dividend bar: how many fields pay how much, lowest first. */
export function dividendBar(track: Track): { pays: number; from: number; fields: number }[] {
  const bar: { pays: number; from: number; fields: number }[] = [];
  track.dividends.forEach((pays, from) => {
    const last = bar.at(-1);
    if (last?.pays === pays) {
      last.fields += 1;
    } else {
      bar.push({ pays, from, fields: 1 });
    }
  });
  return bar;
}

/** Turns that each player has left, the present one included. */
export function roundsLeft(view: View): number {
  return Math.ceil(view.turns_left / view.players.length);
}

/** The same tokens as kinds with their number. */
export function counted(tokens: string[]): [kind: string, count: number][] {
  const counts = new Map<string, number>();
  for (const kind of tokens) {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts];
}
