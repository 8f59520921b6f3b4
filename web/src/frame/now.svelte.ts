// The time of day, for clocks that count.

import { createSubscriber } from 'svelte/reactivity';

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, 250);
  return () => clearInterval(timer);
});

/** Now, in milliseconds; what reads it is drawn again four times a second. */
export function now(): number {
  subscribe();
  return Date.now();
}
