import { describe, expect, it } from 'vitest';
import { dayOf, hourOf, momentOf } from './dates';

/** Noon, wherever the test runs. */
const NOON = new Date(2026, 2, 3, 12, 5).getTime();

describe('a date', () => {
  it('names the month in the language, and bends it', () => {
    expect(dayOf(NOON, 'en')).toContain('March');
    expect(dayOf(NOON, 'ru')).toContain('3 марта 2026');
    expect(dayOf(NOON, 'pl')).toBe('3 marca 2026');
  });

  it('has the time of day by the clock of the language', () => {
    expect(hourOf(NOON, 'ru')).toBe('12:05');
    expect(hourOf(NOON, 'pl')).toBe('12:05');
    expect(hourOf(NOON, 'en')).toMatch(/^12:05\sPM$/);
    for (const language of ['en', 'ru', 'pl']) {
      expect(momentOf(NOON, language)).toMatch(/2026.*12:05/);
    }
  });

  it('is said in the language of the moment', () => {
    expect(dayOf(NOON)).toBe(dayOf(NOON, 'en'));
  });
});
