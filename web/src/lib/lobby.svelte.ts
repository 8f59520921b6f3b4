// The open tables, kept up to date by a socket that comes back by itself.

import type { LobbyMessage } from '../protocol/LobbyMessage';
import type { LobbyPage } from '../protocol/LobbyPage';
import type { TableShown } from '../protocol/TableShown';
import { get } from './api';

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;

export class Lobby {
  /** Not known yet, or the tables as they are now. */
  tables = $state.raw<TableShown[] | undefined>(undefined);
  lost = $state.raw(false);
  /** Where the list goes on that is not told yet. */
  next = $state.raw<string | undefined>(undefined);
  /** Called after every message, as own tables may have changed too. */
  onChange: () => void = () => {};

  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #wait = FIRST_WAIT;
  #closed = false;

  constructor() {
    this.#open();
  }

  /** Reads some more of the list. */
  async more(): Promise<void> {
    if (this.next !== undefined) {
      const page = await get<LobbyPage>(`/api/tables?after=${encodeURIComponent(this.next)}`);
      this.next = page.next;
      this.tables = joined(this.tables ?? [], page.tables);
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #open(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/lobby`);
    this.#socket = socket;
    socket.onmessage = (event) => {
      this.lost = false;
      this.#wait = FIRST_WAIT;
      const message = JSON.parse(event.data) as LobbyMessage;
      if (message.is === 'tables') {
        this.next = message.next;
      }
      this.tables = heard(this.tables ?? [], message);
      this.onChange();
    };
    socket.onclose = () => {
      if (this.#closed) {
        return;
      }
      this.lost = true;
      this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
      this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
    };
  }
}

/** The tables with some more; those that are known already are newer. */
export function joined(tables: TableShown[], more: TableShown[]): TableShown[] {
  const known = new Set(tables.map(({ id }) => id));
  return [...tables, ...more.filter(({ id }) => !known.has(id))];
}

/** The tables after a message. */
export function heard(tables: TableShown[], message: LobbyMessage): TableShown[] {
  switch (message.is) {
    case 'tables':
      return message.tables;
    case 'table': {
      const at = tables.findIndex((table) => table.id === message.table.id);
      return at < 0 ? [...tables, message.table] : tables.with(at, message.table);
    }
    case 'gone':
      return tables.filter((table) => table.id !== message.table);
    case 'own':
    case 'stopping':
      return tables;
  }
}
