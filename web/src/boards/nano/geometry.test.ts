import { describe, expect, it } from 'vitest';
import { DRAWINGS, drawingOf } from './drawings';
import { atlas } from './example';
import { centreOf, Grid, neighbour, postsAlong, RADIUS, sizeOf, variety } from './geometry';
import { seen } from './isometry';

const { hexes } = atlas.board;
const grid = new Grid(hexes);
const middle = atlas.hex('b2');
const pick = (...ids: string[]) => ids.map((id) => atlas.hex(id));

describe('hexes', () => {
  it('lie as wide apart as they are wide, and rows three quarters of their height', () => {
    const [left, right, below] = pick('b1', 'b2', 'c1').map(centreOf);
    expect((right?.x ?? 0) - (left?.x ?? 0)).toBe(100);
    expect((below?.y ?? 0) - (left?.y ?? 0)).toBeCloseTo(1.5 * RADIUS);
  });

  it('fit into the drawing', () => {
    const { width, height } = sizeOf(atlas.board);
    for (const hex of hexes) {
      const { x, y } = centreOf(hex);
      expect(x - 50).toBeGreaterThanOrEqual(0);
      expect(x + 50).toBeLessThanOrEqual(width);
      expect(y - RADIUS).toBeGreaterThanOrEqual(0);
      expect(y + RADIUS).toBeLessThanOrEqual(height);
    }
  });

  it('have their neighbours clockwise from the upper right', () => {
    const around = [0, 1, 2, 3, 4, 5].map((side) => grid.beside(middle, side)?.id);
    expect(around).toEqual(['a2', 'b3', 'c2', 'c1', 'b1', 'a1']);
    expect(grid.beside(atlas.hex('a1'), 0)).toBeUndefined();
  });

  it('know how much of the same is around them', () => {
    expect(grid.alikeAround(middle)).toBe(0);
    expect(
      new Grid(hexes.map((hex) => ({ ...hex, terrain: 'open' }))).alikeAround({
        ...middle,
        terrain: 'open',
      }),
    ).toBe(6);
  });
});

describe('the border of an area', () => {
  const corners = (path: string) => path.split(/[ML]/).length - 1;
  const loops = (path: string) => path.split('Z').length - 1;

  it('goes once around one hex', () => {
    const path = grid.outline([middle]);
    expect([loops(path), corners(path)]).toEqual([1, 6]);
  });

  it('leaves out the sides between its hexes', () => {
    expect(grid.borders(pick('b1', 'b2'))).toHaveLength(10);
    expect(corners(grid.outline(pick('b1', 'b2')))).toBe(10);
  });

  it('goes around every part and every hole', () => {
    expect(loops(grid.outline(pick('b1', 'b3')))).toBe(2);
    const ring = hexes.filter(({ id }) => id !== 'b2');
    expect(loops(grid.outline(ring))).toBe(2);
    expect(grid.outline([])).toBe('');
  });

  it('has as many posts on every side as are wanted', () => {
    const posts = postsAlong(grid.borders([middle]), 3, 10);
    expect(posts.match(/v-10/g)).toHaveLength(18);
  });
});

describe('the arrow keys', () => {
  it('lead to the next hex on the way', () => {
    expect(neighbour(middle, 'ArrowRight', hexes)?.id).toBe('b3');
    expect(neighbour(middle, 'ArrowLeft', hexes)?.id).toBe('b1');
    expect(['a1', 'a2']).toContain(neighbour(middle, 'ArrowUp', hexes)?.id);
    expect(['c1', 'c2']).toContain(neighbour(middle, 'ArrowDown', hexes)?.id);
  });

  it('lead nowhere beyond the edge, and other keys nowhere at all', () => {
    expect(neighbour(atlas.hex('b3'), 'ArrowRight', hexes)).toBeUndefined();
    expect(neighbour(middle, 'Enter', hexes)).toBeUndefined();
  });
});

describe('drawings', () => {
  it('look the same for the same hex, and differ from hex to hex', () => {
    expect(variety(middle, 3)).toBe(variety(middle, 3));
    const looks = new Set(
      Array.from({ length: 20 }, (_, at) => variety({ row: at, across: at }, 3)),
    );
    expect(looks.size).toBe(3);
  });

  it('are there for every hex, with nothing that is not a number', () => {
    for (const hex of hexes) {
      const faces = DRAWINGS[drawingOf(hex)];
      expect(faces.length).toBeGreaterThan(1);
      expect(faces.map(({ d }) => d).join('')).not.toContain('NaN');
    }
  });

  it('show what is higher further up, and what is nearer further down', () => {
    expect(seen([0, 0, 10]).y).toBeLessThan(seen([0, 0, 0]).y);
    expect(seen([10, 10, 0]).y).toBeGreaterThan(seen([0, 0, 0]).y);
    expect(seen([10, 0, 0]).x).toBeGreaterThan(seen([0, 10, 0]).x);
  });
});
