import { expect, it } from 'vitest';
import { Auctions, staysOutBeyond } from './auctions';

const fresh = { best: null, passed: [] };
const led = { best: { seat: 1, amount: 3 }, passed: [] };

it('counts another auction when nobody has spoken after somebody had', () => {
  const auctions = new Auctions();
  const told = [
    fresh,
    fresh,
    led,
    { ...led, passed: [0] },
    fresh,
    { ...fresh, passed: [2] },
    led,
    fresh,
  ];
  expect(told.map((one) => auctions.count(one))).toEqual([0, 0, 0, 0, 1, 1, 1, 2]);
});

it('staying out by order is no more than a pass that is for good, unless one has nothing to say yet', () => {
  expect(staysOutBeyond({ final_pass: true }, true)).toBe(false);
  expect(staysOutBeyond({ final_pass: true }, false)).toBe(true);
  expect(staysOutBeyond({}, true)).toBe(true);
});
