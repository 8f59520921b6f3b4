import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('../{frame,lib,pages}/**/*.{ts,svelte}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const games = Object.keys(import.meta.glob('../boards/*/Board.svelte')).map(
  (path) => path.split('/')[2] as string,
);
/** Pictures of games are named by their games, and tests may take one for an example. */
const asked = Object.entries(sources).filter(([path]) => !/\/art\/|\.test\.ts$/.test(path));

it.each(games)('nothing outside of its board knows %s', (game) => {
  const named = new RegExp(
    `['"\`]${game}['"\`]|^\\s*['"]?${game}['"]?:|(protocol|boards)/${game}/`,
    'm',
  );
  const knowing = asked.filter(([, text]) => named.test(text)).map(([path]) => path);
  expect(knowing).toEqual([]);
});

const printed = import.meta.glob<string>('../protocol/**/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});
/** What actions and events of the games are called. */
const called = Object.entries(printed)
  .filter(([path]) => /\/protocol\/[^/]+\/(Action|Event)\.ts$/.test(path))
  .flatMap(([, text]) => [...text.matchAll(/"(?:do|event)": "(\w+)"/g)].map(([, word]) => word));
/** What everything is called that the server says of every game alike. */
const shared = new Set(
  Object.entries(printed)
    .filter(([path]) => /\/protocol\/[^/]+\.ts$/.test(path))
    .flatMap(([, text]) => text.replaceAll(/\/\*[\s\S]*?\*\//g, '').match(/\w+/g) ?? []),
);
/** A file's program, without what it shows, comments, and names of files of words. */
function program(path: string, text: string): string {
  const code = path.endsWith('.svelte')
    ? [...text.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script]) => script).join()
    : text;
  return code.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|words\('\w+'\)/gm, '');
}
const programs = asked.map(([path, text]) => ({ path, code: program(path, text) }));

it('nothing outside of the boards knows what an action or an event of a game is called', () => {
  const own = [...new Set(called)].filter((word) => !shared.has(word as string));
  expect(own.length).toBeGreaterThan(100);
  const named = new RegExp(`['"\`](${own.join('|')})['"\`]`);
  const knowing = programs.flatMap(
    ({ path, code }) =>
      named
        .exec(code)
        ?.slice(1)
        .map((word) => `${path}: ${word}`) ?? [],
  );
  expect(knowing).toEqual([]);
});

it('nothing outside of the boards looks into an event', () => {
  const knowing = programs
    .filter(({ code }) => /\.event\)?\??(\.|\[)/.test(code))
    .map(({ path }) => path);
  expect(knowing).toEqual([]);
});

it('there are games not to know, and files that might', () => {
  expect(games.length).toBeGreaterThan(3);
  expect(asked.length).toBeGreaterThan(80);
});
