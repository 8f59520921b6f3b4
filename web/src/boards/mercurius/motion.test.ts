import { expect, test } from 'vitest';
import type { StepShown } from '../../lib/said';
import { view } from './example';
import { framesOf, pictureOf, slotKeys } from './motion';
import type { Slot } from './view';

const KINDS = view().kinds.map((row) => row.kind);
const happened = (...events: object[]): StepShown => ({
  step: 1,
  seat: 1,
  happened: events.map((event) => ({ event, text: '' })),
});
const moved = (...cards: [kinds: string[], from: number[], to: number[]][]) => ({
  event: 'prices_moved',
  seat: 1,
  cards: cards.map(([kinds, from, to]) => ({ kinds, from, to })),
});

test('a played card is laid, moves both its markers at once, then the cards shift', () => {
  const step = happened(
    { event: 'played', seat: 1, card: 'amsterdam+1/silk-2' },
    moved(
      [
        ['amsterdam', 'silk'],
        [10, 15],
        [11, 13],
      ],
      [
        ['hoorn', 'coffee'],
        [10, 15],
        [9, 17],
      ],
    ),
  );
  const before = pictureOf(view());
  before.boards[1] = ['empty', { card: 'hoorn-1/coffee+2' }, 'empty'];
  const frames = framesOf(before, [step], KINDS);
  expect(frames.map((frame) => frame.moved)).toEqual([
    [],
    ['amsterdam', 'silk'],
    ['hoorn', 'coffee'],
    [],
  ]);
  expect(frames[0]?.boards[1]?.[0]).toEqual({ card: 'amsterdam+1/silk-2' });
  expect(frames[0]?.markers[0]).toBe(10);
  expect([frames[1]?.markers[0], frames[1]?.markers[6]]).toEqual([11, 13]);
  expect(frames.at(-1)?.boards[1]).toEqual([
    'empty',
    { card: 'amsterdam+1/silk-2' },
    { card: 'hoorn-1/coffee+2' },
  ]);
});

test('two equal cards one after another are two pictures', () => {
  const kinds = ['amsterdam', 'silk'];
  const step = happened(moved([kinds, [10, 15], [11, 13]], [kinds, [11, 13], [12, 11]]));
  const frames = framesOf(pictureOf(view()), [step], KINDS);
  expect(frames.slice(0, 2).map((frame) => frame.markers[0])).toEqual([11, 12]);
});

test('money goes to the bank for purchases and comes from it for sales', () => {
  const step = happened(
    { event: 'bought', seat: 1, kind: 'tea', cost: 15 },
    { event: 'sold', seat: 1, kind: 'silk', gain: 14 },
  );
  const frames = framesOf(pictureOf(view()), [step], KINDS);
  expect(frames.flatMap((frame) => frame.money)).toEqual([
    { kind: 'tea', seat: 1, amount: -15 },
    { kind: 'silk', seat: 1, amount: 14 },
  ]);
});

test('what is taken back is not shown in motion', () => {
  const undone: StepShown = { step: 2, undo: 1, happened: [] };
  const step = happened(
    moved([
      ['delft', 'tea'],
      [10, 15],
      [9, 17],
    ]),
  );
  const frames = framesOf(pictureOf(view()), [step, undone], KINDS);
  expect(frames).toEqual([]);
});

test('a card keeps its name while it moves from slot to slot, also beside an equal one', () => {
  const card: Slot = { card: 'hoorn+1/silk-2' };
  const before = slotKeys(['empty', card, { card: 'delft+1/copper-2' }]);
  const after = slotKeys([card, 'empty', card]);
  expect(after[2]).toBe(before[1]);
  expect(new Set(after).size).toBe(3);
});
