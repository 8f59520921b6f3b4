import { expect, test } from 'vitest';
import { ghostsOf, stretch } from './ghosts';

const moves = (...markers: number[]) => markers.map((marker) => ({ marker }));

test('ghosts stand on each field once, and the last move says where the marker comes to rest', () => {
  expect(ghostsOf(15, moves(13, 11, 13, 9))).toEqual([
    { marker: 13, last: false },
    { marker: 11, last: false },
    { marker: 9, last: true },
  ]);
});

test('a marker that comes back has no ghost where it stands', () => {
  expect(ghostsOf(15, moves(13, 15))).toEqual([{ marker: 13, last: false }]);
  expect(ghostsOf(15, [])).toEqual([]);
});

test('a stretch covers all fields that a marker visits', () => {
  expect(stretch(15, [{ marker: 13 }, { marker: 17 }])).toEqual([13, 17]);
});
