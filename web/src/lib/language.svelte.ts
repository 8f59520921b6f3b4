// The language the page speaks, and its words: Fluent files, one a language and part, read when they are
// needed. Only the language that is spoken is read. It follows the browser until the person chooses.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { untrack } from 'svelte';
import type { Messages } from '../messages/keys';
import { settingOf } from './setting';

export const LANGUAGES = ['en', 'ru', 'pl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const OWN_NAMES: Record<Language, string> = { en: 'English', ru: 'Русский', pl: 'Polski' };

/** A part of the page with words of its own: `PART.LANGUAGE.ftl`. */
export type Part = keyof Messages;

/** Reads what somebody says in a language, and returns how to change to it. */
type Follower = (language: Language) => Promise<() => void>;

const KEY = 'kontor.language';

const FILES = new Map(
  Object.entries(import.meta.glob<string>('../**/*.ftl', { query: '?raw', import: 'default' })).map(
    ([path, read]) => [path.replace(/^.*\/|\.ftl$/g, ''), read],
  ),
);

/** The language of ours that a tag means: `ru-RU` means Russian. */
export function languageOf(tag: string | null | undefined): Language | undefined {
  const primary = tag?.toLowerCase().split(/[-_]/)[0];
  return LANGUAGES.find((known) => known === primary);
}

/** The first of these tags that is a language of ours. */
export function firstOf(tags: readonly (string | null | undefined)[]): Language {
  return tags.map(languageOf).find((found) => found !== undefined) ?? 'en';
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The language that the address names, or that was chosen on this machine. */
function firstChosen(): Language | undefined {
  return languageOf(new URLSearchParams(location.search).get('lang')) ?? languageOf(kept());
}

async function read(part: Part, language: Language): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, {
    useIsolating: false,
    transform: settingOf(language),
  });
  const file = await FILES.get(`${part}.${language}`)?.();
  bundle.addResource(new FluentResource(file ?? ''));
  return bundle;
}

class Languages {
  now = $state.raw<Language>('en');
  #parts = $state.raw(new Map<Part, FluentBundle>());
  #asked = new Map<Part, Promise<void>>();
  readonly #followers = new Set<Follower>();

  /** Whether the person chose a language on this machine or by the address, rather than the browser. */
  get isChosen(): boolean {
    return firstChosen() !== undefined;
  }

  /** Begins with the language of the address, of the last choice, or of the browser. */
  begin(): void {
    this.#speak(firstChosen() ?? firstOf(navigator.languages));
  }

  /** The words of a part, once they are read. */
  of(part: Part): FluentBundle | undefined {
    return this.#parts.get(part);
  }

  /** Reads the words of these parts, unless they are there. */
  async load(...parts: Part[]): Promise<void> {
    // Who asks for words once need not be asked again when the language changes.
    await untrack(() =>
      Promise.all(parts.map((part) => this.#asked.get(part) ?? this.#read(part))),
    );
  }

  #read(part: Part): Promise<void> {
    const language = this.now;
    const asked = read(part, language).then((bundle) => {
      if (this.now === language) {
        this.#parts = new Map(this.#parts).set(part, bundle);
        return;
      }
      // Another language was chosen meanwhile.
      return this.#read(part);
    });
    this.#asked.set(part, asked);
    asked.catch(() => this.#asked.delete(part));
    return asked;
  }

  /** Changes along with the page, all at once. Returns how to stop. */
  follow(follower: Follower): () => void {
    this.#followers.add(follower);
    return () => this.#followers.delete(follower);
  }

  /** Speaks another language from now on, once its words are there for all that is shown. */
  async speak(language: Language): Promise<void> {
    if (language === this.now) {
      return;
    }
    const parts = [...this.#parts.keys()];
    const [bundles, changes] = await Promise.all([
      Promise.all(parts.map((part) => read(part, language))),
      Promise.all([...this.#followers].map((follower) => follower(language))),
    ]);
    this.#parts = new Map([
      ...this.#parts,
      ...parts.map((part, index): [Part, FluentBundle] => [part, bundles[index] as FluentBundle]),
    ]);
    this.#speak(language);
    for (const change of changes) {
      change();
    }
  }

  /** The person chose: kept on this machine. */
  async choose(language: Language): Promise<void> {
    await this.speak(language);
    try {
      localStorage.setItem(KEY, language);
    } catch {
      // Without storage the choice lasts as long as the page.
    }
  }

  #speak(language: Language): void {
    this.now = language;
    document.documentElement.lang = language;
  }
}

export const languages = new Languages();
