import { describe, expect, it } from 'vitest';
import type { OptionSpec } from '../protocol/OptionSpec';
import { chosen, defaults, readable, sentence } from './options';

const specs: OptionSpec[] = [
  { id: 'rounds', about: 'how many', kind: 'number', min: 0, max: 9, default: 4 },
  { id: 'first', about: 'who', kind: 'one_of', values: ['random', 'seat0'], default: 'random' },
  { id: 'leaving', about: 'may one', kind: 'flag', default: false },
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

  it('read as words', () => {
    expect(sentence('who plays first (M7)')).toBe('Who plays first (M7)');
    expect(readable('bare-lots', String)).toBe('bare lots');
    expect(readable('seat0', (n) => `seat ${n}`)).toBe('seat 1');
  });
});
