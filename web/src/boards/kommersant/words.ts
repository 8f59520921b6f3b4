// Squares in words, for labels of what is drawn.

import { money } from '../../lib/money';
import { words } from '../../lib/text';
import type { Rent } from '../../protocol/kommersant/Rent';
import type { Sale, Square } from './view';

const t = words('kommersant');

const CURRENCY = '₽';
export const rubles = (amount: number) => money(amount, CURRENCY);

export interface Standing {
  names: string[];
  lit: boolean;
  stake: boolean;
  sales: Sale[];
}

/** A square as who cannot see it hears it: name, group, owner, stage, rent, what lies there. */
export function labelOf(square: Square, standing: Standing): string {
  const { names } = standing;
  const parts = [square.name, belonging(square)];
  if (square.lot) {
    parts.push(...lotParts(square.lot, names));
  } else if (square.amount !== undefined) {
    parts.push(t('label.amount', { amount: rubles(square.amount) }));
  }
  if (square.token) {
    parts.push(t('label.token'));
  }
  if (square.pieces.length > 0) {
    const here = square.pieces.map((seat) => names[seat]).join(', ');
    parts.push(t('label.pieces', { names: here }));
  }
  for (const sale of standing.sales) {
    parts.push(`${t(`sale.${sale.sale}`)} ${t('label.sale', { amount: rubles(sale.brings) })}`);
  }
  if (standing.stake) {
    parts.push(t('label.stake'));
  }
  if (standing.lit) {
    parts.push(t('label.lit'));
  }
  return parts.filter((part) => part !== '').join(', ');
}

/** The colour group, or what kind of property it is; nothing for other squares. */
export function belonging(square: Square): string {
  if (square.lot?.group) {
    return t(`group.${square.lot.group}`);
  }
  return square.kind === 'state_enterprise' ? t('kind.state_enterprise') : '';
}

function lotParts(lot: NonNullable<Square['lot']>, names: string[]): string[] {
  if (lot.owner === undefined) {
    return [t('label.free', { amount: rubles(lot.price) })];
  }
  const parts = [t('label.owner', { name: names[lot.owner] ?? '' })];
  if (lot.mortgaged) {
    parts.push(t('label.mortgaged'));
  } else if (lot.stage !== 'lot') {
    parts.push(t(`label.stage.${lot.stage}`));
  }
  if (lot.rent?.is === 'due') {
    parts.push(t('label.rent', { amount: rubles(lot.rent.amount) }));
  }
  return parts;
}

/** Why the present rent is what it is. */
export function whyRent(rent: Rent): string {
  if (rent.is !== 'due') {
    return t(`deed.why.${rent.is}`);
  }
  return t(`deed.why.${rent.multiple}`, { stage: t(`stage.${rent.stage}`) });
}
