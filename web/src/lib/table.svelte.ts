// A table as the server shows it, kept up to date by a socket that comes back by itself.

import type { Document as RawDocument } from '../protocol/Document';
import type { Done } from '../protocol/Done';
import type { PersonShown } from '../protocol/PersonShown';
import type { Problem } from '../protocol/Problem';
import type { Request } from '../protocol/Request';
import type { Said } from '../protocol/Said';
import type { TableMessage } from '../protocol/TableMessage';
import { get, Refused } from './api';
import { changed } from './delta';
import { languages } from './language.svelte';
import { problems } from './problems.svelte';
import { type Document, documentSaid, stepTold } from './said';
import { type Say, type Words, wordsOf } from './say.svelte';
import { Showing } from './showing.svelte';

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
/** The code with which the server ends a connection of somebody who signed out. */
const SIGNED_OUT = 1008;

export class Table {
  readonly id: string;
  /** What the server sent, shown one message after another. */
  readonly showing = new Showing();
  /** What is told in words beside the board, its texts not yet in words. */
  get sent(): RawDocument | null {
    return this.showing.told?.document ?? null;
  }
  /** The words of the game; nothing can be shown without them. */
  #words = $state.raw<Words | null>(null);
  /** As text, so that what is said stays the same, and nothing is shown anew, while the names do. */
  readonly #named = $derived(
    JSON.stringify(this.sent && this.#words ? this.#words.seats(this.sent.seats) : null),
  );
  readonly #names = $derived<string[] | null>(JSON.parse(this.#named));
  /** Says the game's texts, with the names of those at the table. */
  readonly say = $derived.by((): Say | null => {
    return this.#names && this.#words ? this.#words.with(this.#names) : null;
  });
  /** What this viewer was told; replaced as a whole, part by part, never changed in place. */
  readonly document = $derived(this.#said(this.sent));
  /** What the board shows, perhaps still in motion: at rest the same. */
  readonly onBoard = $derived.by(() => {
    const { board, told } = this.showing;
    return !board || board === told ? this.document : this.#said(board.document);
  });
  seat = $state.raw<number | null>(null);
  /** The version that is told in words. */
  get version(): number {
    return this.showing.told?.version ?? 0;
  }
  /** The steps of the last message, for the board to show one after another. */
  readonly latest = $derived.by(() => {
    const [say, board] = [this.say, this.showing.board];
    return say && board ? board.steps.map((step) => stepTold(step, say)) : [];
  });
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
  #unfollow: (() => void) | undefined;
  #count = 0;
  readonly #client = crypto.randomUUID().slice(0, 8);
  /** Called when everything is new: the history has to be read again. */
  onState: () => void = () => {};

  constructor(id: string) {
    this.id = id;
    addEventListener('offline', this.#offline);
    addEventListener('online', this.#online);
    addEventListener('visibilitychange', this.#online);
    this.#open();
  }

  #said(document: RawDocument | null): Document | null {
    return document && this.say && this.#names
      ? documentSaid(document, this.say, this.#names)
      : null;
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
    this.#unfollow?.();
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
    const heard = this.showing.newest;
    const since = heard ? `?since=${heard.version}&said=${this.chat.at(-1)?.number ?? 0}` : '';
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.id}/socket${since}`,
    );
    this.#socket = socket;
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data) as TableMessage);
    socket.onclose = ({ code }) => {
      if (this.#socket === socket && !this.#closed) {
        if (code === SIGNED_OUT) {
          // Whoever comes back may see with other eyes.
          this.showing.forget();
        }
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
    if (!this.sent) {
      this.#askWhy();
    }
    this.#timer = setTimeout(() => this.#open(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  /** A socket that does not open cannot say why; a plain request can. */
  #askWhy(): void {
    get(`/api/tables/${this.id}`).catch((refused: Refused) => {
      if (['not_found', 'forbidden', 'damaged'].includes(refused.problem.error)) {
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
        this.seat = message.seat;
        this.showing.begin(message.document, message.version);
        this.#learnWords(message.document.game);
        this.#arrived();
        this.onState();
        break;
      case 'resumed':
        this.seat = message.seat;
        this.#arrived();
        break;
      case 'change':
        if (message.since !== this.showing.newest?.version) {
          this.#socket?.close();
          this.showing.forget();
          break;
        }
        this.showing.add({
          document: changed(this.showing.newest.document, message.delta) as RawDocument,
          version: message.version,
          steps: message.steps,
        });
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

  /** Reads the game's words, and tries again until they are here. */
  #learnWords(game: string): void {
    if (this.#words) {
      return;
    }
    wordsOf(game).then(
      (words) => {
        this.#words = words;
        this.#unfollow ??= languages.follow(async (language) => {
          const others = await wordsOf(game, language);
          return () => {
            this.#words = others;
          };
        });
      },
      () => {
        if (!this.#closed) {
          setTimeout(() => this.#learnWords(game), FIRST_WAIT);
        }
      },
    );
  }

  #refuse(id: string | undefined, problem: Problem): void {
    problems.load();
    if (id === undefined) {
      this.barred = problem;
      return;
    }
    this.#pending.get(id)?.refused(new Refused(problem));
    this.#pending.delete(id);
  }
}
