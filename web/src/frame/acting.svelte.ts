// Playing actions: one at a time, not before what is offered has been there for a moment, and again where somebody
// else was quicker.

import { Refused } from '../lib/api';
import { isStillMeant } from '../lib/choices';
import type { ShownChoice } from '../lib/said';
import { Settling } from '../lib/settling.svelte';
import type { Table } from '../lib/table.svelte';

const MOST_TRIES = 5;

export class Acting {
  /** Something was sent and is not answered yet. */
  sending = $state.raw(false);
  readonly #settling = new Settling();
  readonly #table: Table;
  readonly #choices: () => ShownChoice[];
  readonly #fail: (problem: unknown) => void;

  /** `beside` is what is asked beside the choices: it moves them, and has to settle like them. */
  constructor(
    table: Table,
    choices: () => ShownChoice[],
    beside: () => unknown,
    fail: (problem: unknown) => void,
  ) {
    this.#table = table;
    this.#choices = choices;
    this.#fail = fail;
    $effect.pre(() => {
      // The least bid is a part of what is offered: where it rises, the sums of the bids do.
      const { order, auction } = table.document?.play ?? {};
      this.#settling.offer(JSON.stringify([choices(), order, auction?.least, beside()]));
    });
    $effect(() => () => this.#settling.stop());
  }

  /** Whether what is offered can be chosen: it was shown, and has been there for a moment. */
  get ready(): boolean {
    const { board, told } = this.#table.showing;
    return this.settled && board === told;
  }

  /** Whether what is asked beside the choices can be answered: that concerns the table, whatever the board shows. */
  get settled(): boolean {
    return this.#settling.settled && !this.sending;
  }

  /** Does something beside the choices, once it can be meant, and nothing else meanwhile. */
  async once(done: () => unknown): Promise<void> {
    if (!this.settled) {
      return;
    }
    this.sending = true;
    await done();
    this.#settling.begin();
    this.sending = false;
  }

  async act(action: unknown): Promise<void> {
    if (this.sending) {
      return;
    }
    this.sending = true;
    await this.#actAt(action, MOST_TRIES).catch(this.#fail);
    this.#settling.begin();
    this.sending = false;
  }

  /** Plays an action. If others acted at the same moment, it is played again as long as it is still meant. */
  async #actAt(action: unknown, tries: number): Promise<void> {
    const { version } = this.#table;
    const before = this.#choices();
    try {
      await this.#table.send({ do: 'act', action, version });
    } catch (problem) {
      if (!(problem instanceof Refused) || problem.problem.error !== 'stale' || tries === 0) {
        throw problem;
      }
      await this.#table.beyond(version);
      if (!isStillMeant(before, this.#choices(), action)) {
        throw problem;
      }
      await this.#actAt(action, tries - 1);
    }
  }
}
