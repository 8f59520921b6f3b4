// That the board jumped over turns is told once, and shown for a while.

import { untrack } from 'svelte';

/** How long it is shown, in milliseconds. */
const SHOWN = 8_000;

export class Jump {
  /** What is shown now. */
  said = $state.raw('');

  /** To be made while a component is: `jumped` says how many turns were left out last, and how often any were. */
  constructor(
    jumped: () => { turns: number; times: number },
    say: (turns: number) => string,
    tell: (said: string) => void,
  ) {
    $effect(() => {
      const { turns, times } = jumped();
      if (times === 0) {
        return;
      }
      this.said = say(turns);
      tell(untrack(() => this.said));
      const timer = setTimeout(() => {
        this.said = '';
      }, SHOWN);
      return () => clearTimeout(timer);
    });
  }
}
