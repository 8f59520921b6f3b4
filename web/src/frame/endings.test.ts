import { describe, expect, it } from 'vitest';
import type { Document } from '../lib/said';
import { endingOf } from './endings';

/** A game of three that is over, with these places. */
const over = (...places: number[]) =>
  ({
    seats: ['Anna', 'Boris', 'Cecylia'].map((name) => ({ name })),
    play: { standing: { places, ending: 'rounds' } },
  }) as unknown as Document;

describe('the end', () => {
  it('is a victory to who won, and says no place', () => {
    const ending = endingOf(over(2, 1, 3), 1);
    expect(ending).toEqual({
      why: 'rounds',
      winners: [1],
      won: true,
      winner: 'You have won!',
      place: '',
    });
    expect(endingOf(over(1, 1, 3), 0).winner).toBe('You share the victory');
  });

  it('says to others who won, and to who played the own place', () => {
    const lost = endingOf(over(2, 1, 3), 2);
    expect([lost.won, lost.winner, lost.place]).toEqual([
      false,
      'Boris wins',
      'Your place: 3 of 3.',
    ]);
    expect(endingOf(over(1, 1, 3), 2).winner).toBe('Anna & Boris win');
    const watched = endingOf(over(2, 1, 3), null);
    expect([watched.won, watched.winner, watched.place]).toEqual([false, 'Boris wins', '']);
  });
});
