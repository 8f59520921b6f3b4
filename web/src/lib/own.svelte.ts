// The own tables that wait or play; looked at again when something may have changed.

import type { TableShown } from '../protocol/TableShown';
import { get } from './api';
import { myself } from './me.svelte';
import { byUrgency, isMyTurn } from './tables';

const EVERY = 15_000;

export class OwnTables {
  tables = $state.raw<TableShown[]>([]);
  #timer: ReturnType<typeof setInterval>;
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
    document.removeEventListener('visibilitychange', this.#again);
  }

  /** How many wait for this person. */
  wanted(person: string | undefined): number {
    return person ? this.tables.filter((table) => isMyTurn(table, person)).length : 0;
  }

  /** Keeps what is shown when the server does not answer. */
  async look(): Promise<void> {
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
