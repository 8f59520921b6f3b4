import { expect, it } from 'vitest';
import { Words } from '../lib/say.svelte';
import { haltedWhy } from './halted';

const NEWER = 'refused-newer-rules = played by version { $theirs } of the rules of { $game }\n';
const say = new Words('en', [NEWER]).with([]);

it('a table of rules to come says so, and blames no entry of its log', () => {
  const why = ['refused-newer-rules', { theirs: 9, game: 'Mercurius' }] as [string, object];
  expect(haltedWhy({ entry: 1, why: why as never }, say)).toBe(
    'Played by version 9 of the rules of Mercurius.',
  );
});

it('where only an entry cannot be played, it is named', () => {
  expect(haltedWhy({ entry: 57 }, say)).toBe('The server cannot play entry 57 of its log.');
});
