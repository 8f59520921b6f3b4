import { describe, expect, it } from 'vitest';
import { apart, niceStep, scale, shapesAlong, sparse, ticks, valueAt } from './scale';

describe('a scale', () => {
  it('has round steps', () => {
    expect([niceStep(100, 4), niceStep(311_000, 4), niceStep(7, 4)]).toEqual([50, 100_000, 2]);
  });
  it('goes from below the least to at or above the most', () => {
    expect(ticks(66, 124, 4)).toEqual([60, 80, 100, 120, 140]);
    expect(ticks(0, 100, 5)).toEqual([0, 20, 40, 60, 80, 100]);
  });
  it('holds also where all values are the same', () => {
    const marks = ticks(70, 70, 4);
    expect(marks[0]).toBeLessThan(70);
    expect(marks.at(-1)).toBeGreaterThan(70);
    expect(ticks(250_000, 250_000, 4)).toEqual([220_000, 240_000, 260_000, 280_000]);
  });
  it('holds where there is nothing to measure', () => {
    expect(ticks(Infinity, -Infinity, 4)).toEqual([0, 1]);
  });
  it('leads figures to places, also upside down', () => {
    expect(scale([0, 10], [100, 0])(2.5)).toBe(75);
    expect(scale([5, 5], [0, 100])(5)).toBe(0);
  });
});

describe('points', () => {
  const points = [
    { x: 1, y: 10 },
    { x: 2, y: 10 },
    { x: 3, y: 10 },
    { x: 6, y: null },
    { x: 8, y: 12 },
  ];
  it('hold until the next', () => {
    expect([0, 1, 5, 6, 7, 8, 99].map((x) => valueAt(points, x))).toEqual([
      null,
      10,
      10,
      null,
      null,
      12,
      12,
    ]);
  });
  it('that say nothing new are left out', () => {
    expect(sparse(points).map(({ x }) => x)).toEqual([1, 3, 6, 8]);
  });
});

describe('labels', () => {
  it('are moved apart in their order and stay within bounds', () => {
    expect(apart([50, 52, 51], 10, 0, 100)).toEqual([50, 70, 60]);
    expect(apart([98, 99], 10, 0, 100)).toEqual([90, 100]);
    expect(apart([10, 90], 10, 0, 100)).toEqual([10, 90]);
  });
});

describe('shapes along lines', () => {
  const flat = [{ x: 0, y: 7 }];
  it('stand at other places for each line, also where lines run on each other', () => {
    const all = [0, 1, 2].flatMap((at) => shapesAlong(flat, [0, 90], { at, of: 3 }, 3));
    expect(all.map(({ x }) => Math.round(x)).sort((a, b) => a - b)).toEqual([
      5, 15, 25, 35, 45, 55, 65, 75, 85,
    ]);
    expect(all.every(({ y }) => y === 7)).toBe(true);
  });
  it('leave out what is not known', () => {
    const late = [
      { x: 0, y: null },
      { x: 50, y: 3 },
    ];
    expect(shapesAlong(late, [0, 100], { at: 0, of: 1 }, 2)).toEqual([{ x: 75, y: 3 }]);
  });
});
