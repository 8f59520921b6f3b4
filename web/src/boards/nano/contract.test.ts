import { describe, expect, it } from 'vitest';
import { unitsOfContract } from './contract';
import type { PickField } from './finding';

const contract = { id: 'great-order', left: ['coal' as const, 'ore' as const, 'ore' as const] };
const field: PickField = {
  kind: 'pick',
  name: 'goods',
  min: 1,
  max: 1,
  items: [{ id: 'ore', label: 'ore', count: 1 }],
};

describe('the open units of a contract', () => {
  it('are at hand as far as the form lets them be delivered', () => {
    const units = unitsOfContract(contract, field);
    expect(units.map(({ resource, atHand }) => [resource, atHand])).toEqual([
      ['coal', false],
      ['ore', true],
      ['ore', false],
    ]);
  });

  it('cannot be delivered without a form', () => {
    expect(unitsOfContract(contract, undefined).some(({ atHand }) => atHand)).toBe(false);
  });
});
