// The own tables that wait or play; looked at again when something may have changed.

import type { TableShown } from '../protocol/TableShown';
import { get } from './api';
import { myself } from './me.svelte';
import { byUrgency, isMyTurn } from './tables';

const EVERY = 15_000;
/** After how long it is worth looking again, in milliseconds. */
const AGAIN = 1_000;

export class OwnTables {
  tables = $state.raw<TableShown[]>([]);
  #timer: ReturnType<typeof setInterval>;
  #soon: ReturnType<typeof setTimeout> | undefined;
  #looking = false;
  #once = false;
  #again = () => {
    if (document.visibilityState === 'visible') {
      this.look();
    }
  };

  constructor() {
    this.#timer = setInterval(this.#again, EVERY);
    document.addEventListener('visibilitychange', this.#again);
  }

  close(): void {
    clearInterval(this.#timer);
    clearTimeout(this.#soon);
    document.removeEventListener('visibilitychange', this.#again);
  }

  /** How many wait for this person. */
  wanted(person: string | undefined): number {
    return person ? this.tables.filter((table) => isMyTurn(table, person)).length : 0;
  }

  /** Looks again. Asked for while it looks, it looks once more afterwards, and never more often than it is worth. */
  async look(): Promise<void> {
    if (this.#looking) {
      this.#once = true;
      return;
    }
    this.#looking = true;
    await this.#read();
    this.#looking = false;
    if (this.#once) {
      this.#once = false;
      clearTimeout(this.#soon);
      // Also where nobody looks: the tab's title says how many wait.
      this.#soon = setTimeout(() => this.look(), AGAIN);
    }
  }

  /** Keeps what is shown when the server does not answer. */
  async #read(): Promise<void> {
    const me = myself.now;
    if (!me) {
      this.tables = [];
      return;
    }
    try {
      this.tables = byUrgency(await get<TableShown[]>('/api/me/tables'), me.id);
    } catch {
      // The lobby's socket shows that the connection is lost.
    }
  }
}
