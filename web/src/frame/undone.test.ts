import { expect, it } from 'vitest';
import { Words } from '../lib/say.svelte';
import type { PastStep } from './steps';
import { lastDone, replayedSaid, stepsSince, undoAsked, undoneSaid } from './undone';

const say = new Words('en', ['line-by = { $who }: { $what }\n']).with(['Anna', 'Steady']);
const did = (step: number, seat: number, text: string): PastStep => ({
  step,
  seat,
  happened: [{ event: {}, text, by: seat }],
});
const STEPS = [did(1, 0, 'buys a mine.'), did(2, 0, 'threw 5'), did(3, 1, 'threw 6')];

it('taking back asks where more goes back than one’s own last step, and says what', () => {
  const back = stepsSince(STEPS, 0);
  expect(undoAsked(lastDone(STEPS, back, say), back)).toBe(
    'Anna: threw 5. Take this back, and all that followed?',
  );
  const own = STEPS.slice(0, 2);
  expect(undoAsked(lastDone(own, stepsSince(own, 0), say), stepsSince(own, 0))).toBe('');
});

it('what was taken back is said until something else happens', () => {
  const undo = (count: number): PastStep => ({ step: 4, happened: [], undo: count });
  expect(undoneSaid(STEPS, say)).toBe('');
  expect(undoneSaid([...STEPS, undo(2)], say)).toBe(
    'Taken back, with all that followed: Anna: threw 5.',
  );
  expect(undoneSaid([...STEPS, undo(1)], say)).toBe('Taken back: Steady: threw 6.');
  expect(undoneSaid([...STEPS, undo(2), did(5, 0, 'threw 1')], say)).toBe('');
});

it('a replay says what a step took back, and which steps were taken back later', () => {
  const steps: PastStep[] = [...STEPS, { step: 4, happened: [], undo: 2 }, did(5, 0, 'threw 1')];
  const said = (step: number) => replayedSaid(steps, step, say);
  expect(said(1)).toBe('');
  expect([said(2), said(3)]).toEqual(Array(2).fill('This step was taken back afterwards.'));
  expect(said(4)).toBe('Taken back, with all that followed: Anna: threw 5.');
  expect(said(5)).toBe('');
});
