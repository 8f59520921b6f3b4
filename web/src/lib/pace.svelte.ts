// How fast this person wants bots to play and things to move; remembered in this browser.

import type { Pace } from '../protocol/Pace';

export const PACES: Pace[] = ['calm', 'brisk', 'at_once'];
const KEY = 'kontor:pace';

function kept(): Pace {
  try {
    const pace = localStorage.getItem(KEY);
    return PACES.find((one) => one === pace) ?? 'brisk';
  } catch {
    return 'brisk';
  }
}

class OwnPace {
  #kept = $state.raw<Pace>(kept());
  #hurries = $state.raw(false);

  get now(): Pace {
    return this.#hurries ? 'at_once' : this.#kept;
  }

  set now(pace: Pace) {
    this.#kept = pace;
    this.#hurries = false;
    try {
      localStorage.setItem(KEY, pace);
    } catch {
      // It holds for this visit then.
    }
  }

  /** Everything at once until this table is left, or another pace is chosen; the next has the usual one again. */
  hurry(): void {
    this.#hurries = true;
  }

  /** The table was left. */
  leave(): void {
    this.#hurries = false;
  }
}

export const pace = new OwnPace();
