// How well the bots play that this person plays against from the front page; remembered in this browser.

const KEY = 'kontor:level';

function kept(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

class Rival {
  #level = $state.raw(kept());

  /** Undefined as long as nothing was chosen. */
  get level(): string | undefined {
    return this.#level;
  }

  set level(level: string) {
    this.#level = level;
    try {
      localStorage.setItem(KEY, level);
    } catch {
      // It holds for this visit then.
    }
  }
}

export const rival = new Rival();
