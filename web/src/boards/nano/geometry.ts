// Where hexes lie: pointy-top, rows shifted by half a hex, a hex 100 wide.

import type { Board, Hex } from './view';

export interface Point {
  x: number;
  y: number;
}

export const WIDTH = 100;
/** From the middle of a hex to a corner. */
export const RADIUS = WIDTH / Math.sqrt(3);
const ROW = 1.5 * RADIUS;
/** Around the map: tall buildings of the first row stand out above it. */
const MARGIN = { x: 8, top: 30, bottom: 16 };

/** Clockwise from the upper right: the neighbour that each side faces, in rows and half hexes. */
const SIDES: [number, number][] = [
  [-1, 1],
  [0, 2],
  [1, 1],
  [1, -1],
  [0, -2],
  [-1, -1],
];

export function centreOf({ row, across }: Pick<Hex, 'row' | 'across'>): Point {
  return { x: MARGIN.x + (across + 1) * (WIDTH / 2), y: MARGIN.top + RADIUS + row * ROW };
}

export function sizeOf({ hexes }: Pick<Board, 'hexes'>): { width: number; height: number } {
  const [rows, across] = [
    Math.max(...hexes.map(({ row }) => row)),
    Math.max(...hexes.map(({ across }) => across)),
  ];
  return {
    width: 2 * MARGIN.x + (across + 2) * (WIDTH / 2),
    height: MARGIN.top + MARGIN.bottom + 2 * RADIUS + rows * ROW,
  };
}

/** The corners of a hex clockwise from the top, around 0,0. */
export function corners(radius = RADIUS): Point[] {
  return Array.from({ length: 6 }, (_, at) => {
    const angle = ((60 * at - 90) * Math.PI) / 180;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}

export const rounded = (value: number): number => Math.round(value * 10) / 10 + 0;

const spoken = ({ x, y }: Point): string => `${rounded(x)} ${rounded(y)}`;

export const closed = (points: Point[]): string => `M${points.map(spoken).join('L')}Z`;

/** The thickness of a tile, seen below its two lower sides. */
export function edgePath(radius: number, thick: number): string {
  const [, , right, bottom, left] = corners(radius) as [Point, Point, Point, Point, Point, Point];
  const down = ({ x, y }: Point) => ({ x, y: y + thick });
  return closed([left, bottom, right, down(right), down(bottom), down(left)]);
}

const keyOf = (row: number, across: number): string => `${row}:${across}`;

/** Finds hexes by where they lie. */
export class Grid {
  readonly #places: Map<string, Hex>;

  constructor(hexes: Hex[]) {
    this.#places = new Map(hexes.map((hex) => [keyOf(hex.row, hex.across), hex]));
  }

  /** The neighbour on a side, clockwise from the upper right. */
  beside(hex: Hex, side: number): Hex | undefined {
    const [row, across] = SIDES[side] as [number, number];
    return this.#places.get(keyOf(hex.row + row, hex.across + across));
  }

  /** How many of its neighbours are of the same terrain. */
  alikeAround(hex: Hex): number {
    return SIDES.filter((_, side) => this.beside(hex, side)?.terrain === hex.terrain).length;
  }

  /** The sides of an area's hexes on which it ends, each from corner to corner. */
  borders(area: Hex[]): [Point, Point][] {
    const inside = new Set(area.map(({ id }) => id));
    const ring = corners();
    return area.flatMap((hex) => {
      const { x, y } = centreOf(hex);
      const corner = (at: number): Point => {
        const { x: dx, y: dy } = ring[at % 6] as Point;
        return { x: x + dx, y: y + dy };
      };
      return SIDES.flatMap((_, side): [Point, Point][] => {
        const next = this.beside(hex, side);
        return next && inside.has(next.id) ? [] : [[corner(side), corner(side + 1)]];
      });
    });
  }

  /** The border of an area, a loop for each part and each hole. */
  outline(area: Hex[]): string {
    const edges = new Map(this.borders(area).map(([from, to]) => [spoken(from), { from, to }]));
    let path = '';
    for (let [key] = edges.keys(); key !== undefined; [key] = edges.keys()) {
      const loop: Point[] = [];
      for (let edge = edges.get(key); edge; edge = edges.get(key)) {
        loop.push(edge.from);
        edges.delete(key);
        key = spoken(edge.to);
      }
      path += closed(loop);
    }
    return path;
  }
}

/** Posts along sides, as many on each, as high. */
export function postsAlong(sides: [Point, Point][], many: number, high: number): string {
  return sides
    .flatMap(([from, to]) =>
      Array.from({ length: many }, (_, at) => {
        const share = (at + 0.5) / many;
        const spot = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
        return `M${spoken(spot)}v${-high}`;
      }),
    )
    .join('');
}

const WAYS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The hex that an arrow key leads to: near, and not far off the way. */
export function neighbour(from: Hex, key: string, among: Hex[]): Hex | undefined {
  const way = WAYS[key];
  if (!way) {
    return undefined;
  }
  const start = centreOf(from);
  let best: { hex: Hex; cost: number } | undefined;
  for (const hex of among) {
    const { x, y } = centreOf(hex);
    const [ahead, aside] = [
      (x - start.x) * way.x + (y - start.y) * way.y,
      Math.abs((x - start.x) * way.y) + Math.abs((y - start.y) * way.x),
    ];
    const cost = ahead + 2 * aside;
    if (
      hex.id !== from.id &&
      ahead > 1 &&
      aside <= 1.8 * ahead &&
      cost < (best?.cost ?? Infinity)
    ) {
      best = { hex, cost };
    }
  }
  return best?.hex;
}

/** The same number for the same hex, below `most`: so that no two woods look the same. */
export function variety({ row, across }: Pick<Hex, 'row' | 'across'>, most: number): number {
  const mixed = Math.imul(row * 73 + across * 151 + 7, 2654435761) >>> 0;
  return (mixed >>> 8) % most;
}
