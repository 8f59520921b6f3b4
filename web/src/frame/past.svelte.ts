// What happened so far, as this viewer saw it: read once, then grown by every message.

import { get } from '../lib/api';
import type { History } from '../protocol/History';
import type { StepShown } from '../protocol/StepShown';

/** A step, and what each seat owned after it where that is known. */
export type PastStep = StepShown & { wealth?: (number | null)[] };

/** Steps that come after those that are there, in order. */
export function grown(steps: PastStep[], more: PastStep[]): PastStep[] {
  const last = steps.at(-1)?.step ?? 0;
  const fresh = more.filter((step) => step.step > last);
  return fresh.length === 0 ? steps : [...steps, ...fresh];
}

/** The steps that still count: what was taken back is gone, with the step that took it back. */
export function inForce<Step extends { undo?: number }>(steps: Step[]): Step[] {
  const standing: Step[] = [];
  for (const step of steps) {
    if (step.undo === undefined) {
      standing.push(step);
    } else {
      standing.length = Math.max(0, standing.length - step.undo);
    }
  }
  return standing;
}

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
