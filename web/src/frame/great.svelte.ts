// Great moments one after another, each for a few seconds.

import { boardOf, type GreatMarks } from '../boards/board';
import { money } from '../lib/money';
import { stepSaid } from '../lib/said';
import type { Say } from '../lib/say.svelte';
import type { Heard } from '../lib/showing.svelte';
import { words } from '../lib/text';
import { type Great, greatIn } from './moments';
import type { PastStep } from './steps';

const p = words('play');
/** How long one is shown, in milliseconds. */
const SHOWN = 4_000;

export interface Said {
  key: number;
  seat: number;
  text: string;
  mood: 'joy' | 'regret' | 'even';
}

/** A moment in words, and whether whoever looks is glad of it. */
export function saidOf(
  great: Great,
  own: number | null,
  names: string[],
  currency: string,
  say: Say,
): Omit<Said, 'key'> {
  const { seat } = great;
  const mine = seat === own;
  const name = names[seat] ?? '';
  switch (great.is) {
    case 'out':
      return { seat, mood: 'regret', text: mine ? p('great.out.you') : p('great.out', { name }) };
    case 'record': {
      const [what, sum] = [say(great.what), money(great.price, currency)];
      const text = mine
        ? p('great.record.you', { what, sum })
        : p('great.record', { name, what, sum });
      return { seat, mood: mine ? 'joy' : 'even', text };
    }
    case 'won': {
      const what = say(great.what);
      const text = p('great.won.you', { what, sum: money(great.price, currency) });
      return { seat, mood: 'joy', text };
    }
    case 'group': {
      const what = say([great.group]);
      const text = mine ? p('great.group.you', { what }) : p('great.group', { name, what });
      return { seat, mood: mine ? 'joy' : 'even', text };
    }
  }
}

export class GreatMoments {
  now = $state.raw<Said | null>(null);
  #waiting: Said[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #count = 0;
  #seen: unknown = null;
  /** What is great in the game, as its board knows it. */
  #marks = $state.raw<GreatMarks | null>(null);

  /** Learns what is great in a game; without it the game goes on all the same. */
  async learn(game: string): Promise<void> {
    const board = await boardOf(game)?.().catch(() => undefined);
    this.#marks = (await board?.great?.().catch(() => null)) ?? null;
  }

  /** Whether a seat is out of the game. */
  isOut(seat: number | null, view: unknown): boolean {
    return seat !== null && (this.#marks?.out?.(view as never).includes(seat) ?? false);
  }

  /**
   * Looks for what is great about what was just shown; `before` are the steps until then. Returns what is to be told of it
   * to who does not see it: the log tells of who is out and of auctions, and of no record and no whole group.
   */
  follow(
    { document, steps }: Pick<Heard, 'document' | 'steps'>,
    before: PastStep[],
    reader: { own: number | null; names: string[]; currency: string; say: Say | null },
  ): string[] {
    const [was, is] = [this.#seen, document.play?.view];
    this.#seen = is ?? null;
    const { own, names, currency, say } = reader;
    if (was === null || steps.length === 0 || !say || !this.#marks) {
      return [];
    }
    // Who acts has read it, and what follows may be sad.
    if (steps.some(({ seat }) => seat !== undefined && seat === own)) {
      this.#waiting = [];
      this.#next();
    }
    const said = steps.map((step) => stepSaid(step, say));
    const all = greatIn(this.#marks, before, said, was as never, is as never);
    // Whose auctions others won the log tells.
    const found = all.filter((one) => one.is !== 'won' || one.seat === own);
    const moments = found.map((one) => ({ is: one.is, ...saidOf(one, own, names, currency, say) }));
    this.add(moments.map(({ seat, mood, text }) => ({ seat, mood, text })));
    return moments.flatMap(({ is, text }) => (is === 'out' || is === 'won' ? [] : [text]));
  }

  add(said: Omit<Said, 'key'>[]): void {
    this.#waiting.push(...said.map((one) => ({ ...one, key: ++this.#count })));
    if (!this.now) {
      this.#next();
    }
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #next(): void {
    this.now = this.#waiting.shift() ?? null;
    clearTimeout(this.#timer);
    if (this.now) {
      this.#timer = setTimeout(() => this.#next(), SHOWN);
    }
  }
}
