// The page's words are whole: every text is asked for and is there in every language, with what it mentions
// and the forms that the language has. That every key that is asked for exists is a matter of types.

import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../lib/language.svelte';

const root = fileURLToPath(new URL('..', import.meta.url));
const all = readdirSync(root, { recursive: true }).map((name) => join(root, String(name)));
const sources = all
  .filter((path) => /\.(svelte|ts)$/.test(path) && !/\.test\.ts$|\/protocol\/|keys\.ts$/.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

type Source = (typeof sources)[number];
type Message = FluentResource['body'][number];

interface File {
  name: string;
  part: string;
  language: string;
  text: string;
  messages: Message[];
}

const files: File[] = all
  .filter((path) => path.endsWith('.ftl'))
  .map((path) => {
    const [part = '', language = ''] = basename(path).split('.');
    const text = readFileSync(path, 'utf8');
    return {
      name: relative(root, path),
      part,
      language,
      text,
      messages: new FluentResource(text).body,
    };
  });
const english = files.filter(({ language }) => language === 'en');

/** The inner nodes of a message, itself first. */
function* within(node: unknown): Generator<Record<string, unknown>> {
  if (typeof node === 'object' && node !== null) {
    yield node as Record<string, unknown>;
    for (const inner of Object.values(node)) {
      yield* within(inner);
    }
  }
}

/** What a message mentions. */
const mentioned = (message: Message): string[] => {
  const variables = [...within(message.value)].filter(({ type }) => type === 'var');
  return [...new Set(variables.map(({ name }) => String(name)))].sort();
};

interface Variant {
  key: { type: string; value: string | number };
}

/** The forms by number that a message has, one list for each choice. */
const forms = (message: Message): string[][] =>
  [...within(message.value)]
    .filter(({ type }) => type === 'select')
    .map(({ variants }) =>
      (variants as Variant[]).flatMap(({ key }) => (key.type === 'str' ? [String(key.value)] : [])),
    )
    .filter((names) => names.some((name) => PLURALS.includes(name)));

/** The arguments by which a message chooses between words, or by whose number it bends them. */
const chosenBy = (message: Message | undefined, bent: boolean): string[] =>
  [...within(message?.value)]
    .filter(({ type }) => type === 'select')
    .filter(({ variants }) => !bent || (variants as Variant[]).some(isPlural))
    .map(({ selector }) => String((selector as { name?: string }).name));

const isPlural = ({ key }: Variant): boolean =>
  key.type === 'str' && ['one', 'few', 'many'].includes(String(key.value));

const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'];
/** What is Latin in Russian, too: names, signs and what is typed. */
const LATIN = /\b(Kontor|kontor replay ФАЙЛ --verify|SHA-256|QR|Enter|I+)\b|\/table\//g;
/** Words that two languages have in common. */
const ALIKE =
  /\b(Kontor|Menu|Bank|bot|min|Start|Transport|Amsterdam|Hoorn|Delft|Rotterdam|Enkhuizen|Middelburg|nAn|mln)\b|КОММЕРСАНТ/gi;
const FORMS: Record<string, string[]> = {
  en: ['one', 'other'],
  ru: ['few', 'many', 'one'],
  pl: ['few', 'many', 'one'],
};

/** What a message says, with this in place of what is filled in, its forms one after another. */
function filled(pattern: unknown, filling: string): string {
  if (typeof pattern === 'string') {
    return pattern;
  }
  if (Array.isArray(pattern)) {
    return pattern.map((part) => filled(part, filling)).join('');
  }
  const { variants } = pattern as { variants?: { value: unknown }[] };
  return variants ? variants.map(({ value }) => filled(value, filling)).join('\n') : filling;
}

/** What a message says itself, without what is filled in. */
const said = (pattern: unknown): string => filled(pattern, ' ');

const partsOf = ({ text }: Source): string[] =>
  [...text.matchAll(/\bwords\('([\w-]+)'\)/g)].map(([, part]) => part as string);

/** The parts that a source takes its words from: by itself, or by a module that gives them on. */
function usedBy(source: Source): string[] {
  const near = [...source.text.matchAll(/from '([^']+)'/g)].map(([, from]) =>
    resolve(dirname(source.path), from as string),
  );
  const far = sources.filter(({ path }) => near.includes(path.replace(/\.ts$/, '')));
  return [source, ...far].flatMap(partsOf);
}

describe('the texts of the page', () => {
  it('are found where sources are', () => {
    expect(sources.length).toBeGreaterThan(20);
    expect(english.length).toBeGreaterThan(2);
    expect(english.flatMap(({ messages }) => messages).length).toBeGreaterThan(500);
  });

  it('are all asked for somewhere', () => {
    const using = sources.map((source) => ({ text: source.text, parts: usedBy(source) }));
    const unused = english.flatMap(({ name, part, messages }) => {
      const code = using
        .filter(({ parts }) => parts.includes(part))
        .map(({ text }) => text)
        .join('\n');
      const id = (key: string) => key.replace(/[._]/g, '-');
      const quoted = new Set(
        [...code.matchAll(/['"`]([\w.-]+)['"`]/g)].map(([, key]) => id(key as string)),
      );
      // `t(`stage.${n}`)` uses every key that begins so.
      const begun = [...code.matchAll(/`([\w.-]+)\$\{/g)].map(([, start]) => id(start as string));
      return messages
        .filter((message) => !quoted.has(message.id))
        .filter((message) => !begun.some((start) => message.id.startsWith(start)))
        .map((message) => `${name}: ${message.id}`);
    });
    expect(unused).toEqual([]);
  });
});

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const spoken = files.filter((file) => file.language === language);

  it('are there for every part', () => {
    expect(spoken.map(({ part }) => part).sort()).toEqual(english.map(({ part }) => part).sort());
  });

  it('are Fluent, each id once', () => {
    for (const { name, text, messages } of spoken) {
      const written = [...text.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map(([, id]) => id);
      expect(
        messages.map(({ id }) => id),
        name,
      ).toEqual(written);
      expect(new Set(written).size, name).toBe(written.length);
    }
  });

  it('are those of English, and mention the same', () => {
    for (const { name, part, messages } of spoken) {
      const asked = english.find((file) => file.part === part)?.messages ?? [];
      const outline = (message: Message) => `${message.id}: ${mentioned(message).join(', ')}`;
      expect(messages.map(outline).sort(), name).toEqual(asked.map(outline).sort());
    }
  });

  it.runIf(language !== 'en')('are translated', () => {
    for (const { name, part, messages } of spoken) {
      const asked = english.find((file) => file.part === part)?.messages ?? [];
      const same = messages.filter(({ id, value }) => {
        const words = said(value);
        const original = said(asked.find((one) => one.id === id)?.value ?? '');
        return /\p{L}{3}/u.test(words.replace(ALIKE, '')) && words === original;
      });
      expect(
        same.map(({ id }) => id),
        name,
      ).toEqual([]);
    }
  });

  it('have the forms of the language', () => {
    for (const { name, messages } of spoken) {
      for (const message of messages) {
        for (const names of forms(message)) {
          expect(names.sort(), `${name}: ${message.id}`).toEqual(FORMS[language]);
        }
      }
    }
  });

  it('bend wherever another language does', () => {
    for (const { name, part, text, messages } of spoken) {
      const others = files.filter((file) => file.part === part).flatMap((file) => file.messages);
      const stiff = messages.filter((message) => {
        const bent = others
          .filter(({ id }) => id === message.id)
          .flatMap((other) => chosenBy(other, true));
        const here = chosenBy(message, false);
        // A comment says so where the words are the same for every number.
        const unbent = new RegExp(`^# unbent.*\\n${message.id} =`, 'm').test(text);
        return !unbent && bent.some((by) => !here.includes(by));
      });
      expect(
        stiff.map(({ id }) => id),
        name,
      ).toEqual([]);
    }
  });

  it.runIf(language !== 'en')('are set as the language is set', () => {
    const wrong = {
      ru: /"|”|\.\.\.| - | —| %/,
      pl: /"|«|»|\.\.\.| - | —|\s%/,
    }[language as 'ru' | 'pl'];
    for (const { name, messages } of spoken) {
      for (const { id, value } of messages) {
        expect(filled(value, '1').match(wrong)?.[0], `${name}: ${id}`).toBeUndefined();
      }
    }
  });

  it.runIf(language === 'ru')('have no Latin letters', () => {
    for (const { name, messages } of spoken) {
      for (const { id, value } of messages) {
        const latin = said(value)
          .replace(LATIN, '')
          .match(/[A-Za-z]+/);
        expect(latin?.[0], `${name}: ${id}`).toBeUndefined();
      }
    }
  });
});
