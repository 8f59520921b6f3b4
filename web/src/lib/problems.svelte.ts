// Why something was not done, in the language of the reader. The server says it by a message's id; its
// words are read when the first problem comes.

import type { Problem } from '../protocol/Problem';
import { type Language, languages } from './language.svelte';
import { Words } from './say.svelte';

class Problems {
  #words = $state.raw<Words | null>(null);
  #asked: Promise<void> | undefined;

  /** Reads the words, unless they are there. Without them problems are told in English. */
  load(): Promise<void> {
    this.#asked ??= read(languages.now).then(
      (words) => {
        this.#words = words;
      },
      () => {
        this.#asked = undefined;
      },
    );
    return this.#asked;
  }

  async follow(language: Language): Promise<() => void> {
    if (!this.#asked) {
      return () => {};
    }
    const words = await read(language);
    return () => {
      this.#words = words;
    };
  }

  said({ say, text }: Problem): string {
    return this.#words?.knows(say[0]) ? this.#words.with([])(say) : text;
  }
}

async function read(language: Language): Promise<Words> {
  const answer = await fetch(`/api/texts?language=${language}`);
  if (!answer.ok) {
    throw new Error(answer.statusText);
  }
  return new Words(language, [await answer.text()]);
}

export const problems = new Problems();
languages.follow((language) => problems.follow(language));
