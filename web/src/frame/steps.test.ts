import { describe, expect, it } from 'vitest';
import { grown, inForce, type PastStep, takenBack } from './steps';

const step = (number: number, undo?: number): PastStep => ({ step: number, undo, happened: [] });
const numbers = (steps: PastStep[]) => steps.map(({ step }) => step);

describe('the past', () => {
  it('grows by steps it does not have yet', () => {
    const steps = [step(1), step(2)];
    expect(numbers(grown(steps, [step(2), step(3)]))).toEqual([1, 2, 3]);
    expect(grown(steps, [step(1)])).toBe(steps);
  });

  it('forgets what was taken back, together with the taking back', () => {
    expect(numbers(inForce([step(1), step(2), step(3), step(4, 2), step(5)]))).toEqual([1, 5]);
  });

  it('knows which steps were taken back, for the log to strike them out', () => {
    const steps = [step(1), step(2), step(3), step(4, 2), step(5), step(6, 1)];
    expect([...takenBack(steps)]).toEqual([2, 3, 5]);
  });

  it('counts only steps in force when more is taken back later', () => {
    expect(numbers(inForce([step(1), step(2), step(3, 1), step(4), step(5, 2)]))).toEqual([]);
  });
});
