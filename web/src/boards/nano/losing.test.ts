import { describe, expect, it } from 'vitest';
import type { ShownChoice } from '../../lib/said';
import { lossAsked } from './losing';
import type { Atlas } from './view';

const atlas = { asset: () => ({ cost: 75 }) } as unknown as Atlas;
const asked = (action: object) =>
  lossAsked(atlas, {
    label: 'Sell Mine 1 to the bank for 37 nAn',
    touches: [],
    action,
  } as ShownChoice);

describe('a sale to the bank', () => {
  it('of an asset is asked about, with what it costs to have it back', () => {
    expect(asked({ do: 'sell_asset', asset: 'mine-1' })).toMatch(
      /^Sell Mine 1 to the bank for 37 nAn\? .* 75\snAn\.$/u,
    );
  });
  it('of resources is not, nor is anything else', () => {
    expect(asked({ do: 'sell', goods: [['coal', 1]] })).toBe('');
    expect(asked({ do: 'pay_salary' })).toBe('');
  });
});
