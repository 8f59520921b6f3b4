import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playSaid } from '../lib/said';
import { Words } from '../lib/say.svelte';
import type { PlayShown } from '../protocol/PlayShown';

const play: PlayShown = {
  steps: 3,
  view: {},
  standing: { wealth: [20, 35], places: null, ending: null },
  ahead: [1],
  wins: ['wins'],
  nearest: ['nearest-richest', { who: { seat: 1 }, n: 1, wealth: { money: 1200 } }],
  cash: [20, 35],
  clocks: [],
  choices: [],
};

function words(language: string): Words {
  const shared = readFileSync(`../texts/words/${language}.ftl`, 'utf8');
  const game = readFileSync(`../games/mercurius/texts/${language}.ftl`, 'utf8');
  return new Words(language, [shared, game]);
}

describe('what wins and who is nearest', () => {
  it.each([
    ['en', 'The richest wins when the cards run out', 'ahead: Boris with 1 200 ƒ'],
    ['ru', 'Когда кончатся карты, победит самый богатый', 'впереди Boris: 1 200 ƒ'],
    ['pl', 'Gdy skończą się karty, wygra najbogatszy', 'prowadzi Boris: 1 200 ƒ'],
  ])('is said in the words of the game, in %s', (language, wins, nearest) => {
    const said = playSaid(play, words(language).with(['Anna', 'Boris']));
    expect(said.wins).toBe(wins);
    expect(said.nearest.replaceAll('\u202f', ' ')).toBe(nearest);
  });
});
