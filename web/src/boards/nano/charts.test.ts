import { describe, expect, it } from 'vitest';
import type { PastStep } from '../../frame/steps';
import { charts, pricesOf } from './charts';
import { view } from './example';

const moved = (step: number, resource: string, from: number, to: number): PastStep =>
  ({
    step,
    happened: [{ event: { event: 'price_moved', resource, from, to }, text: '' }],
  }) as PastStep;

describe('the charts of prices', () => {
  const steps = [
    { step: 1, happened: [] } as PastStep,
    moved(2, 'coal', 16, 15),
    moved(3, 'ore', 19, 18),
    moved(4, 'coal', 15, 14),
  ];

  it('follow what happened from the first price to the present one', () => {
    expect(pricesOf(steps, 'coal', 14)).toEqual([
      { x: 0, y: 16 },
      { x: 2, y: 15 },
      { x: 4, y: 14 },
      { x: 4, y: 14 },
    ]);
    expect(pricesOf(steps, 'steel', 60)).toEqual([
      { x: 0, y: 60 },
      { x: 4, y: 60 },
    ]);
  });

  it('leave out what was taken back', () => {
    const back = [...steps, { step: 5, undo: 1, happened: [] } as PastStep];
    expect(pricesOf(back, 'coal', 15).map(({ y }) => y)).toEqual([16, 15, 15]);
  });

  it('show raw and made resources apart, for their prices lie far apart', () => {
    const shown = charts(steps, view).map(({ series }) => series.map(({ key }) => key));
    expect(shown).toEqual([
      ['coal', 'ore'],
      ['steel', 'energy'],
    ]);
  });
});
