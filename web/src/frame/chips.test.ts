import { expect, it } from 'vitest';
import { told } from './chips';

it('two sums that are paid one after another are told as one', () => {
  const first = told([], { key: 1, change: -15 });
  expect(told(first, { key: 2, change: -17 })).toEqual([{ key: 2, change: -32 }]);
});

it('what is received after a payment is told by itself', () => {
  const first = told([], { key: 1, change: -15 });
  expect(told(first, { key: 2, change: 9 })).toEqual([
    { key: 1, change: -15 },
    { key: 2, change: 9 },
  ]);
});
