import { describe, expect, it } from 'vitest';
import { timeLeft, timeText } from './clock';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe('time in words', () => {
  it('counts minutes and seconds below an hour, and shows 0:00 only when nothing is left', () => {
    expect(timeText(0)).toBe('0:00');
    expect(timeText(1)).toBe('0:01');
    expect(timeText(65_000)).toBe('1:05');
    expect(timeText(-5_000)).toBe('0:00');
  });
  it('counts hours and minutes below a day, days and hours beyond', () => {
    expect(timeText(HOUR + 5 * MINUTE)).toBe('1 h 5 min');
    expect(timeText(23 * HOUR)).toBe('23 h 0 min');
    expect(timeText(47 * HOUR)).toBe('1 d 23 h');
    expect(timeText(72 * HOUR + 1)).toBe('3 d 0 h');
  });
});

describe('a clock', () => {
  it('has no time running for who is not to act', () => {
    expect(timeLeft({ deadline: null, bank: 5_000 }, 0)).toBeNull();
  });
  it('uses the turn first, then the bank', () => {
    const clock = { deadline: 100_000, bank: 40_000 };
    expect(timeLeft(clock, 30_000)).toEqual({
      left: 70_000,
      bank: 40_000,
      banking: false,
      short: false,
    });
    expect(timeLeft(clock, 70_000)).toEqual({
      left: 30_000,
      bank: 30_000,
      banking: true,
      short: false,
    });
    expect(timeLeft(clock, 90_000)).toMatchObject({ left: 10_000, short: true });
    expect(timeLeft(clock, 200_000)).toMatchObject({ left: 0, bank: 0 });
  });
});
