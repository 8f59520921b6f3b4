import { describe, expect, it } from 'vitest';
import { Words } from '../lib/say.svelte';
import type { Account } from '../protocol/Account';
import { bankName, isHidden, linesOf, linesOfSeat, sumsOf } from './ledger';
import type { PastStep } from './steps';

const move = (from: Account, to: Account, amount: number, reason: string, rule: string) => ({
  posting: { from, to, amount, reason, rule },
});
const [anna, bert, bank] = [{ seat: 0 }, { seat: 1 }, { bank: 0 }];
const steps: PastStep[] = [
  {
    step: 1,
    happened: [{ event: {}, text: 'Anna buys' }, move(anna, bank, 30, 'lot bought', 'K16')],
  },
  {
    step: 2,
    happened: [move(bert, anna, 4, 'rent', 'K20'), move(bank, bert, 10, 'profit', 'K12')],
  },
  { step: 5, happened: [move(bert, anna, 8, 'rent', 'K20')] },
];

describe('a bank', () => {
  it('is called as the words of the game call it', () => {
    const say = new Words('pl', ['bank-0 = Stary Bank\nbank-1 = Nowy Bank\n']).with([]);
    expect(bankName({ bank: 1 }, say)).toBe('Nowy Bank');
  });
});

describe('the ledger', () => {
  const entries = linesOf(steps);

  it('has every posting with its step, in order', () => {
    expect(entries.map(({ step, number, amount }) => [step, number, amount])).toEqual([
      [1, 0, 30],
      [2, 1, 4],
      [2, 2, 10],
      [5, 3, 8],
    ]);
  });

  it('knows the postings of a seat, paid or received', () => {
    expect(linesOfSeat(entries, 0).map(({ number }) => number)).toEqual([0, 1, 3]);
  });

  it('adds up what a seat got and paid, and for what, the weightiest first', () => {
    expect(sumsOf(entries, 0)).toEqual({
      got: 12,
      paid: 30,
      reasons: [
        { reason: 'lot bought', rule: 'K16', amount: -30, times: 1 },
        { reason: 'rent', rule: 'K20', amount: 12, times: 2 },
      ],
    });
  });

  it('loses nothing: what all seats got less what they paid came from the bank', () => {
    const net = [0, 1].map((seat) => sumsOf(entries, seat)).map(({ got, paid }) => got - paid);
    expect(net).toEqual([-18, -2]);
  });

  it('adds nothing up for a seat whose money the viewer may not know', () => {
    const wealth = [null, 45, null];
    expect([0, 1, 2].map((seat) => isHidden(wealth, seat))).toEqual([true, false, true]);
    expect(isHidden([], 0)).toBe(true);
  });
});
