import { describe, expect, it } from 'vitest';
import { guestName, LONGEST } from './names';

const always = (value: number) => () => value;

describe('names of guests', () => {
  it('are two words', () => {
    expect(guestName(always(0))).toMatch(/^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u);
  });

  it('are never longer than the server takes', () => {
    for (let at = 0; at < 1; at += 0.003) {
      for (let other = 0; other < 1; other += 0.05) {
        const values = [at, other];
        expect(guestName(() => values.shift() ?? 0).length).toBeLessThanOrEqual(LONGEST);
      }
    }
  });
});
