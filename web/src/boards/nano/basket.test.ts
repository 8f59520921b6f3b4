import { describe, expect, it } from 'vitest';
import type { ShownChoice } from '../../lib/said';
import { counted, dealBeside, dealsOf, limitsOf, stepped } from './basket';

const choices: ShownChoice[] = [
  {
    label: 'Sell resources to the bank',
    touches: [],
    base: { do: 'sell' },
    fields: [
      {
        name: 'goods',
        kind: 'pick',
        min: 1,
        max: 5,
        items: [
          { id: 'coal', label: 'coal', count: 2 },
          { id: 'ore', label: 'ore', count: 3 },
        ],
      },
    ],
  },
  {
    label: 'Buy ore',
    touches: [],
    base: { do: 'buy', resource: 'ore' },
    fields: [{ name: 'units', kind: 'amount', min: 1, max: 4, step: 1, unit: 'money' }],
  },
];

describe('a basket', () => {
  it('sells what is held and buys what is sold here', () => {
    expect(limitsOf(choices, 'coal')).toEqual({ sell: 2, buy: 0 });
    expect(limitsOf(choices, 'ore')).toEqual({ sell: 3, buy: 4 });
    expect(limitsOf([], 'ore')).toEqual({ sell: 0, buy: 0 });
  });

  it('stops at what is allowed', () => {
    const limits = { sell: 1, buy: 0 };
    expect(stepped({}, 'coal', 1, limits)).toEqual({ coal: 0 });
    expect(stepped({ coal: -1 }, 'coal', -1, limits)).toEqual({ coal: -1 });
    expect(stepped({ coal: -1 }, 'coal', 1, limits)).toEqual({ coal: 0 });
  });

  it('comes to one sale and a purchase of each resource', () => {
    const basket = { coal: -2, ore: 1 };
    expect(dealsOf(basket, choices)).toEqual([
      { sells: true, goods: [['coal', 2]], action: { do: 'sell', goods: ['coal', 'coal'] } },
      { sells: false, goods: [['ore', 1]], action: { do: 'buy', resource: 'ore', units: 1 } },
    ]);
    expect(dealsOf({ coal: 0 }, choices)).toEqual([]);
  });

  it('forgets what is no longer allowed', () => {
    expect(dealsOf({ coal: -2, ore: 4 }, [])).toEqual([]);
    expect(dealsOf({ coal: -7 }, choices)[0]?.goods).toEqual([['coal', 2]]);
  });
});

describe('a deal', () => {
  it('stands in the row that was pressed last, a sale of several in one of theirs alone', () => {
    const sale = dealsOf({ coal: -1, ore: -2 }, choices);
    const rows = (pressed: 'coal' | 'ore' | 'steel' | null) =>
      (['coal', 'ore', 'steel'] as const).filter((one) => dealBeside(sale, one, pressed));
    expect(rows('ore')).toEqual(['ore']);
    expect(rows('coal')).toEqual(['coal']);
    expect(rows('steel'), 'what is not sold').toEqual(['coal']);
    expect(rows(null)).toEqual(['coal']);
    const both = dealsOf({ coal: -1, ore: 2 }, choices);
    expect(dealBeside(both, 'ore', 'coal')?.sells).toBe(false);
    expect(dealBeside(both, 'coal', 'ore')?.sells).toBe(true);
  });
});

describe('units', () => {
  it('are counted in the order in which they come', () => {
    expect(counted(['ore', 'coal', 'ore'])).toEqual([
      ['ore', 2],
      ['coal', 1],
    ]);
  });
});
