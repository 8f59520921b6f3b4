// Every text that is asked for is there, and every text that is there is asked for.

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const all = readdirSync(root, { recursive: true }).map((name) => join(root, String(name)));
const files = all
  .filter((path) => /\.(svelte|ts)$/.test(path) && !/\.test\.ts$|\/protocol\//.test(path))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }));
const messages = all
  .filter((path) => /(\/messages\/\w+\.|\/boards\/[\w-]+\/(\w+\.)?)en\.json$/.test(path))
  .map((path) => ({ path, texts: JSON.parse(readFileSync(path, 'utf8')) as object }));

const importsOf = ({ path, text }: (typeof files)[number]): string[] =>
  [...text.matchAll(/from '([^']+)'/g)].map(([, from]) => resolve(dirname(path), from as string));

/** The message files that a source takes its words from: by itself, or by a module that gives them on. */
function sources(file: (typeof files)[number]) {
  const near = importsOf(file);
  const far = files
    .filter(({ path, text }) => near.includes(path.replace(/\.ts$/, '')) && text.includes('words('))
    .flatMap(importsOf);
  return messages.filter(({ path }) => near.includes(path) || far.includes(path));
}

describe('the texts of the page', () => {
  it('are found where sources are', () => {
    expect(files.length).toBeGreaterThan(20);
    expect(messages.length).toBeGreaterThan(2);
  });

  it('exist for every key that a source asks for', () => {
    const missing = files.flatMap((file) => {
      const known = new Set(sources(file).flatMap(({ texts }) => Object.keys(texts)));
      const asked = [...file.text.matchAll(/\b(?:t|common|words)\(\s*'([\w.-]+)'\s*[,)]/g)];
      return asked
        .map(([, key]) => key as string)
        .filter((key) => known.size > 0 && !known.has(key))
        .map((key) => `${relative(root, file.path)}: ${key}`);
    });
    expect(missing).toEqual([]);
  });

  it('are all used somewhere', () => {
    const unused = messages.flatMap(({ path, texts }) => {
      const users = files.filter((file) => sources(file).some((one) => one.path === path));
      const code = users.map(({ text }) => text).join('\n');
      const quoted = new Set([...code.matchAll(/['"`]([\w.-]+)['"`]/g)].map(([, key]) => key));
      // `t(`stage.${n}`)` uses every key that begins so.
      const begun = [...code.matchAll(/`([\w.-]+)\$\{/g)].map(([, start]) => start as string);
      return Object.keys(texts)
        .filter((key) => {
          const base = key.replace(/\.one$/, '');
          return (
            !quoted.has(key) && !quoted.has(base) && !begun.some((start) => key.startsWith(start))
          );
        })
        .map((key) => `${relative(root, path)}: ${key}`);
    });
    expect(unused).toEqual([]);
  });
});
