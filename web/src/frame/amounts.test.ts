import { describe, expect, it } from 'vitest';
import { handyStep, isOnCredit, quickAmounts, quickBids } from './amounts';

const amount = (min: number, max: number, step = 1) =>
  ({ name: 'amount', kind: 'amount', min, max, step, unit: 'money' }) as const;

describe('amounts', () => {
  it('change by handy steps that the field allows', () => {
    expect(handyStep(amount(0, 250_000))).toBe(5_000);
    expect(handyStep(amount(0, 20))).toBe(1);
    expect(handyStep(amount(0, 10_000, 300)) % 300).toBe(0);
  });

  it('offer the least, some above it and the most at one press', () => {
    expect(quickAmounts(amount(0, 250_000))).toEqual([0, 5_000, 25_000, 250_000]);
    expect(quickAmounts(amount(1, 3))).toEqual([]);
  });

  it('that are bid begin with the least and stay within what one has', () => {
    expect(quickBids(amount(30_000, 212_000, 1_000))).toEqual([30_000, 32_000, 34_000, 40_000]);
    expect(quickBids(amount(30_000, 31_000, 1_000))).toEqual([30_000]);
  });

  it('that exceed the own cash are known to be borrowed', () => {
    expect([10, 11].map((sum) => isOnCredit(sum, 10))).toEqual([false, true]);
    expect(isOnCredit(11, null)).toBe(false);
  });
});
