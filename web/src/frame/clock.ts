// Time left, in few characters.

import { t } from '../lib/text';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const two = (figure: number) => figure.toString().padStart(2, '0');

/** `1:05` below an hour, hours and minutes below a day, days and hours beyond; nothing is left below zero. */
export function timeText(milliseconds: number): string {
  const left = Math.max(0, milliseconds);
  if (left >= DAY) {
    return t('time.days', { d: Math.floor(left / DAY), h: Math.floor((left % DAY) / HOUR) });
  }
  if (left >= HOUR) {
    return t('time.hours', { h: Math.floor(left / HOUR), m: Math.floor((left % HOUR) / MINUTE) });
  }
  const seconds = Math.ceil(left / SECOND);
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

export interface TimeLeft {
  /** Until the time is up, the bank included. */
  left: number;
  /** What is left in the bank. */
  bank: number;
  /** The turn's own time is over, the bank is running. */
  banking: boolean;
  /** Little time is left. */
  short: boolean;
}

/** The time of a seat at a moment. The deadline counts the bank in. */
export function timeLeft(
  clock: { deadline: number | null; bank: number },
  now: number,
): TimeLeft | null {
  if (clock.deadline === null) {
    return null;
  }
  const left = Math.max(0, clock.deadline - now);
  return {
    left,
    bank: Math.min(left, clock.bank),
    banking: clock.bank > 0 && left < clock.bank,
    short: left < 15 * SECOND,
  };
}
