import { expect, it } from 'vitest';
import { told } from './chips';

it('two sums that are paid one after another are told as one', () => {
  const first = told(null, { key: 1, change: -15 });
  expect(told(first, { key: 2, change: -17 })).toEqual({ key: 2, change: -32 });
});

it('what is received right after a payment is told with it', () => {
  const first = told(null, { key: 1, change: -15 });
  expect(told(first, { key: 2, change: 9 })).toEqual({ key: 2, change: -6 });
  expect(told(first, { key: 2, change: 15 })).toBeNull();
});
