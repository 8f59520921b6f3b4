// The time of day as the server has it, for clocks that count.

import { createSubscriber } from 'svelte/reactivity';

const TICK = 250;
/** Differences below this are not worth correcting: the server tells its time in whole seconds. */
const WORTHWHILE = 2_000;

let ahead = 0;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, TICK);
  return () => clearInterval(timer);
});

/** Now, in milliseconds; what reads it is drawn again four times a second. */
export function now(): number {
  subscribe();
  return Date.now() + ahead;
}

/** Asks the server what time it is, for machines whose clock is wrong. */
export async function learnTime(): Promise<void> {
  const asked = Date.now();
  try {
    const response = await fetch('/api/me', { method: 'HEAD' });
    const told = Date.parse(response.headers.get('date') ?? '');
    const difference = told + 500 - (asked + Date.now()) / 2;
    ahead = Math.abs(difference) > WORTHWHILE ? difference : 0;
  } catch {
    // Without an answer the own clock is as good as any.
  }
}
