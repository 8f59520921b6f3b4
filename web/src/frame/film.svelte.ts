// A game step by step, read ahead so that playing it is smooth.

import { get } from '../lib/api';
import type { ReplayedStep } from '../protocol/ReplayedStep';

const AHEAD = 12;
const KEPT = 400;

export class Film {
  readonly #table: string;
  readonly #viewer: string | null;
  readonly #steps = new Map<number, Promise<ReplayedStep>>();

  constructor(table: string, viewer: string | null) {
    this.#table = table;
    this.#viewer = viewer;
  }

  /** The game after so many steps. */
  at(step: number): Promise<ReplayedStep> {
    const known = this.#steps.get(step);
    if (known) {
      return known;
    }
    const seen = this.#viewer === null ? '' : `?as=${this.#viewer}`;
    const asked = get<ReplayedStep>(`/api/tables/${this.#table}/steps/${step}${seen}`);
    this.#steps.set(step, asked);
    asked.catch(() => this.#steps.delete(step));
    const oldest = this.#steps.keys().next().value;
    if (this.#steps.size > KEPT && oldest !== undefined) {
      this.#steps.delete(oldest);
    }
    return asked;
  }

  /** Reads on from a step, one request after another, so that the next steps are there when wanted. */
  async ahead(step: number, last: number): Promise<void> {
    for (let next = step + 1; next <= Math.min(step + AHEAD, last); next++) {
      if (!this.#steps.has(next)) {
        await this.at(next).catch(() => undefined);
      }
    }
  }
}
