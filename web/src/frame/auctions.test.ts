import { expect, it } from 'vitest';
import { Auctions, isOutOfReach, staysOutBeyond } from './auctions';

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

it('the next bid is out of reach of who has less, or had bids that are gone, but not of who leads', () => {
  const auction = { best: { seat: 1, amount: 12 }, least: 13 };
  const poor = { beyond: false, mayPass: true, mayBid: false, cash: 6 };
  expect(isOutOfReach(auction, 0, poor)).toBe(true);
  expect(isOutOfReach(auction, 0, { ...poor, cash: 13 })).toBe(false);
  expect(isOutOfReach(auction, 0, { ...poor, cash: null })).toBe(false);
  expect(isOutOfReach(auction, 0, { ...poor, mayBid: true })).toBe(false);
  expect(isOutOfReach(auction, 0, { ...poor, mayPass: false })).toBe(false);
  const gone = { beyond: true, mayPass: false, mayBid: false, cash: null };
  expect(isOutOfReach(auction, 0, gone)).toBe(true);
  expect(isOutOfReach(auction, 1, gone)).toBe(false);
});
