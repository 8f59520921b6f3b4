import { describe, expect, it } from 'vitest';
import { Words } from '../lib/say.svelte';
import type { PastStep } from './steps';
import { aboutSeat, leadTaken, swingsOf } from './story';

const say = new Words('en', ['line-by = { $who }: { $what }']).with(['Anna', 'Bert', 'Cleo']);
const step = (number: number, wealth: (number | null)[], text = '', by?: number): PastStep => ({
  step: number,
  wealth,
  happened: text ? [{ event: {}, text, by }] : [],
});
const steps = [
  step(1, [100, 100]),
  step(2, [110, 100], 'finds 10.', 0),
  step(3, [110, 160], 'finds 60.', 1),
  { step: 4, happened: [] },
  step(5, [190, 130], 'pays Anna.', 1),
  step(6, [185, 130]),
];

describe('what decided a game', () => {
  it('are the steps that moved most, each once', () => {
    expect(swingsOf(steps, 2)).toEqual([
      { step: 5, seat: 0, change: 80, told: [{ by: 1, text: 'pays Anna.' }] },
      { step: 3, seat: 1, change: 60, told: [{ by: 1, text: 'finds 60.' }] },
    ]);
  });
  it('tells once what one owes and another gets later', () => {
    const owes = [
      step(1, [100, 100]),
      step(2, [20, 100], 'owes 80.', 0),
      step(3, [20, 180], 'pays 80.', 0),
      step(4, [20, 260], 'finds 80.', 1),
    ];
    expect(swingsOf(owes, 4).map(({ step }) => step)).toEqual([2, 4]);
  });
  it('is when the winner came ahead and stayed there', () => {
    expect(leadTaken(steps, 0)).toBe(5);
    expect(leadTaken(steps, 1)).toBeNull();
  });
  it('is told of the seat it concerns, without what others did before', () => {
    const told = [
      { by: 1, text: 'threw 7.' },
      { by: 0, text: 'buys the theatre' },
      { by: null, text: 'a red token is laid.' },
    ];
    expect(aboutSeat(told, 0, say)).toEqual(['Buys the theatre', 'A red token is laid.']);
  });
  it('is told whole where the seat did nothing itself', () => {
    expect(aboutSeat([{ by: 1, text: 'takes 92 ₽ from Anna.' }], 0, say)).toEqual([
      'Bert: takes 92 ₽ from Anna.',
    ]);
  });
  it('is told as one paragraph where many lines made the sum', () => {
    const told = ['makes 1 coal.', 'makes 2 ore.', 'makes 1 ore.', 'is paid 40'].map((text) => ({
      by: 0,
      text,
    }));
    expect(aboutSeat(told, 0, say)).toEqual([
      'Makes 1 coal. Makes 2 ore. Makes 1 ore. Is paid 40.',
    ]);
  });
  it('is told once with all its steps where the same happened several times', () => {
    const again = [
      step(1, [0, 0]),
      step(2, [137, 0], 'makes coal.', 0),
      step(3, [274, 0], 'makes coal.', 0),
      step(4, [274, 20], 'makes ore.', 1),
    ];
    expect(swingsOf(again, 2).map(({ step, change, again }) => [step, change, again])).toEqual([
      [2, 137, [3]],
      [4, 20, undefined],
    ]);
  });
  it('is not guessed where wealth is hidden', () => {
    expect(swingsOf([step(1, [100, null]), step(2, [50, null])], 3)).toEqual([]);
  });
});
