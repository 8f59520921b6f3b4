// What happened so far, as this viewer saw it: read once, then grown by every message.

import { get } from '../lib/api';
import type { History } from '../protocol/History';
import type { StepShown } from '../protocol/StepShown';
import { grown, inForce, type PastStep } from './steps';

export class Past {
  steps = $state.raw<PastStep[]>([]);
  /** The steps that were not taken back. */
  readonly standing = $derived(inForce(this.steps));
  readonly #table: string;
  readonly #viewer: string | null;
  #waiting: PastStep[] | null = null;

  constructor(table: string, viewer: string | null = null) {
    this.#table = table;
    this.#viewer = viewer;
  }

  /** Reads everything; steps that come meanwhile are kept and added. */
  async read(): Promise<void> {
    this.#waiting ??= [];
    const seen = this.#viewer === null ? '' : `?as=${this.#viewer}`;
    try {
      const history = await get<History>(`/api/tables/${this.#table}/history${seen}`);
      this.steps = grown(history.steps, this.#waiting);
    } catch {
      // Without it the log begins now.
      this.steps = grown(this.steps, this.#waiting ?? []);
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
      this.steps = grown(this.steps, more);
    }
  }
}
