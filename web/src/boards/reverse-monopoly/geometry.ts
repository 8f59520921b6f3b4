// Where everything on the map is drawn. Squares lie where the board's data says; the blocks of the cards
// find themselves room beside their squares.

import type { Atlas, Board, Card, Square } from './view';

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const STONE = 14;
export const BLOCK = { width: 46, height: 40 };
/** How large a name is drawn: a letter's width, which is larger in Russian, and a line's height. */
const LETTER = { width: 6.9, cyrillic: 7.6, height: 12.5 };
/** The same of a title that is spoken of on a small map, in the widest of usual fonts and with its rim, and how far below the
 * middle of its block it stands. */
const SPOKEN = { width: 21.5, below: 58, under: 8 };
const widthOf = (line: string): number =>
  line.length * (/\p{Script=Cyrillic}/u.test(line) ? LETTER.cyrillic : LETTER.width);
/** Names are broken into lines of about so many letters. */
const LINE = 15;
/** The room in the middle that is kept for the dice. */
const MIDDLE = { x: 74, y: 40 };

export const between = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const middleOf = (board: Board): Point => ({ x: board.size / 2, y: board.size / 2 });

/** A name in short lines. */
export function linesOf(name: string): string[] {
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= LINE) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

const SIDES = ['below', 'above', 'right', 'left'] as const;
export type Side = (typeof SIDES)[number];

export interface Place {
  card: Card;
  /** The middle of the block. */
  at: Point;
  /** The name, and on which side of the block it stands. */
  lines: string[];
  side: Side;
}

export const blockBox = ({ x, y }: Point): Box => ({
  left: x - BLOCK.width / 2,
  right: x + BLOCK.width / 2,
  top: y - BLOCK.height / 2,
  bottom: y + BLOCK.height / 2,
});

/** What the name of a block covers. */
export function nameBox({ at, lines, side }: Omit<Place, 'card'>): Box {
  const width = Math.max(...lines.map(widthOf));
  const height = lines.length * LETTER.height + 2;
  const block = blockBox(at);
  switch (side) {
    case 'below':
      return boxAt(at.x - width / 2, block.bottom + 3, width, height);
    case 'above':
      return boxAt(at.x - width / 2, block.top - 3 - height, width, height);
    case 'right':
      return boxAt(block.right + 7, at.y - height / 2, width, height);
    case 'left':
      return boxAt(block.left - 4 - width, at.y - height / 2, width, height);
  }
}

const boxAt = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

export interface Lettering {
  anchor: 'start' | 'middle' | 'end';
  x: number;
  /** The base of each line, from the middle of the block. */
  ys: number[];
}

/** Where the lines of a name stand, from the middle of their block. */
export function lettering({ lines, side }: Pick<Place, 'lines' | 'side'>): Lettering {
  const box = nameBox({ at: { x: 0, y: 0 }, lines, side });
  return {
    anchor: side === 'right' ? 'start' : side === 'left' ? 'end' : 'middle',
    x: side === 'right' ? box.left : side === 'left' ? box.right : 0,
    ys: lines.map((_, row) => box.top + 10.5 + row * LETTER.height),
  };
}

export const stoneBox = ({ x, y }: Point): Box => ({
  left: x - STONE,
  right: x + STONE,
  top: y - STONE,
  bottom: y + STONE,
});

/** How much two boxes share. */
export function shared(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

const inside = (box: Box, { x, y }: Point) =>
  x > box.left && x < box.right && y > box.top && y < box.bottom;

const DIRECTIONS = 20;
const DISTANCES = [36, 44, 52, 60, 70, 82, 96, 110];
const ROUNDS = 5;
/** Nothing further away from a square than this can be in the way of its block or its name. */
const NEAR = 230;
/** What it costs to cover something, and each unit of what is covered. */
const COVERS = 150;
const COVERED = 3;
/** What each unit beyond the map's edge costs. */
const OUTSIDE = 60;
/** Letters are wider in some fonts than they are taken for; so near to the edge none is cut off. */
const EDGE = 8;

interface Candidate {
  place: Place;
  boxes: [Box, Box];
  /** What is wrong with it whatever the others do. */
  cost: number;
}

/**
 * Room for every card's block and name beside its square: off the stones, off each other, off the
 * streets where that can be, and as near to the square as that allows. Always the same for the same
 * board.
 */
export function placed({ board, squares }: Atlas): Place[] {
  const middle = middleOf(board);
  const pavement = board.streets.flatMap((street) => along(street.squares, street.ring, squares));
  const centre = boxAt(middle.x - MIDDLE.x, middle.y - MIDDLE.y, 2 * MIDDLE.x, 2 * MIDDLE.y);
  const sites = board.cards.flatMap((card) => {
    const home = squares.get(card.square);
    if (!home) {
      return [];
    }
    const near = (point: Point) => between(point, home) < NEAR;
    const solid = [centre, ...board.squares.filter(near).map(stoneBox)];
    const streets = pavement.filter(near);
    const found = candidates(card, home)
      .map(({ place, boxes, cost }) => {
        let sum = cost;
        for (const box of boxes) {
          sum += OUTSIDE * outside(box, board.size) + covering(box, solid);
          for (const point of streets) {
            sum += inside(box, point) ? 8 : 0;
          }
        }
        return { place, boxes, cost: sum };
      })
      .sort((a, b) => a.cost - b.cost);
    return [{ home, found }];
  });

  const chosen: Candidate[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    sites.forEach(({ home, found }, index) => {
      const others = chosen.flatMap(({ place, boxes }, at) =>
        at !== index && between(place.at, home) < 2 * NEAR ? boxes : [],
      );
      let least = Number.POSITIVE_INFINITY;
      for (const candidate of found) {
        if (candidate.cost >= least) {
          break;
        }
        const [block, name] = candidate.boxes;
        const sum = candidate.cost + covering(block, others) + covering(name, others);
        if (sum < least) {
          least = sum;
          chosen[index] = candidate;
        }
      }
    });
  }
  return chosen.map(({ place }) => place);
}

function covering(box: Box, others: Box[]): number {
  let sum = 0;
  for (const other of others) {
    const area = shared(box, other);
    sum += area > 0 ? COVERS + COVERED * area : 0;
  }
  return sum;
}

/** Everywhere a block could be, with its name on every side of it. */
function candidates(card: Card, home: Point): Candidate[] {
  const lines = linesOf(card.name);
  return DISTANCES.flatMap((distance) =>
    Array.from({ length: DIRECTIONS }, (_, step) => {
      const angle = (2 * Math.PI * step) / DIRECTIONS;
      return {
        x: Math.round(home.x + distance * 1.1 * Math.sin(angle)),
        y: Math.round(home.y - distance * Math.cos(angle)),
      };
    }),
  ).flatMap((at) =>
    SIDES.map((side): Candidate => {
      const place = { card, at, lines, side };
      const cost = 1.4 * between(at, home) + (side === 'below' ? 0 : 6);
      return { place, boxes: [blockBox(at), nameBox(place)], cost };
    }),
  );
}

/**
 * Where the middle of a ring's name is, as a share of its circle: where nothing is in its way, as near to the
 * top as can be. Nowhere, if there is no such place.
 */
export function ringNameAt(
  { board, squares }: Atlas,
  places: Place[],
  radius: number,
  letters: number,
): number | null {
  const middle = middleOf(board);
  const boxes = [
    ...places.flatMap((place) => [blockBox(place.at), nameBox(place)]),
    ...board.squares.map(stoneBox),
    ...board.streets
      .filter(({ ring }) => !ring)
      .flatMap((street) => along(street.squares, false, squares))
      .map(stoneBox),
  ];
  const length = letters * RING_LETTER;
  const angles = Array.from({ length: 37 }, (_, step) => (step - 18) * 5);
  const free = angles
    .toSorted((a, b) => Math.abs(a) - Math.abs(b))
    .find((angle) => {
      const half = length / 2 / radius;
      return Array.from({ length: 17 }, (_, at) => {
        const turn = (angle * Math.PI) / 180 + half * (at / 8 - 1);
        const x = middle.x + radius * Math.sin(turn);
        const y = middle.y - radius * Math.cos(turn);
        return boxAt(x - 5, y - 5, 10, 10);
      }).every((letter) => !boxes.some((box) => shared(box, letter) > 0));
    });
  return free === undefined ? null : 0.5 + free / 360;
}

/** How wide a letter of a ring's name is, with the space after it. */
const RING_LETTER = 12;

function outside(box: Box, size: number): number {
  return (
    Math.max(0, EDGE - box.left) +
    Math.max(0, -box.top) +
    Math.max(0, box.right + EDGE - size) +
    Math.max(0, box.bottom - size)
  );
}

/** Points along a street, close enough together to notice what stands on it. */
function along(ids: string[], ring: boolean, squares: Map<string, Square>): Point[] {
  const stones = ids.flatMap((id) => squares.get(id) ?? []);
  const ends = ring ? [...stones, stones[0] as Square] : stones;
  return ends.slice(1).flatMap((to, index) => {
    const from = ends[index] as Square;
    return [0.25, 0.5, 0.75].map((share) => ({
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share,
    }));
  });
}

/** The streets as paths: rings as circles around the middle, the others straight from square to square. */
export function streetPath(board: Board, street: Board['streets'][number], atlas: Atlas): string {
  const stones = street.squares.flatMap((id) => atlas.squares.get(id) ?? []);
  return street.ring ? circle(middleOf(board), radiusOf(board, stones)) : line(stones);
}

const line = (points: Point[]) =>
  points.map(({ x, y }, at) => `${at ? 'L' : 'M'}${x} ${y}`).join('');

/** A circle from its lowest point, clockwise, so that words along it stand upright at the top. */
export function circle({ x, y }: Point, r: number): string {
  return `M${x} ${y + r}A${r} ${r} 0 0 1 ${x} ${y - r}A${r} ${r} 0 0 1 ${x} ${y + r}Z`;
}

/** How far the squares of a ring are from the middle. */
export function radiusOf(board: Board, stones: Point[]): number {
  const middle = middleOf(board);
  const sum = stones.reduce((all, stone) => all + between(stone, middle), 0);
  return Math.round(sum / Math.max(stones.length, 1));
}

export interface Way {
  /** Along the streets. */
  road: string;
  metro: string;
}

/** A way of the car, as paths: along rings in arcs, by Metro in a curve through the middle's side. */
export function wayPath(atlas: Atlas, from: string, way: string[]): Way {
  const path: Way = { road: '', metro: '' };
  let at = from;
  for (const next of way) {
    const [a, b] = [atlas.squares.get(at), atlas.squares.get(next)];
    if (a && b) {
      const ring = ringBetween(atlas, at, next);
      if (ring !== null) {
        path.road += ring.ring ? arc(atlas.board, a, b) : `M${a.x} ${a.y}L${b.x} ${b.y}`;
      } else {
        path.metro += tunnel(middleOf(atlas.board), a, b);
      }
    }
    at = next;
  }
  return path;
}

/** The street on which two squares are neighbours, if there is one. */
function ringBetween(atlas: Atlas, a: string, b: string) {
  return (
    atlas.board.streets.find(({ squares, ring }) => {
      const [i, j] = [squares.indexOf(a), squares.indexOf(b)];
      const apart = Math.abs(i - j);
      return i >= 0 && j >= 0 && (apart === 1 || (ring && apart === squares.length - 1));
    }) ?? null
  );
}

function arc(board: Board, a: Point, b: Point): string {
  const middle = middleOf(board);
  const r = Math.round((between(a, middle) + between(b, middle)) / 2);
  const turn = (a.x - middle.x) * (b.y - middle.y) - (a.y - middle.y) * (b.x - middle.x);
  return `M${a.x} ${a.y}A${r} ${r} 0 0 ${turn > 0 ? 1 : 0} ${b.x} ${b.y}`;
}

/** A curve from one Metro square to another, drawn a little towards the middle. */
function tunnel(middle: Point, a: Point, b: Point): string {
  const x = Math.round((a.x + b.x) * 0.42 + middle.x * 0.16);
  const y = Math.round((a.y + b.y) * 0.42 + middle.y * 0.16);
  return `M${a.x} ${a.y}Q${x} ${y} ${b.x} ${b.y}`;
}

/** The Metro: a line round the town from each Metro square to the next. */
export function metroPath({ board }: Atlas): string {
  const middle = middleOf(board);
  const angle = ({ x, y }: Point) => Math.atan2(y - middle.y, x - middle.x);
  const stops = board.squares.filter(({ metro }) => metro).toSorted((a, b) => angle(a) - angle(b));
  return stops
    .map((stop, at) => tunnel(middle, stop, stops[(at + 1) % stops.length] as Square))
    .join('');
}

/** How a stone is turned: towards the middle. */
export function turnOf(board: Board, { x, y }: Point): number {
  const middle = middleOf(board);
  return Math.round((Math.atan2(y - middle.y, x - middle.x) * 180) / Math.PI);
}

/** Where something looks that goes from here to there, in degrees clockwise from up. */
export function heading(from: Point, to: Point): number {
  return Math.round((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI);
}

/** The same direction, so that turning to it from another is the shorter turn. */
export function nearestTurn(from: number, to: number): number {
  return from + ((((to - from + 180) % 360) + 360) % 360) - 180;
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The square that an arrow key leads to: the nearest of these that lies more that way than aside. */
export function neighbour(from: Square, key: string, among: Square[]): Square | undefined {
  const arrow = ARROWS[key];
  if (!arrow) {
    return undefined;
  }
  let best: { square: Square; cost: number } | undefined;
  for (const square of among) {
    const ahead = (square.x - from.x) * arrow.x + (square.y - from.y) * arrow.y;
    const aside = Math.abs((square.x - from.x) * arrow.y) + Math.abs((square.y - from.y) * arrow.x);
    const cost = ahead + 2 * aside;
    if (square !== from && ahead > 0 && aside <= 1.6 * ahead && (!best || cost < best.cost)) {
      best = { square, cost };
    }
  }
  return best?.square;
}

/** Where a title stands that is larger than all others: under its block, and within the map. */
export function spokenAt(block: Point, title: string, size: number): Point {
  const half = Math.min((title.length * SPOKEN.width) / 2, size / 2);
  return {
    x: Math.min(Math.max(block.x, half), size - half),
    y: Math.min(block.y + SPOKEN.below, size - SPOKEN.under),
  };
}
