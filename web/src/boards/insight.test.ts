import { describe, expect, it } from 'vitest';
import { scrollFor } from './insight';

const seen = { top: 100, bottom: 400 };

describe('what is brought into sight', () => {
  it('stays where it is if it is seen', () => {
    expect(scrollFor({ top: 200, bottom: 240 }, seen)).toBe(0);
  });

  it('comes up from below, and down from above, with room around it', () => {
    expect(scrollFor({ top: 390, bottom: 430 }, seen)).toBe(42);
    expect(scrollFor({ top: 90, bottom: 130 }, seen)).toBe(-22);
  });

  it('begins where it can be read if it is larger than what is seen', () => {
    expect(scrollFor({ top: 150, bottom: 600 }, seen)).toBe(38);
  });
});
