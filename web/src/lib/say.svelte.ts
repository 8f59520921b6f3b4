// Texts in words. The server sends a message's id and its arguments; the words stand in Fluent files, one a
// language: those that all games share, and each game's own.

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle';
import { getContext, setContext } from 'svelte';
import type { SeatShown } from '../protocol/SeatShown';
import type { Text } from '../protocol/Text';
import { readText } from './api';
import { calledBy } from './called';
import { type Language, languages } from './language.svelte';
import { grouped } from './money';
import { settingOf } from './setting';

/** Says a text in words. */
export type Say = (text: Text) => string;

type Arg = NonNullable<Text[1]>[string];

const NARROW_SPACE = '\u202f';

/** The words of one game in one language. */
export class Words {
  readonly #bundle: FluentBundle;

  constructor(language: string, files: string[]) {
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      transform: settingOf(language),
    });
    for (const file of files) {
      this.#bundle.addResource(new FluentResource(file), { allowOverrides: true });
    }
  }

  /** Says texts to somebody who knows those at the table by these names. */
  with(names: string[]): Say {
    const value = (arg: Arg): FluentVariable => {
      if (typeof arg === 'number') {
        return new FluentNumber(arg, { useGrouping: false });
      }
      if (typeof arg === 'string') {
        return arg;
      }
      if (Array.isArray(arg)) {
        return say(arg);
      }
      if ('money' in arg) {
        return this.money(arg.money);
      }
      if ('seat' in arg) {
        return names[arg.seat] ?? '?';
      }
      return arg.list.map(say).join(this.#message('list-separator') ?? ', ');
    };
    const say: Say = ([id, args = {}]) => {
      const values = Object.entries(args).map(([name, arg]) => [name, value(arg)]);
      // What has no words is said by its id: that is a mistake, and it is better seen than hidden.
      return this.#message(id, Object.fromEntries(values)) ?? id;
    };
    return say;
  }

  /** What the seats of a table are called. */
  seats(seats: SeatShown[]): string[] {
    return calledBy(seats, (id) => this.#message(id) ?? undefined);
  }

  knows(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** A sum with the sign of the game's money. */
  money(amount: number): string {
    const sign = this.#message('currency');
    const sum = grouped(amount).replaceAll('\u2009', NARROW_SPACE);
    return sign === null ? sum : `${sum}${NARROW_SPACE}${sign}`;
  }

  #message(id: string, args: Record<string, FluentVariable> = {}): string | null {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args) : null;
  }
}

const known = new Map<string, Promise<Words>>();

async function read(game: string, language: Language): Promise<Words> {
  return new Words(language, [await readText(`/api/games/${game}/texts?language=${language}`)]);
}

/** The words of a game; read once. */
export function wordsOf(game: string, language = languages.now): Promise<Words> {
  const key = `${game} ${language}`;
  const words = known.get(key) ?? read(game, language);
  known.set(key, words);
  words.catch(() => known.delete(key));
  return words;
}

const SAY = Symbol('say');

/** Lets all parts of a page say the game's texts. */
export function giveSay(say: () => Say | null): void {
  setContext(SAY, say);
}

/** Says the game's texts, in the words there are at the moment. */
export function heardSay(): Say {
  const say = getContext<(() => Say | null) | undefined>(SAY);
  return (text) => (say?.() ?? (([id]) => id))(text);
}
