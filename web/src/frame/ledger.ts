// The ledger: every posting, and what each seat got and paid.

import type { Say } from '../lib/say.svelte';
import type { Account } from '../protocol/Account';
import type { Posting } from '../protocol/Posting';
import type { PastStep } from './steps';

export interface LedgerLine extends Posting {
  step: number;
  /** Which posting of all, from 0. */
  number: number;
}

export const seatOf = (account: Account): number | null =>
  'seat' in account ? account.seat : null;

/** What the game calls a bank. */
export function bankName(account: Account, say: Say): string {
  return 'bank' in account ? say([`bank-${account.bank}`]) : '';
}

/** All postings in order. */
export function linesOf(steps: PastStep[]): LedgerLine[] {
  const lines: LedgerLine[] = [];
  for (const { step, happened } of steps) {
    for (const one of happened) {
      if ('posting' in one) {
        lines.push({ ...one.posting, step, number: lines.length });
      }
    }
  }
  return lines;
}

/** The postings that a seat has to do with. */
export function linesOfSeat(lines: LedgerLine[], seat: number): LedgerLine[] {
  return lines.filter(({ from, to }) => seatOf(from) === seat || seatOf(to) === seat);
}

/**
 * Whether a seat's money is hidden from the viewer. Its single payments are public then, but no sum of them
 * is shown, since that would tell what it has.
 */
export function isHidden(wealth: (number | null)[], seat: number): boolean {
  return (wealth[seat] ?? null) === null;
}

export interface Sums {
  got: number;
  paid: number;
  /** By reason, largest first: what came in less what went out. */
  reasons: { reason: string; rule: string; amount: number; times: number }[];
}

/** What a seat got and paid, and for what. */
export function sumsOf(lines: LedgerLine[], seat: number): Sums {
  let got = 0;
  let paid = 0;
  const reasons = new Map<string, Sums['reasons'][number]>();
  for (const { from, to, amount, reason, rule } of linesOfSeat(lines, seat)) {
    const change = (seatOf(to) === seat ? amount : 0) - (seatOf(from) === seat ? amount : 0);
    got += Math.max(change, 0);
    paid += Math.max(-change, 0);
    const key = `${reason} ${rule}`;
    const sum = reasons.get(key) ?? { reason, rule, amount: 0, times: 0 };
    reasons.set(key, { ...sum, amount: sum.amount + change, times: sum.times + 1 });
  }
  const byWeight = [...reasons.values()].sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
  return { got, paid, reasons: byWeight };
}
