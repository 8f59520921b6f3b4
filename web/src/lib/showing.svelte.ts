// What was heard of a table, shown one message after another: the board first, in motion, and when it has come to
// rest the words beside it. So nothing is told before it is seen, and the board never falls far behind.

import { tick } from 'svelte';
import type { Document } from '../protocol/Document';
import type { StepShown } from '../protocol/StepShown';
import { landed } from './landed';
import { motion } from './sequence';

/** A message of the table. */
export interface Heard {
  document: Document;
  version: number;
  steps: StepShown[];
}

/** With more turns than this waiting the board jumps to now. */
export const MOST_TURNS = 2;
/** A board that has not come to rest after so long is not waited for. */
const LONGEST = 12_000;

/** How many turns begin in these messages. */
export function turnsIn(heard: Heard[]): number {
  const begins = (step: StepShown) =>
    step.happened.filter((one) => 'line' in one && one.line === 'turn').length;
  return heard.flatMap(({ steps }) => steps).reduce((sum, step) => sum + begins(step), 0);
}

export class Showing {
  /** What the board shows, perhaps still in motion. */
  board = $state.raw<Heard | null>(null);
  /** What has been shown, and is told in words. */
  told = $state.raw<Heard | null>(null);
  /** How many turns the words are behind what was heard. */
  behind = $state.raw(0);
  /** How many turns were jumped over at last, and how often that happened. */
  jumped = $state.raw({ turns: 0, times: 0 });
  #waiting: Heard[] = [];
  #busy = false;
  /** Called with all that has been shown now. */
  onTold: (heard: Heard) => void = () => {};

  /** Everything is new: there is nothing to show in motion. */
  begin(document: Document, version: number): void {
    this.#waiting = [];
    this.board = { document, version, steps: [] };
    motion.skip();
    this.#tell(this.board);
  }

  /** Forgets what was heard: it may not be for the eyes of who comes back. */
  forget(): void {
    this.#waiting = [];
    this.board = null;
    this.told = null;
    this.behind = 0;
  }

  /** The newest that was heard. */
  get newest(): Heard | null {
    return this.#waiting.at(-1) ?? this.board;
  }

  add(heard: Heard): void {
    this.#waiting.push(heard);
    const unshown = this.board === this.told || !this.board ? [] : [this.board];
    this.behind = turnsIn([...unshown, ...this.#waiting]);
    if (this.behind > MOST_TURNS) {
      this.#jump();
    } else if (!this.#busy) {
      this.#go();
    }
  }

  #jump(): void {
    this.jumped = { turns: this.behind, times: this.jumped.times + 1 };
    this.catchUp();
  }

  /** Shows and tells at once what was heard and is not told yet, for who asks about the newest. Says whether there was any. */
  catchUp(): boolean {
    const { newest } = this;
    if (!newest || newest === this.told) {
      return false;
    }
    const unshown = this.board && this.board !== this.told ? this.board.steps : [];
    const steps = [...unshown, ...this.#waiting.flatMap((heard) => heard.steps)];
    this.#waiting = [];
    this.board = { ...newest, steps: [] };
    motion.skip();
    this.#tell(this.board, steps);
    return true;
  }

  async #go(): Promise<void> {
    this.#busy = true;
    for (let next = this.#waiting.shift(); next; next = this.#waiting.shift()) {
      this.board = next;
      await tick();
      if (motion.playing) {
        const atRest = motion.rested().then(landed);
        await Promise.race([atRest, new Promise((late) => setTimeout(late, LONGEST))]);
      }
      if (this.board === next) {
        this.#tell(next);
      }
    }
    this.#busy = false;
  }

  #tell(heard: Heard, steps = heard.steps): void {
    this.told = heard;
    this.behind = turnsIn(this.#waiting);
    this.onTold({ ...heard, steps });
  }
}
