import { describe, expect, it } from 'vitest';
import type { OptionSpec } from '../protocol/OptionSpec';
import { chosen, defaults, isPrinted } from './options';

const specs: OptionSpec[] = [
  {
    id: 'rounds',
    about: 'how many',
    rules: ['M1'],
    open: true,
    kind: 'number',
    min: 0,
    max: 9,
    default: 4,
  },
  {
    id: 'first',
    about: 'who',
    rules: ['M7'],
    open: true,
    kind: 'one_of',
    values: ['random', 'seat0'],
    default: 'random',
  },
  { id: 'leaving', about: 'may one', rules: ['K38'], open: false, kind: 'flag', default: false },
];

describe('options of a table', () => {
  it('begin with their defaults, and send nothing then', () => {
    expect(defaults(specs)).toEqual({ rounds: 4, first: 'random', leaving: false });
    expect(chosen(specs, defaults(specs))).toEqual({});
  });

  it('send what was changed, and nothing of another edition', () => {
    const values = { rounds: 0, first: 'random', leaving: true, banker: 'seat1' };
    expect(chosen(specs, values)).toEqual({ rounds: 0, leaving: true });
  });

  it('are as printed unless something is chosen that the rules do not leave open', () => {
    expect(isPrinted(specs, defaults(specs))).toBe(true);
    expect(isPrinted(specs, { rounds: 9, first: 'seat0', leaving: false })).toBe(true);
    expect(isPrinted(specs, { rounds: 4, first: 'random', leaving: true })).toBe(false);
  });
});
