// This board's words.

import { grouped } from '../../lib/money';
import { words } from '../../lib/text';
import {
  type Act,
  depthAt,
  type Face,
  type Lead,
  type Move,
  priceAt,
  type Track,
  type View,
} from './view';

const t = words('mercurius');

const CHAMBERS = ['amsterdam', 'hoorn', 'delft', 'rotterdam', 'enkhuizen', 'middelburg'] as const;
type Chamber = (typeof CHAMBERS)[number];
type Good = 'silk' | 'coffee' | 'porcelain' | 'copper' | 'spices' | 'tea';

export const nameOf = (kind: string): string => t(`kind.${kind as Chamber | Good}`);
export const letterOf = (chamber: string): string => t(`letter.${chamber as Chamber}`);
export const isShare = (kind: string): boolean => CHAMBERS.some((chamber) => chamber === kind);

/** A price with how deep its marker lies, where that decides when it changes: `1 (3 deep)`. */
export function priceInWords(track: Track, marker: number): string {
  const [price, depth] = [priceAt(track, marker), depthAt(track, marker)];
  return depth === 0 ? `${price}` : t('kind.deep', { price, depth });
}

/** A move with its sign: `+1`, `−2`. */
export const move = (by: number): string => (by > 0 ? `+${by}` : grouped(by));

/** What a card does, in words: `Amsterdam +1, Silk −2`. */
export const cardName = (faces: Face[]): string =>
  faces.map((face) => `${nameOf(face.kind)} ${move(face.by)}`).join(', ');

/** Where a card of the hand leads one of its prices, now and in the end. */
export function leadInWords({ kinds, track }: View, { kind, marker, last_marker }: Lead): string {
  const now = kinds.find((row) => row.kind === kind)?.marker ?? marker;
  const [from, to, last] = [now, marker, last_marker].map((at) => priceInWords(track, at)) as [
    string,
    string,
    string,
  ];
  return t('card.leads', { kind: nameOf(kind), from, to, last });
}

/** What a card will still do, in words, turn by turn. */
export function actsInWords(track: Track, acts: Act[]): string {
  return acts.map((act) => actInWords(track, act)).join('; ');
}

export function actInWords(track: Track, act: Act): string {
  const prices = pricesInWords(track, act.moves);
  return act.turns === 0 ? t('slot.now', { prices }) : t('slot.later', { n: act.turns, prices });
}

export function pricesInWords(track: Track, moves: Move[]): string {
  return moves.map((one) => `${nameOf(one.kind)} ${priceInWords(track, one.marker)}`).join(', ');
}
