import { describe, expect, it } from 'vitest';
import type { ShownChoice } from '../lib/said';
import {
  bringNothing,
  byGain,
  kindsOf,
  mainOf,
  matching,
  numbered,
  onwardOf,
  titled,
  touching,
} from './grouping';

const exact = (label: string, action: string, touches: string[] = []): ShownChoice => ({
  label,
  touches,
  action: { do: action },
});
const form: ShownChoice = { label: 'News', touches: [], base: { do: 'news' }, fields: [] };
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

describe('choices that bring something', () => {
  const moves = (...brings: (number | undefined)[]) =>
    numbered(brings.map((much, at) => ({ ...exact(`To ${at}`, 'move'), brings: much })));
  const split = (choices: ReturnType<typeof numbered>) => {
    const { best, rest } = byGain(choices);
    return [best.map(({ index }) => index), rest.map(({ index }) => index)];
  };
  it('stand first, the best of all, and those that bring nothing are folded away', () => {
    expect(split(moves(0, 20, 0, 75, 0, 20))).toEqual([
      [3, 1, 5],
      [0, 2, 4],
    ]);
  });
  it('are all shown where there are few', () => {
    expect(split(moves(0, 20, 0))).toEqual([[1, 0, 2], []]);
    expect(bringNothing(moves(0, 20, 0))).toBe(false);
  });
  it('are but a few where nothing brings anything, and that is known', () => {
    expect(split(moves(0, 0, 0, 0, 0, 0))).toEqual([
      [0, 1, 2],
      [3, 4, 5],
    ]);
    expect(bringNothing(moves(0, 0, 0, 0, 0, 0))).toBe(true);
    expect(bringNothing(choices)).toBe(false);
  });
  it('that do the same in another way, with something that follows from it, are folded away behind the plain ones', () => {
    const move = (hex: string, crossing: boolean): ShownChoice => ({
      label: `Go to ${hex}`,
      touches: [`hex:${hex}`],
      brings: 50,
      ...(crossing && { follows: 'draws a card' }),
      action: { do: 'move', hex, crossing },
    });
    const both = ['a1', 'a2', 'a3'].flatMap((hex) => [move(hex, false), move(hex, true)]);
    expect(split(numbered([...both, move('a4', true)]))).toEqual([
      [0, 2, 4, 6],
      [1, 3, 5],
    ]);
  });
  it('stay in their order where the game does not say', () => {
    expect(split(choices)).toEqual([[0, 1, 2, 3], []]);
  });
});

describe('the way on', () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map((what) => exact(what, `sell_${what}`));
  const way = (last: ShownChoice, before = many) =>
    onwardOf(numbered([...before, last]))?.choice.label ?? null;
  it('is the last of many, alone of its kind and at no place', () => {
    expect(way(exact('End your move', 'end'))).toBe('End your move');
    expect(way(exact('End your move', 'end'), many.slice(1))).toBe(null);
    expect(way(exact('Sell b', 'sell_b'))).toBe(null);
    expect(way(exact('Go to a4', 'go', ['hex:a4']))).toBe(null);
    expect(way({ ...exact('Leave', 'leave'), weight: 'final' })).toBe(null);
    expect(way({ ...exact('End your move', 'end'), weight: 'main' })).toBe(null);
    expect(way(form)).toBe(null);
  });
});

describe('the main choice', () => {
  const main = (label: string, action: string): ShownChoice => ({
    ...exact(label, action),
    weight: 'main',
  });
  it('is the one that the game calls so', () => {
    const two = numbered([exact('Do not buy Cafe', 'decline'), main('Buy Cafe', 'buy')]);
    expect(mainOf(two)?.index).toBe(1);
  });
  it('does not exist among equals, and is never a form', () => {
    expect(mainOf(choices)).toBeNull();
    expect(mainOf(numbered([{ ...form, weight: 'main' }]))).toBeNull();
    expect(mainOf(numbered([main('One', 'one'), main('Two', 'two')]))).toBeNull();
    expect(mainOf([])).toBeNull();
  });
});

describe('a word of the game', () => {
  it('can be made a title', () => {
    expect(titled('sell_group_buildings')).toBe('Sell group buildings');
  });
});
