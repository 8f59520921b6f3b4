// This board's words.

import { grouped } from '../../lib/money';
import { words } from '../../lib/text';
import en from './en.json';
import { type Act, type Coming, faces } from './view';

type Key = keyof typeof en;

const t = words(en);

export const nameOf = (kind: string): string => t(`kind.${kind}` as Key);
export const letterOf = (chamber: string): string => t(`letter.${chamber}` as Key);
export const isShare = (kind: string): boolean => `letter.${kind}` in en;

/** A move with its sign: `+1`, `−2`. */
export const move = (by: number): string => (by > 0 ? `+${by}` : grouped(by));

/** What a card does, in words: `Amsterdam +1, Silk −2`. */
export function cardName(card: string): string {
  return faces(card)
    .map((face) => `${nameOf(face.kind)} ${move(face.by)}`)
    .join(', ');
}

/** What a card will still do, in words, turn by turn. */
export function actsInWords(acts: Act[]): string {
  return acts.map((act) => actInWords(act)).join('; ');
}

export function actInWords(act: Act): string {
  const prices = pricesInWords(act.moves);
  return act.turns === 0 ? t('slot.now', { prices }) : t('slot.later', { n: act.turns, prices });
}

export function pricesInWords(moves: Coming[]): string {
  return moves.map((one) => `${nameOf(one.kind)} ${one.price}`).join(', ');
}
