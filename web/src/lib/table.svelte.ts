// A table as the server shows it, kept up to date by a socket that comes back by itself.

import type { Document } from '../protocol/Document';
import type { Done } from '../protocol/Done';
import type { PersonShown } from '../protocol/PersonShown';
import type { Problem } from '../protocol/Problem';
import type { Request } from '../protocol/Request';
import type { Said } from '../protocol/Said';
import type { StepShown } from '../protocol/StepShown';
import type { TableMessage } from '../protocol/TableMessage';
import { get, Refused } from './api';
import { changed } from './delta';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
/** A message to the table; its id is given when it is sent. */
export type Wish = WithoutId<Request>;

export type Connection = 'opening' | 'open' | 'lost' | 'refused';

interface Pending {
  request: Request;
  kept: (done: Done) => void;
  refused: (problem: Refused) => void;
}

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8_000;
const LOOK_AGAIN = 20;

export class Table {
  readonly id: string;
  /** What this viewer sees; replaced as a whole, part by part, never changed in place. */
  document = $state.raw<Document | null>(null);
  seat = $state.raw<number | null>(null);
  version = $state.raw(0);
  /** The steps of the last message, for the board to show one after another. */
  latest = $state.raw<StepShown[]>([]);
  chat = $state.raw<Said[]>([]);
  here = $state.raw<PersonShown[]>([]);
  others = $state.raw(0);
  connection = $state.raw<Connection>('opening');
  /** Why the table cannot be watched any longer. */
  barred = $state.raw<Problem | null>(null);

  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #count = 0;
  readonly #client = crypto.randomUUID().slice(0, 8);
  /** Called with every step, also those of a resumed connection. */
  onSteps: (steps: StepShown[]) => void = () => {};
  /** Called when everything is new: the history has to be read again. */
  onState: () => void = () => {};

  constructor(id: string) {
    this.id = id;
    addEventListener('offline', this.#offline);
    addEventListener('online', this.#online);
    addEventListener('visibilitychange', this.#online);
    this.#open();
  }

  /** Sends a message, again after a lost connection, until it is answered. */
  send(wish: Wish): Promise<Done> {
    const id = `${this.#client}-${++this.#count}`;
    const request = { ...wish, id } as Request;
    return new Promise((kept, refused) => {
      this.#pending.set(id, { request, kept, refused });
      this.#transmit(request);
    });
  }

  /** Resolves when the table is beyond a version, or after a while. */
  async beyond(version: number): Promise<void> {
    for (let waited = 0; this.version <= version && waited < LONGEST_WAIT; waited += LOOK_AGAIN) {
      await new Promise((done) => setTimeout(done, LOOK_AGAIN));
    }
  }

  close(): void {
    this.#closed = true;
    removeEventListener('offline', this.#offline);
    removeEventListener('online', this.#online);
    removeEventListener('visibilitychange', this.#online);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Comes back at once instead of waiting, when the person asks for it. */
  retry(): void {
    if (this.connection === 'lost' && this.#socket?.readyState !== WebSocket.CONNECTING) {
      clearTimeout(this.#timer);
      this.#open();
    }
  }

  /** Comes anew, as somebody else: who just took a name sees with other eyes. */
  reopen(): void {
    clearTimeout(this.#timer);
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    this.#open();
  }

  /** The machine lost its network: what was sent now would wait for minutes unnoticed. */
  readonly #offline = () => {
    const socket = this.#socket;
    if (socket && this.connection !== 'lost') {
      this.#socket = null;
      socket.close();
      this.#lost();
    }
  };
  /** It is back, or the person is: no need to wait any longer. */
  readonly #online = () => {
    if (document.visibilityState === 'visible' && navigator.onLine) {
      this.retry();
    }
  };

  #open(): void {
    if (this.#closed) {
      return;
    }
    const since = this.document
      ? `?since=${this.version}&said=${this.chat.at(-1)?.number ?? 0}`
      : '';
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.id}/socket${since}`,
    );
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data) as TableMessage);
    socket.onclose = () => {
      if (this.#socket === socket && !this.#closed) {
        this.#lost();
      }
    };
  }

  #lost(): void {
    if (this.barred) {
      this.connection = 'refused';
      return;
    }
    this.connection = 'lost';
    if (!this.document) {
      this.#askWhy();
    }
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** A socket that does not open cannot say why; a plain request can. */
  #askWhy(): void {
    get(`/api/tables/${this.id}`).catch((refused: Refused) => {
      if (['not_found', 'forbidden'].includes(refused.problem.error)) {
        this.barred = refused.problem;
        this.connection = 'refused';
        this.close();
      }
    });
  }

  #transmit(request: Request): void {
    if (this.connection === 'open' && this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify(request));
    }
  }

  #arrived(): void {
    this.connection = 'open';
    this.#wait = FIRST_WAIT;
    for (const { request } of this.#pending.values()) {
      this.#transmit(request);
    }
  }

  #hear(message: TableMessage): void {
    performance.mark('kontor:heard', {
      detail: 'version' in message ? message.version : undefined,
    });
    switch (message.is) {
      case 'state':
        this.document = message.document;
        this.version = message.version;
        this.seat = message.seat;
        this.latest = [];
        this.#arrived();
        this.onState();
        break;
      case 'resumed':
        this.seat = message.seat;
        this.#arrived();
        break;
      case 'change':
        if (message.since !== this.version) {
          this.#socket?.close();
          this.document = null;
          break;
        }
        this.document = changed(this.document, message.delta) as Document;
        this.version = message.version;
        if (message.steps.length > 0) {
          this.latest = message.steps;
          this.onSteps(message.steps);
        }
        break;
      case 'done':
        this.#pending.get(message.id)?.kept(message);
        this.#pending.delete(message.id);
        break;
      case 'refused':
        this.#refuse(message.id, message);
        break;
      case 'said':
        if (message.number > (this.chat.at(-1)?.number ?? 0)) {
          this.chat = [...this.chat, message];
        }
        break;
      case 'presence':
        this.here = message.here;
        this.others = message.others;
        break;
      case 'stopping':
        break;
    }
  }

  #refuse(id: string | undefined, problem: Problem): void {
    if (id === undefined) {
      this.barred = problem;
      return;
    }
    this.#pending.get(id)?.refused(new Refused(problem));
    this.#pending.delete(id);
  }
}
