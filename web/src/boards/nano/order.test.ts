import { describe, expect, it } from 'vitest';
import { panelsOf } from './order';
import type { Moment, View } from './view';

const quiet = {
  moment: { is: 'market', seat: 0 } as Moment,
  shown: 0,
  seen: [],
  assets: [],
  players: [{ contracts: [], sentence: 0 }],
} as unknown as View;

describe('the panels', () => {
  it('leave out what there is nothing of', () => {
    expect(panelsOf(quiet, 0, false)).toEqual(['exchange', 'works', 'goods']);
  });

  it('show cards, raids and contracts where there are any', () => {
    const busy = {
      ...quiet,
      card: 'pit-tax-1',
      players: [{ contracts: [{}], sentence: 2 }],
    } as unknown as View;
    expect(panelsOf(busy, 0, false)).toEqual([
      'exchange',
      'raids',
      'contracts',
      'cards',
      'works',
      'goods',
    ]);
  });

  it('begin with the works while the viewer plans or produces, and only then', () => {
    const planning = { ...quiet, moment: { is: 'planning', seat: 0 } } as View;
    expect(panelsOf(planning, 0, false)[0]).toBe('works');
    expect(panelsOf(planning, 1, false)[0]).toBe('exchange');
    expect(panelsOf(planning, null, false)[0]).toBe('exchange');
  });

  it('begin with the exchange where there is room and the works are not asked for', () => {
    const studying = { ...quiet, shown: 2, seen: ['solo-mine-1', 'twin-mine-1'] } as View;
    expect(panelsOf(studying, 0, false)[0]).toBe('cards');
    expect(panelsOf(studying, 0, true)[0]).toBe('exchange');
    const producing = { ...quiet, moment: { is: 'production', seat: 0, runnable: [] } } as View;
    expect(panelsOf(producing, 0, true)[0]).toBe('works');
  });

  it('begin with the race when it is over', () => {
    const over = { ...quiet, moment: { is: 'over', winner: 1 } } as View;
    expect(panelsOf(over, 0, true)[0]).toBe('goods');
    expect(panelsOf(over, null, false)[0]).toBe('goods');
  });
});
