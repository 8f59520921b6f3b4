// Squares and cards in words, for labels of what is drawn.

import { money } from '../../lib/money';
import { words } from '../../lib/text';
import en from './en.json';
import {
  type Atlas,
  type Brings,
  type Card,
  type Destination,
  type MarketCard,
  rangeOf,
  type Square,
} from './view';

export const t = words(en);

const CURRENCY = 'mln ₽';
export const millions = (amount: number) => money(amount, CURRENCY);

/** A card with its numbers. */
export const cardTitle = (card: Card): string => `${rangeOf(card)} ${card.name.en}`;

/** The family of a card, or that it is an Escape. */
export function belonging(atlas: Atlas, card: Card): string {
  return card.family ? (atlas.families.get(card.family)?.name.en ?? '') : t('escape');
}

/** What a square is called: by its card, its kind, or the street it lies on. */
export function squareName(atlas: Atlas, square: Square): string {
  const card = square.card ? atlas.cards.get(square.card) : undefined;
  if (card) {
    return cardTitle(card);
  }
  if (square.kind) {
    return t(`kind.${square.kind}`);
  }
  return atlas
    .streetsAt(square.id)
    .map(({ name }) => name.en)
    .join(', ');
}

/** What driving to a square would bring. */
export function whatItBrings(brings: Brings | undefined, names: string[]): string {
  switch (brings?.is) {
    case 'commission':
      return t('brings.commission', { amount: millions(brings.amount) });
    case 'rent':
      return t('brings.rent', { factor: brings.factor });
    case 'escape':
      return t('brings.escape', { name: names[brings.from] ?? '' });
    case 'black_market':
      return t('brings.black_market', { amount: millions(brings.amount) });
    default:
      return t('brings.nothing');
  }
}

export interface Standing {
  names: string[];
  owner: number | null;
  lit: boolean;
  stake: boolean;
  car: boolean;
  plane: boolean;
  destination: Destination | undefined;
}

/** A square as who cannot see it hears it. */
export function labelOf(atlas: Atlas, square: Square, standing: Standing): string {
  const card = square.card ? atlas.cards.get(square.card) : undefined;
  const parts = [`${square.id}: ${squareName(atlas, square)}`];
  if (card) {
    parts.push(belonging(atlas, card));
    parts.push(ownerOf(card, standing.owner, standing.names));
  }
  const also: [boolean | undefined, 'metro' | 'car' | 'plane' | 'stake' | 'lit'][] = [
    [square.metro, 'metro'],
    [standing.car, 'car'],
    [standing.plane, 'plane'],
    [standing.stake, 'stake'],
    [standing.lit, 'lit'],
  ];
  parts.push(...also.flatMap(([holds, what]) => (holds ? [t(`label.${what}`)] : [])));
  if (standing.destination) {
    parts.push(whatItBrings(standing.destination.brings, standing.names));
  }
  return parts.filter(Boolean).join(', ');
}

/** Whose a card is. */
export function ownerOf(card: Card, owner: number | null, names: string[]): string {
  if (owner !== null) {
    return t('label.owner', { name: names[owner] ?? '' });
  }
  return t(card.family ? 'label.unsold' : 'label.stack');
}

/** What a Black Market card does, with its figures. */
export const effectOf = ({ effect, amount = 0 }: MarketCard): string =>
  t(`effect.${effect}`, { amount: millions(amount) });
