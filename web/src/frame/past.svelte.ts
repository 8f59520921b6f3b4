// What happened so far, as this viewer saw it: read once, then grown by every message.

import { get } from '../lib/api';
import { stepSaid } from '../lib/said';
import type { Say } from '../lib/say.svelte';
import type { History } from '../protocol/History';
import type { StepShown } from '../protocol/StepShown';
import { grown, inForce, type PastStep, type SentStep } from './steps';

export class Past {
  #sent = $state.raw<SentStep[]>([]);
  /** In words, once there are some. */
  readonly steps: PastStep[] = $derived.by(() => {
    const say = this.#say();
    return say ? this.#sent.map((step) => stepSaid(step, say)) : [];
  });
  /** The steps that were not taken back. */
  readonly standing = $derived(inForce(this.steps));
  readonly #table: string;
  readonly #viewer: string | null;
  readonly #say: () => Say | null;
  #waiting: SentStep[] | null = null;

  constructor(table: string, say: () => Say | null, viewer: string | null = null) {
    this.#say = say;
    this.#table = table;
    this.#viewer = viewer;
  }

  /** Reads everything; steps that come meanwhile are kept and added. */
  async read(): Promise<void> {
    this.#waiting ??= [];
    const seen = this.#viewer === null ? '' : `?as=${this.#viewer}`;
    try {
      const history = await get<History>(`/api/tables/${this.#table}/history${seen}`);
      this.#sent = grown(history.steps, this.#waiting);
    } catch {
      // Without it the log begins now.
      this.#sent = grown(this.#sent, this.#waiting ?? []);
    }
    this.#waiting = null;
  }

  /** Adds steps; `wealth` is what the seats own after the last of them. */
  add(steps: StepShown[], wealth: (number | null)[] | undefined): void {
    const last = steps.length - 1;
    const more = steps.map((step, at) => (at === last ? { ...step, wealth } : step));
    if (this.#waiting) {
      this.#waiting.push(...more);
    } else {
      this.#sent = grown(this.#sent, more);
    }
  }
}
