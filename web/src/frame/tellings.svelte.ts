// What a screen reader is told: the log as it happens, and what is asked, in few words.

import { getContext, setContext, tick, untrack } from 'svelte';
import { stepSaid } from '../lib/said';
import type { Say } from '../lib/say.svelte';
import { lineText, sentence } from '../lib/sentence';
import type { StepShown } from '../protocol/StepShown';
import { grownLog } from './log';

/** How many lines stay; a reader has read the others. */
const KEPT = 12;

/** The log of some steps, line by line, with the names of who did what. */
export function linesTold(steps: StepShown[], say: Say): string[] {
  return grownLog(
    [],
    steps.map((step) => stepSaid(step, say)),
  ).flatMap(({ seat, title, lines }) => {
    const heading =
      title === null
        ? []
        : [seat === null ? sentence(title) : say(['line-by', { who: { seat }, what: title }])];
    const told = lines.filter(({ text }) => text !== '').map((line) => lineText(line, null, say));
    return [...heading, ...told];
  });
}

const KEY = Symbol('tellings');

/** Everything at a table that has something to tell says it here: who listens hears one voice. */
export class Tellings {
  lines = $state.raw<{ key: number; text: string }[]>([]);
  #count = 0;
  /** How many lines are not on the page yet: those stay, for nobody has read them. */
  #undrawn = 0;

  tell(...texts: string[]): void {
    const more = texts.filter(Boolean).map((text) => ({ key: ++this.#count, text }));
    this.#undrawn += more.length;
    // Who tells something does not hear it: what tells in an effect would tell it again and again.
    const before = untrack(() => this.lines);
    this.lines = [...before, ...more].slice(-Math.max(KEPT, this.#undrawn));
    tick().then(() => {
      this.#undrawn = 0;
    });
  }

  /** To be called by the page of a table, for all that it is made of. */
  static give(): Tellings {
    return setContext(KEY, new Tellings());
  }

  /** Of the table that a component is at. */
  static heard(): Tellings {
    return getContext<Tellings>(KEY);
  }
}
