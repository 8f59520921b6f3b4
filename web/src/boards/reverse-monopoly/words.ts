// Squares and cards in words, for labels of what is drawn.

import { money } from '../../lib/money';
import { words } from '../../lib/text';
import {
  type Atlas,
  type Brings,
  type Card,
  type Destination,
  type MarketCard,
  rangeOf,
  type Square,
} from './view';

export const t = words('reverse-monopoly');

export const millions = (amount: number) => money(amount, t('currency'));

/** A card with its numbers. */
export const cardTitle = (card: Card): string => `${rangeOf(card)} ${card.name}`;

/** The family of a card, or that it is an Escape. */
export function belonging(atlas: Atlas, card: Card): string {
  return card.family ? (atlas.families.get(card.family)?.name ?? '') : t('escape');
}

/** What driving to a square would bring. */
export function whatItBrings(brings: Brings | undefined, names: string[]): string {
  switch (brings?.is) {
    case 'commission':
      return t('brings.commission', { amount: millions(brings.amount) });
    case 'rent':
      return t('brings.rent', { factor: brings.factor, name: names[brings.from] ?? '' });
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
  const parts = [square.name];
  if (card) {
    parts.push(belonging(atlas, card));
    parts.push(ownerOf(card, standing.owner, standing.names));
  }
  const also: [boolean | undefined, 'car' | 'plane' | 'stake' | 'lit'][] = [
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
export const effectOf = (card: MarketCard): string =>
  t(`effect.${card.effect}`, { amount: millions('amount' in card ? card.amount : 0) });
