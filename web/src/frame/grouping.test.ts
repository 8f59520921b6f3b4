import { describe, expect, it } from 'vitest';
import type { Shown } from '../protocol/Shown';
import {
  kindsOf,
  labelParts,
  leadOf,
  mainOf,
  matching,
  numbered,
  titled,
  touching,
} from './grouping';

const exact = (label: string, action: string, touches: string[] = []): Shown => ({
  label,
  touches,
  action: { do: action },
});
const form: Shown = { label: 'News', touches: [], base: { do: 'news' }, fields: [] };
const choices = numbered([
  exact('Buy Amsterdam for 10 ƒ', 'buy', ['kind:amsterdam']),
  exact('Play Delft', 'play', ['card:delft']),
  exact('Buy Delft for 12 ƒ', 'buy', ['kind:delft']),
  form,
]);

describe('many choices', () => {
  it('are grouped by what they do, in the order in which the server names them', () => {
    expect(
      kindsOf(choices).map(({ kind, choices: same }) => [kind, same.map((one) => one.index)]),
    ).toEqual([
      ['buy', [0, 2]],
      ['play', [1]],
      ['news', [3]],
    ]);
  });

  it('are found by words, in any order and case', () => {
    expect(matching(choices, 'delft BUY').map(({ index }) => index)).toEqual([2]);
    expect(matching(choices, '  ')).toHaveLength(4);
    expect(matching(choices, 'gold')).toEqual([]);
  });

  it('are found by the place they touch', () => {
    expect(touching(choices, 'kind:delft').map(({ index }) => index)).toEqual([2]);
  });
});

describe('the main choice', () => {
  it('is the first, if it is complete and the only one that does this', () => {
    const two = numbered([exact('Buy Cafe', 'buy'), exact('Do not buy Cafe', 'decline')]);
    expect(mainOf(two)?.index).toBe(0);
  });
  it('is not the one thing that happens to be left of several', () => {
    const buy = { ...exact('Buy copper', 'buy'), action: { do: 'buy', kind: 'copper' } };
    expect(mainOf(numbered([buy, exact('End your turn', 'end')]))).toBeNull();
  });
  it('does not exist among equals, and is never a form', () => {
    expect(mainOf(choices)).toBeNull();
    expect(mainOf(numbered([form]))).toBeNull();
    expect(mainOf([])).toBeNull();
  });
});

describe('a label', () => {
  it('is cut into what it is and what follows from it', () => {
    expect(labelParts('Buy Cafe for 16 ₽, leaves you 219 ₽')).toEqual({
      head: 'Buy Cafe for 16\u00a0₽',
      tail: 'leaves you 219\u00a0₽',
    });
    expect(labelParts('Play Delft +1 (Delft 10 → 11)')).toEqual({
      head: 'Play Delft +1',
      tail: 'Delft 10 → 11',
    });
    expect(labelParts('News: exchange 1 to 3 cards')).toEqual({
      head: 'News',
      tail: 'exchange 1 to 3 cards',
    });
    expect(labelParts('Pass, for good')).toEqual({ head: 'Pass, for good', tail: '' });
  });
  it('need not repeat the word that the heading above it says', () => {
    const buys = choices.filter(({ choice }) => choice.label.startsWith('Buy'));
    expect(leadOf(buys, 'Buy')).toBe('Buy ');
    expect(leadOf(choices.slice(0, 2), 'Buy')).toBe('');
  });
  it('is said in full where it stands alone', () => {
    const end = numbered([exact('End your move', 'end_move')]);
    expect(leadOf(end, 'End move')).toBe('');
  });
  it('can be made of a word of the game', () => {
    expect(titled('sell_group_buildings')).toBe('Sell group buildings');
  });
});
