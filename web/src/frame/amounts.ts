// Handy figures for amounts to choose from.

import { within } from '../lib/choices';
import type { ShownField } from '../lib/said';
import { niceStep } from './scale';

type Amount = Extract<ShownField, { kind: 'amount' }>;

/** How much a press on plus or minus changes: about a fiftieth of what there is, never less than a step. */
export function handyStep(field: Amount): number {
  const range = field.max - field.min;
  if (range <= 50 * field.step) {
    return field.step;
  }
  const nice = niceStep(range, 50);
  return Math.max(field.step, Math.round(nice / field.step) * field.step);
}

/** A few amounts to take at one press: the least, some above it, and the most. */
export function quickAmounts(field: Amount): number[] {
  if (field.max - field.min < 4 * field.step) {
    return [];
  }
  const handy = handyStep(field);
  const amounts = [field.min, field.min + handy, field.min + 5 * handy, field.max].map((amount) =>
    within(field, amount),
  );
  return [...new Set(amounts)].sort((a, b) => a - b);
}

/** Bids at one press: the least, and some handy steps above it. */
export function quickBids(field: Amount): number[] {
  const range = Math.max(field.min, field.step);
  const handy = Math.max(field.step, Math.round(niceStep(range, 20) / field.step) * field.step);
  const bids = [0, 1, 2, 5].map((times) => field.min + times * handy);
  return bids.filter((bid) => bid <= field.max).map((bid) => within(field, bid));
}

/** Whether somebody with so much cash would have to borrow to pay a sum; nobody knows where the cash is closed. */
export const isOnCredit = (sum: number, cash: number | null | undefined): boolean =>
  typeof cash === 'number' && sum > cash;
