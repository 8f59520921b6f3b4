// What a board draws: behind the view as long as something that happened is still being shown in motion.

import { untrack } from 'svelte';
import { lastTold } from '../lib/acts';
import { follow } from '../lib/follow.svelte';
import type { StepShown } from '../lib/said';
import type { Sequence } from '../lib/sequence';

/** One thing to show: how long it takes, and what happened in words. */
export interface Timed {
  ms: number;
  text?: string;
}

export interface Script<View, Act extends Timed> {
  view: () => View;
  /** The steps that led to the view. */
  latest: () => StepShown[];
  acts: (steps: StepShown[]) => Act[];
  /** More is going to be shown. */
  start?: () => void;
  /** Shows an act. `ms` is how long it has; 0 means at once, without motion. */
  begin: (act: Act, ms: number) => void;
  end: (act: Act, ms: number) => void;
  /** Shows as it is in the view what the board keeps beside `shown`. */
  rest: () => void;
  /** Puts away what tells of something that was taken back. */
  untell?: () => void;
}

/** To be made while its board is; it ends with it. */
export class Scene<View, Act extends Timed> {
  shown: View;
  /** What was last told, in words. */
  words = $state('');
  moving = $state(false);
  /** What changed in what is being shown, by its ids. */
  fresh = $state.raw<Set<string>>(new Set());
  /** How long what glides now takes. */
  pace = $state(0);
  readonly #script: Script<View, Act>;
  readonly #sequence: Sequence;

  constructor(script: Script<View, Act>) {
    this.shown = $state.raw(untrack(script.view));
    this.#script = script;
    this.#sequence = follow({
      view: script.view,
      shown: () => this.shown,
      latest: script.latest,
      show: (steps) => this.#show(script.acts(steps)),
      rest: () => this.#rest(),
      jump: () => {
        this.pace = 0;
        this.#rest();
      },
      untell: () => {
        this.words = '';
        script.untell?.();
      },
      retell: (steps) => {
        this.words = lastTold(script.acts(steps)) ?? this.words;
      },
    });
  }

  /** Shows all that waits at once. */
  skip(): void {
    this.#sequence.skip();
  }

  #rest(): void {
    this.shown = this.#script.view();
    this.moving = false;
    this.#script.rest();
  }

  #show(acts: Act[]): void {
    if (!this.#sequence.playing) {
      this.fresh = new Set();
    }
    this.#script.start?.();
    this.moving = acts.length > 0;
    this.#sequence.add(
      acts.map((act) => {
        let time = 0;
        return {
          ms: act.ms,
          begin: (ms) => {
            time = ms;
            this.words = act.text ?? this.words;
            this.#script.begin(act, ms);
          },
          end: () => this.#script.end(act, time),
        };
      }),
    );
  }
}
