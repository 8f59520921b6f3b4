import { expect, test } from 'vitest';
import type { StepShown } from '../../lib/said';
import { charts } from './charts';
import { view, withKind } from './example';
import { prices } from './series';

/** A card that moves this good; its share stands at the end of its track. */
const moved = (step: number, kind: string, from: number, to: number): StepShown => {
  const cards = [{ kinds: ['hoorn', kind], from: [10, from], to: [10, to] }];
  return {
    step,
    seat: 0,
    happened: [{ event: { event: 'prices_moved', seat: 0, cards }, text: '' }],
  };
};
const quiet = (step: number): StepShown => ({ step, happened: [] });

test('prices begin where the first move found them and follow every move', () => {
  const now = withKind(view(), 'silk', { marker: 11, price: 11 });
  const { kinds, points } = prices(
    [quiet(1), moved(2, 'silk', 15, 13), quiet(3), moved(4, 'silk', 13, 11)],
    now,
  );
  const silk = kinds.indexOf('silk');
  expect(points.map((point) => [point.step, point.prices[silk]])).toEqual([
    [0, 15],
    [2, 13],
    [4, 11],
  ]);
});

test('what never moved stays at the price it has', () => {
  const { kinds, points } = prices([moved(2, 'silk', 15, 13)], view());
  expect(points.map((point) => point.prices[kinds.indexOf('tea')])).toEqual([15, 15]);
});

test('a marker beyond the last price shows the last price', () => {
  const { kinds, points } = prices([moved(1, 'tea', 25, 27)], view());
  expect(points.map((point) => point.prices[kinds.indexOf('tea')])).toEqual([25, 25]);
});

test('the curve goes on to the last step', () => {
  const { points } = prices([moved(1, 'tea', 15, 17), quiet(2), quiet(3)], view());
  expect(points.map((point) => point.step)).toEqual([0, 1, 3]);
});

test('moves that were taken back are not drawn', () => {
  const undo: StepShown = { step: 3, undo: 2, happened: [] };
  const { points } = prices([moved(1, 'tea', 15, 17), quiet(2), undo], view());
  expect(new Set(points.map((point) => point.prices.join(' '))).size).toBe(1);
});

test('there is a chart of the shares and one of the goods', () => {
  const [shares, goods] = charts([moved(2, 'silk', 15, 13)], view());
  expect(shares?.series.map((line) => line.label)).toContain('Middelburg');
  expect(goods?.series[0]).toMatchObject({
    label: 'Silk',
    points: [
      { x: 0, y: 15 },
      { x: 2, y: 13 },
    ],
  });
});
