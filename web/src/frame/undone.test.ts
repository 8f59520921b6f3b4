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

it('taking back asks about a single step, too, where it was not seen yet', () => {
  const bought = [...STEPS.slice(1, 2), did(3, 0, 'buys a mine.')];
  const back = stepsSince(bought, 0);
  const asked = (unseen: boolean) => undoAsked(lastDone(bought, back, say), back, unseen);
  expect(asked(true)).toBe('Anna: buys a mine. Take this back?');
  expect(asked(false)).toBe('');
});

it('what chance brought names what is taken back: a throw says nothing before the dice lie', () => {
  const thrown: PastStep = { step: 3, seat: 0, happened: [] };
  const dice = { event: {}, text: 'threw 6', by: 0 };
  const steps = [...STEPS.slice(0, 1), thrown, { step: 4, happened: [dice] }, did(5, 1, 'bids 3')];
  expect(lastDone(steps, stepsSince(steps, 0), say)).toBe('Anna: threw 6');
});

it('what another did after a silent step of one’s own does not name what is taken back', () => {
  const followed = { event: {}, text: 'begins on the map.', by: 1 };
  const silent: PastStep = {
    step: 3,
    seat: 0,
    happened: [{ event: {}, text: 'Round 2', by: 1, line: 'turn' }, followed],
  };
  const steps = [...STEPS.slice(0, 2), silent, did(4, 1, 'goes to a mine.')];
  const back = stepsSince(steps, 0);
  expect(undoAsked(lastDone(steps, back, say), back)).toBe(
    'Take back your last action, and all that followed?',
  );
  expect(undoneSaid([...steps, { step: 5, happened: [], undo: back }], say)).toBe(
    'Taken back, with all that followed.',
  );
  const ended = [...STEPS.slice(0, 2), silent];
  expect(undoneSaid([...ended, { step: 4, happened: [], undo: 1 }], say)).toBe(
    'The last action was taken back.',
  );
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
