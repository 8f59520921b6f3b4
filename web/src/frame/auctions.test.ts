import { expect, it } from 'vitest';
import { Auctions } from './auctions';

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
