// This board's words.

import { grouped } from '../../lib/money';
import { words } from '../../lib/text';
import { type Act, depthAt, type Face, type Move, priceAt, type Track } from './view';

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

/** What a card will still do, in words, turn by turn. */
export function actsInWords(acts: Act[]): string {
  return acts.map((act) => actInWords(act)).join('; ');
}

export function actInWords(act: Act): string {
  const prices = pricesInWords(act.moves);
  return act.turns === 0 ? t('slot.now', { prices }) : t('slot.later', { n: act.turns, prices });
}

export function pricesInWords(moves: Move[]): string {
  return moves.map((one) => `${nameOf(one.kind)} ${one.price}`).join(', ');
}
