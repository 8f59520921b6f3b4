import { describe, expect, it } from 'vitest';
import type { PastStep } from './steps';
import { aboutSeat, leadTaken, swingsOf } from './story';

const step = (number: number, wealth: (number | null)[], text = ''): PastStep => ({
  step: number,
  wealth,
  happened: text ? [{ event: { event: 'x' }, text }] : [],
});
const steps = [
  step(1, [100, 100]),
  step(2, [110, 100], 'Anna finds 10.'),
  step(3, [110, 160], 'Bert finds 60.'),
  { step: 4, happened: [] },
  step(5, [190, 130], 'Bert pays Anna.'),
  step(6, [185, 130]),
];

describe('what decided a game', () => {
  it('are the steps that moved most, each once', () => {
    expect(swingsOf(steps, 2)).toEqual([
      { step: 5, seat: 0, change: 80, texts: ['Bert pays Anna.'] },
      { step: 3, seat: 1, change: 60, texts: ['Bert finds 60.'] },
    ]);
  });
  it('is when the winner came ahead and stayed there', () => {
    expect(leadTaken(steps, 0)).toBe(5);
    expect(leadTaken(steps, 1)).toBeNull();
  });
  it('is told of the seat it concerns, without what others did before', () => {
    const names = ['Anna', 'Bert', 'Cleo'];
    const texts = ['Bert: threw 5-2 = 7.', 'Bert: takes 92 ₽ from Anna at the factory.'];
    expect(aboutSeat(texts, names, 0)).toBe('Bert: takes 92 ₽ from Anna at the factory.');
    expect(aboutSeat(['Anna: threw 1.', 'A red token is laid'], names, 0)).toBe(
      'Threw 1. A red token is laid.',
    );
  });
  it('is told whole where the seat alone explains nothing', () => {
    const names = ['Anna', 'Bert', 'Cleo'];
    expect(aboutSeat(['Anna passes', 'Bert buys the theatre for 8'], names, 0)).toBe(
      'Anna passes. Bert buys the theatre for 8.',
    );
  });
  it('is not guessed where wealth is hidden', () => {
    expect(swingsOf([step(1, [100, null]), step(2, [50, null])], 3)).toEqual([]);
  });
});
