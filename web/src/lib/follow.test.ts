import { describe, expect, it } from 'vitest';
import { lastTold } from './acts';
import { leadsBack, sameSteps } from './follow.svelte';
import type { StepShown } from './said';

const step = (number: number, text: string): StepShown => ({
  step: number,
  happened: [{ event: {}, text }],
});

describe('what a board shows', () => {
  it('is the same in another language, and is not shown in motion again', () => {
    expect(sameSteps([step(4, 'buys.')], [step(4, 'kupuje.')])).toBe(true);
    expect(sameSteps([], [])).toBe(true);
  });

  it('is new where something else happened, or more', () => {
    expect(sameSteps([step(5, 'buys.')], [step(4, 'buys.')])).toBe(false);
    expect(sameSteps([step(4, 'buys.'), step(5, 'sells.')], [step(4, 'buys.')])).toBe(false);
    expect(sameSteps([], [step(4, 'buys.')])).toBe(false);
  });

  it('is told last by what was said last', () => {
    expect(lastTold([{ text: 'throws 5.' }, { text: 'buys.' }, {}])).toBe('buys.');
    expect(lastTold([{}])).toBeUndefined();
  });

  it('is told no longer once something was taken back', () => {
    expect(leadsBack([{ ...step(6, ''), undo: 2 }])).toBe(true);
    expect(leadsBack([step(6, 'buys.')])).toBe(false);
    expect(leadsBack([])).toBe(false);
  });
});
