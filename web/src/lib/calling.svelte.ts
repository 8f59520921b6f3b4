// Calls back whoever looks elsewhere when something begins to wait for them: by a short tone, and by a mark that comes
// and goes in the tab's title. Switched off by one click; that is remembered in this browser.

const KEY = 'kontor:sound';
/** How long the title stays as it is while it calls, in milliseconds. */
const BLINK = 1_000;

/** What a call needs to know of the page, and of its loudspeaker. */
export interface Surroundings {
  /** Whether nobody looks at the page. */
  away: () => boolean;
  ring: () => void;
}

function kept(): boolean {
  try {
    return globalThis.localStorage?.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export class Calling {
  #on = $state.raw(kept());
  /** Whether the mark stands in the title just now. */
  #marked = $state.raw(false);
  /** How much waited when it was asked last. */
  #waiting: number | null = null;
  #blinking: ReturnType<typeof setInterval> | undefined;
  readonly #around: Surroundings;

  constructor(around: Surroundings) {
    this.#around = around;
  }

  /** Whether this person wants to be called. */
  get on(): boolean {
    return this.#on;
  }

  set on(wanted: boolean) {
    this.#on = wanted;
    try {
      globalThis.localStorage?.setItem(KEY, wanted ? 'on' : 'off');
    } catch {
      // It holds for this visit then.
    }
    if (!wanted) {
      this.rest();
    }
  }

  /** The title as it is to stand in the tab. */
  titled(title: string): string {
    return this.#marked ? `● ${title}` : title;
  }

  /** So much waits for this person now. Who comes to a page sees what waits there: only what comes later calls. */
  follow(waiting: number): void {
    const more = this.#waiting !== null && waiting > this.#waiting;
    this.#waiting = waiting;
    if (waiting === 0) {
      this.rest();
    } else if (more && this.#on && this.#around.away()) {
      this.#around.ring();
      this.#blink();
    }
  }

  /** Another page is looked at: what waits there is not known yet. */
  leave(): void {
    this.#waiting = null;
    this.rest();
  }

  /** Who was called came, or nothing waits any more. */
  rest(): void {
    clearInterval(this.#blinking);
    this.#blinking = undefined;
    this.#marked = false;
  }

  /** The page was looked at, or no longer. */
  looked(): void {
    if (!this.#around.away()) {
      this.rest();
    }
  }

  #blink(): void {
    this.#marked = true;
    this.#blinking ??= setInterval(() => {
      this.#marked = !this.#marked;
    }, BLINK);
  }
}
