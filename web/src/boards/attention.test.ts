import { expect, it } from 'vitest';
import type { StepShown } from '../lib/said';
import { Attention } from './attention.svelte';

const step = (number: number, seat: number, bidding = false): StepShown => ({
  step: number,
  seat,
  happened: [{ event: {}, text: 'something', ...(bidding && { bidding }) }],
});

it('a deed makes way when its reader acts elsewhere, not when others act or somebody bids', () => {
  const attention = new Attention('hex');
  const isOpenAfter = (...latest: StepShown[]) => {
    attention.open = 'e7';
    attention.makeWay(latest, 0);
    return attention.open !== null;
  };
  expect(isOpenAfter()).toBe(true);
  expect(isOpenAfter(step(1, 1), step(2, 2))).toBe(true);
  expect(isOpenAfter(step(3, 0, true))).toBe(true);
  expect(isOpenAfter(step(4, 0), step(5, 1))).toBe(false);
  expect(isOpenAfter(step(4, 0), step(5, 1))).toBe(true);
  attention.open = 'e7';
  attention.makeWay([step(6, 0)], null);
  expect(attention.open).toBe('e7');
});
