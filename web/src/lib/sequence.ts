// What happened, shown one thing after another. A click skips ahead; with reduced motion, or while the
// page is not looked at, everything is shown at once.

/** One thing to show. */
export interface Shot {
  /** How long it takes, in milliseconds, when nothing else waits. */
  ms: number;
  /** Shows it. `ms` is how long it has; 0 means at once, without motion. */
  begin: (ms: number) => void;
  /** Called when its time is over, or when it was skipped. */
  end?: () => void;
}

/** With so many milliseconds waiting everything goes twice as fast, with twice as many three times. */
const PATIENCE = 3_000;
/** With more than this waiting nobody could follow: the oldest are shown at once. */
const MOST_WAITING = 12_000;

export function wantsLessMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

function nobodyLooks(): boolean {
  return globalThis.document?.visibilityState === 'hidden';
}

/** All that moves on the page: what waits for it is called when it has come to rest. */
class Motion {
  /** Whether everything is shown at once, as this person wants it at this table. */
  off = false;
  #playing = new Set<Sequence>();
  #waiting: (() => void)[] = [];

  get playing(): boolean {
    return this.#playing.size > 0;
  }

  /** Resolves when nothing moves any more. */
  rested(): Promise<void> {
    return this.playing ? new Promise((rested) => this.#waiting.push(rested)) : Promise.resolve();
  }

  /** Shows all that waits at once. */
  skip(): void {
    for (const sequence of [...this.#playing]) {
      sequence.skip();
    }
  }

  note(sequence: Sequence): void {
    if (sequence.playing) {
      this.#playing.add(sequence);
    } else if (this.#playing.delete(sequence) && !this.playing) {
      for (const rested of this.#waiting.splice(0)) {
        rested();
      }
    }
  }
}

export const motion = new Motion();

export class Sequence {
  #waiting: Shot[] = [];
  #current: Shot | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #atRest: () => void;
  readonly #atOnce: () => boolean;

  /**
   * `atRest` is called whenever the last thing has been shown. `atOnce` says whether to do without
   * motion.
   */
  constructor(
    atRest: () => void = () => {},
    atOnce = () => motion.off || wantsLessMotion() || nobodyLooks(),
  ) {
    this.#atRest = atRest;
    this.#atOnce = atOnce;
  }

  get playing(): boolean {
    return this.#current !== null;
  }

  /** Shows these after what is being shown. */
  add(shots: Shot[]): void {
    if (shots.length === 0) {
      return;
    }
    this.#waiting.push(...shots);
    if (this.#atOnce()) {
      this.skip();
      return;
    }
    while (timeOf(this.#waiting) > MOST_WAITING) {
      flash(this.#waiting.shift() as Shot);
    }
    if (!this.#current) {
      this.#next();
    }
  }

  /** Shows all that waits at once. */
  skip(): void {
    const showed = this.#current !== null || this.#waiting.length > 0;
    clearTimeout(this.#timer);
    this.#current?.end?.();
    this.#current = null;
    for (const shot of this.#waiting.splice(0)) {
      flash(shot);
    }
    if (showed) {
      this.#atRest();
    }
    motion.note(this);
  }

  /** Forgets what waits, without showing it. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#current = null;
    this.#waiting = [];
    motion.note(this);
  }

  #next(): void {
    const shot = this.#waiting.shift() ?? null;
    this.#current = shot;
    if (!shot) {
      this.#atRest();
      motion.note(this);
      return;
    }
    motion.note(this);
    const ms = Math.round(shot.ms / (1 + timeOf(this.#waiting) / PATIENCE));
    shot.begin(ms);
    this.#timer = setTimeout(() => {
      shot.end?.();
      this.#next();
    }, ms);
  }
}

function timeOf(shots: Shot[]): number {
  return shots.reduce((sum, { ms }) => sum + ms, 0);
}

function flash(shot: Shot): void {
  shot.begin(0);
  shot.end?.();
}
