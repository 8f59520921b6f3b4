// What the page reads out of the game's view (`protocol/mercurius/`).

import type { Board } from '../../protocol/mercurius/Board';
import type { Coming } from '../../protocol/mercurius/Coming';
import type { Face } from '../../protocol/mercurius/Face';
import type { KindView } from '../../protocol/mercurius/KindView';
import type { Track } from '../../protocol/mercurius/Track';
import type { View } from '../../protocol/mercurius/View';

export type { Lead } from '../../protocol/mercurius/Lead';
export type { PlayerView } from '../../protocol/mercurius/PlayerView';
export type { Slot } from '../../protocol/mercurius/Slot';
export type { Board, Coming, Face, KindView, Track, View };

/** What each price card moves, as it is printed. */
export function facesOn(board: Board): (card: string) => Face[] {
  const printed = new Map(board.cards.map(({ id, faces }) => [id, faces]));
  return (card) => printed.get(card) ?? [];
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

/** How deep a marker lies among the 1s or the 25s: so many steps back show the same price. */
export function depthAt(track: Track, marker: number): number {
  return Math.abs(marker - priceAt(track, marker));
}

/** A move of one marker that a visible card will make. */
export interface Move {
  /** In how many turns, counted over all players; 0 is the present turn. */
  turns: number;
  seat: number;
  slot: number;
  kind: string;
  marker: number;
  price: number;
}

/** What the visible cards will still do, marker by marker, soonest first. */
function movesOf(view: View): Move[] {
  return view.coming.flatMap(({ turn, seat, slot, kinds, markers }) =>
    kinds.map((kind, half) => {
      const marker = markers[half] as number;
      const price = priceAt(view.track, marker);
      return { turns: view.turns_left - turn, seat, slot, kind, marker, price };
    }),
  );
}

/** The moves of one kind that visible cards will make, soonest first. */
export function comingOf(view: View, kind: string): Move[] {
  return movesOf(view).filter((move) => move.kind === kind);
}

/** Where a marker will be when the visible cards have done all they will do. */
export function lastMarker(view: View, kind: KindView): number {
  return comingOf(view, kind.kind).at(-1)?.marker ?? kind.marker;
}

/** The price that is printed there. */
export function lastPrice(view: View, kind: KindView): number {
  return comingOf(view, kind.kind).at(-1)?.price ?? kind.price;
}

export interface Act {
  turns: number;
  moves: Move[];
}

/** What the card on a slot will still do, turn by turn. */
export function actsOf(view: View, seat: number, slot: number): Act[] {
  const acts: Act[] = [];
  for (const move of movesOf(view)) {
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

/** In how many turns of its player a card acts that is played now: the present one, and those until it leaves the last slot. */
export function actsIn(view: View, seat: number): number {
  return Math.min(view.players[seat]?.board.length ?? 0, roundsLeft(view));
}

/** The same tokens as kinds with their number. */
export function counted(tokens: string[]): [kind: string, count: number][] {
  const counts = new Map<string, number>();
  for (const kind of tokens) {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts];
}
