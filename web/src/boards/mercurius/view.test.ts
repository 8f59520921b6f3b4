import { expect, test } from 'vitest';
import { coming, kind, view } from './example';
import { priceInWords } from './names';
import {
  actsIn,
  actsOf,
  counted,
  depthAt,
  dividendBar,
  facesOn,
  lastPrice,
  priceAt,
  roundsLeft,
  tracks,
} from './view';

test('a card moves what is printed on it', () => {
  const faces = [
    { kind: 'amsterdam', by: 1 },
    { kind: 'silk', by: -2 },
  ];
  const on = facesOn({ cards: [{ id: 'amsterdam+1/silk-2', faces }] });
  expect(on('amsterdam+1/silk-2')).toEqual(faces);
  expect(on('an unknown card')).toEqual([]);
});

test('each track has a share and its main good', () => {
  const pairs = tracks(view()).map(([share, good]) => `${share.kind} ${good.kind}`);
  expect(pairs).toEqual([
    'amsterdam silk',
    'hoorn coffee',
    'delft porcelain',
    'rotterdam copper',
    'enkhuizen spices',
    'middelburg tea',
  ]);
});

test('a card acts in as many turns as there are slots, and no longer than the game lasts', () => {
  expect(actsIn(view(), 0)).toBe(3);
  expect(actsIn(view({ turns_left: 4 }), 0)).toBe(2);
  expect(actsIn(view({ turns_left: 1 }), 0)).toBe(1);
});

test('a marker deep among the ones still shows a price of one', () => {
  const { track } = view();
  expect([-4, 1, 2, 24, 25, 28].map((marker) => priceAt(track, marker))).toEqual([
    1, 1, 2, 24, 25, 25,
  ]);
});

test('M10: how deep a marker lies is said where it decides when the price changes, and nowhere else', () => {
  const { track } = view();
  expect([-4, 0, 1, 2, 24, 25, 28].map((marker) => depthAt(track, marker))).toEqual([
    5, 1, 0, 0, 0, 0, 3,
  ]);
  expect([-4, 1, 25, 28].map((marker) => priceInWords(track, marker))).toEqual([
    '1 (5 deep)',
    '1',
    '25',
    '25 (3 deep)',
  ]);
});

test('the dividend bar has one part for each sum and covers all fields', () => {
  const bar = dividendBar(view().track);
  expect(bar.map((part) => part.pays)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(bar.reduce((all, part) => all + part.fields, 0)).toBe(33);
  expect(bar[5]).toEqual({ pays: 6, from: 25, fields: 4 });
});

test('what a card on a slot will do is told turn by turn, apart from an equal card beside it', () => {
  const acts = [
    coming(1, { seat: 1, slot: 1, markers: [11, 13] }),
    coming(1, { seat: 1, slot: 2, markers: [12, 11] }),
    coming(4, { seat: 1, slot: 1, markers: [13, 9] }),
  ];
  const told = (slot: number) =>
    actsOf(view({ coming: acts }), 1, slot).map((act) => [
      act.turns,
      ...act.moves.map((one) => one.price),
    ]);
  expect(told(1)).toEqual([
    [1, 11, 13],
    [4, 13, 9],
  ]);
  expect(told(2)).toEqual([[1, 12, 11]]);
  expect(told(0)).toEqual([]);
});

test('a price is led to where the last visible card takes it, and stays where none does', () => {
  const shown = view({
    coming: [
      coming(0, { markers: [11, 13] }),
      coming(2, { markers: [10, 15] }),
      coming(3, { markers: [11, 11] }),
    ],
  });
  expect(lastPrice(shown, kind(shown, 'silk'))).toBe(11);
  expect(lastPrice(shown, kind(shown, 'tea'))).toBe(15);
});

test('turns are counted for each player', () => {
  expect(roundsLeft(view({ turns_left: 9 }))).toBe(3);
  expect(roundsLeft(view({ turns_left: 7 }))).toBe(3);
});

test('tokens are counted by kind', () => {
  expect(counted(['silk', 'tea', 'silk'])).toEqual([
    ['silk', 2],
    ['tea', 1],
  ]);
});
