import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Calling } from './calling.svelte';

let away = true;
let rung = 0;
let calling: Calling;

beforeEach(() => {
  vi.useFakeTimers();
  [away, rung] = [true, 0];
  calling = new Calling({
    away: () => away,
    ring: () => {
      rung++;
    },
  });
});
afterEach(() => {
  calling.leave();
  vi.useRealTimers();
});

describe('whoever looks elsewhere', () => {
  it('is called once when something begins to wait, and again when more does', () => {
    for (const [waiting, times] of [
      [0, 0],
      [1, 1],
      [1, 1],
      [0, 1],
      [1, 2],
      [2, 3],
      [1, 3],
    ] as const) {
      calling.follow(waiting);
      expect(rung, `${waiting} wait`).toBe(times);
    }
  });

  it('is not called for what waited before the page was opened', () => {
    calling.follow(2);
    expect(rung).toBe(0);
    calling.leave();
    calling.follow(3);
    expect(rung, 'another page').toBe(0);
    calling.follow(4);
    expect(rung).toBe(1);
  });

  it('sees a mark come and go in the title until they look, or nothing waits', () => {
    calling.follow(0);
    calling.follow(1);
    const seen = () => calling.titled('Your turn');
    expect(seen()).toBe('● Your turn');
    vi.advanceTimersByTime(1_000);
    expect(seen()).toBe('Your turn');
    vi.advanceTimersByTime(1_000);
    expect(seen()).toBe('● Your turn');
    calling.looked();
    expect(seen(), 'still away').toBe('● Your turn');
    away = false;
    calling.looked();
    expect(seen()).toBe('Your turn');
    vi.advanceTimersByTime(5_000);
    expect(seen()).toBe('Your turn');
    away = true;
    calling.follow(2);
    calling.follow(0);
    expect(seen()).toBe('Your turn');
  });
});

describe('nobody is called', () => {
  it('who looks at the page', () => {
    away = false;
    calling.follow(0);
    calling.follow(1);
    expect(rung).toBe(0);
    expect(calling.titled('Your turn')).toBe('Your turn');
  });

  it('who switched it off, until it is switched on', () => {
    calling.follow(0);
    calling.on = false;
    calling.follow(1);
    expect(rung).toBe(0);
    expect(calling.titled('Your turn')).toBe('Your turn');
    calling.on = true;
    calling.follow(2);
    expect(rung).toBe(1);
    calling.on = false;
    expect(calling.titled('Your turn'), 'off at once').toBe('Your turn');
  });
});
