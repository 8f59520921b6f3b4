// What the page reads out of the game's view, and what is printed on the board (`protocol/reverse-monopoly/`).

import type { InWords } from '../../lib/said';
import type { Say } from '../../lib/say.svelte';
import type { Bid } from '../../protocol/Bid';
import type { Document } from '../../protocol/Document';
import type { Board as SentBoard } from '../../protocol/reverse-monopoly/Board';
import type { Family as FamilyId } from '../../protocol/reverse-monopoly/Family';
import type { FamilyView } from '../../protocol/reverse-monopoly/FamilyView';
import type { PlayerView } from '../../protocol/reverse-monopoly/PlayerView';
import type { View } from '../../protocol/reverse-monopoly/View';
import type { Seat } from '../../protocol/Seat';
import type { Text } from '../../protocol/Text';

export type { Brings } from '../../protocol/reverse-monopoly/Brings';
export type { Destination } from '../../protocol/reverse-monopoly/Destination';
export type { FamilyId, FamilyView as FamilyHeld, PlayerView as Player, SentBoard, View };

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
] as const satisfies FamilyId[];

/** What is printed, in words. */
export type Board = InWords<SentBoard>;
export type Family = Board['families'][number];
export type Card = Board['cards'][number];
export type Square = Board['squares'][number];
export type Street = Board['streets'][number];
export type MarketCard = Board['black_market'][number];

/** The board in words. */
export function boardSaid(board: SentBoard, say: Say): Board {
  const named = <T extends { name: Text }>(one: T) => ({ ...one, name: say(one.name) });
  return {
    ...board,
    families: board.families.map(named),
    cards: board.cards.map(named),
    squares: board.squares.map(named),
    streets: board.streets.map(named),
    black_market: board.black_market.map((card) => ({ ...card, text: say(card.text) })),
  };
}

/** What a card is appraised at, at a table of these options: an Escape only where it counts when wealth decides (V29). */
export function appraisedAt(card: Card, options: Document['options']): number | null {
  const appraised = card.family ? card.appraised : Number(options['escapes-appraised']);
  return appraised > 0 ? appraised : null;
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
  player: Pick<PlayerView, 'properties' | 'escapes' | 'families'>,
): { held: FamilyView | null; cards: Card[] }[] {
  const found = (ids: string[]) => ids.flatMap((id) => atlas.cards.get(id) ?? []);
  const properties = found(player.properties);
  const groups: { held: FamilyView | null; cards: Card[] }[] = FAMILIES.flatMap((family) => {
    const held = player.families.find((one) => one.family === family);
    const cards = properties.filter((card) => card.family === family);
    return held && cards.length > 0 ? [{ held, cards }] : [];
  });
  const escapes = found(player.escapes);
  return escapes.length > 0 ? [...groups, { held: null, cards: escapes }] : groups;
}

/** What a seat has of the families it needs: one entry for each, what is furthest first. */
export type Step = FamilyId | 'wild' | null;

export function steps(player: Pick<PlayerView, 'families' | 'progress'>, needed: number): Step[] {
  const tripled: Step[] = player.families.filter((held) => held.tripled).map((held) => held.family);
  if (player.progress.wild) {
    tripled.push('wild');
  }
  return Array.from({ length: Math.max(needed, tripled.length) }, (_, at) => tripled[at] ?? null);
}
