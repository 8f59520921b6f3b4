// Where things lie on the board: two rings of sectors around the centre, in units of which the board is
// 1000 wide, with 0,0 in the middle. Both rings begin at the top and go clockwise.

import type { Spot } from './view';

export const OUTER = 39;
export const INNER = 23;
export const SQUARES = OUTER + INNER;

export interface Point {
  x: number;
  y: number;
}

interface Ring {
  count: number;
  /** The radius of the outer edge. */
  from: number;
  /** The radius of the inner edge. */
  to: number;
}

export const RINGS: { outer: Ring; inner: Ring } = {
  outer: { count: OUTER, from: 494, to: 362 },
  inner: { count: INNER, from: 352, to: 222 },
};
export const CENTRE = 212;
/** How deep the colour of a group reaches from the outer edge. */
export const BAND = 20;

const FULL = 2 * Math.PI;

export const isInner = (index: number) => index >= OUTER;
export const ringOf = (index: number): Ring => (isInner(index) ? RINGS.inner : RINGS.outer);

/** The angle of a square's middle, clockwise from the top, from 0 up to a full turn. */
export function angleOf(index: number): number {
  const ring = ringOf(index);
  return ((isInner(index) ? index - OUTER : index) * FULL) / ring.count;
}

const round = (value: number) => Math.round(value * 100) / 100 + 0;

export function at(angle: number, radius: number): Point {
  return { x: round(Math.sin(angle) * radius), y: round(-Math.cos(angle) * radius) };
}

/** A part of a ring around a square's middle, between two radii, smaller by `inset` on all sides. */
export function sector(index: number, from: number, to: number, inset = 0): string {
  const half = FULL / ringOf(index).count / 2;
  const middle = angleOf(index);
  const [outer, inner] = [from - inset, to + inset];
  const corner = (side: number, radius: number) =>
    at(middle + side * (half - inset / radius), radius);
  const [a, b, c, d] = [corner(-1, outer), corner(1, outer), corner(1, inner), corner(-1, inner)];
  return `M${a.x} ${a.y}A${outer} ${outer} 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A${inner} ${inner} 0 0 0 ${d.x} ${d.y}Z`;
}

/** How wide a square is at a depth below its outer edge. */
export function widthAt(index: number, depth: number): number {
  const ring = ringOf(index);
  return 2 * (ring.from - depth) * Math.tan(FULL / ring.count / 2);
}

/** Whether what is written on a square is turned round so that it does not stand on its head. */
export function isTurned(index: number): boolean {
  const angle = angleOf(index);
  return angle > FULL / 4 && angle < (3 * FULL) / 4;
}

/** Puts what is drawn around 0,0 on a square, upright for who reads it. */
export function upright(index: number, depth: number): string {
  const { x, y } = at(angleOf(index), ringOf(index).from - depth);
  const degrees = (angleOf(index) * 180) / Math.PI + (isTurned(index) ? 180 : 0);
  return `translate(${x} ${y}) rotate(${round(degrees)})`;
}

/** How far a square may lie beside the left or right end of the board to be written on straight. */
const SLANT = (24 * Math.PI) / 180;

/** Whether what is written on a square stands straight: where the ring runs up or down there is the room. */
export function isStraight(index: number): boolean {
  const angle = angleOf(index);
  return Math.min(Math.abs(angle - FULL / 4), Math.abs(angle - (3 * FULL) / 4)) <= SLANT;
}

/** Puts what is written around 0,0 on a square, without turning it. */
export function level(index: number, depth: number): string {
  const { x, y } = at(angleOf(index), ringOf(index).from - depth);
  return `translate(${x} ${y})`;
}

/** What two Polish letters say together. */
const ONE_SOUND = /^(ch|cz|dz|dź|dż|rz|sz)$/i;
const VOWEL = /[aeiouyąęóаеёиоуыэюя]/i;

/**
 * A long word in two parts with a hyphen, each of which a reader knows how to go on from: between two vowels,
 * before the last consonant, as near to the middle as can be.
 */
function parted(word: string): string[] {
  const places = [...word].flatMap((letter, at) => {
    const begins = !VOWEL.test(letter) && VOWEL.test(word[at + 1] ?? '') && !/[ьъй]/i.test(letter);
    const from = ONE_SOUND.test(word.slice(at - 1, at + 1)) ? at - 1 : at;
    const before = VOWEL.test(word.slice(0, from)) && from > 2 && word.length - from > 2;
    return begins && before ? [from] : [];
  });
  const middle = word.length / 2;
  const best = places.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0];
  return best === undefined ? [word] : [`${word.slice(0, best)}-`, word.slice(best)];
}

/** Names in lines, one a word, short words together, words that are too long in two parts. */
export function linesOf(name: string, longest = 10): string[] {
  const lines: string[] = [];
  const pieces = name.split(' ').flatMap((word) => (word.length > longest ? parted(word) : [word]));
  for (const word of pieces) {
    const last = lines.at(-1);
    if (last !== undefined && !last.endsWith('-') && last.length + word.length < longest) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** How wide a letter is, as a part of how high it is written. */
export const LETTER = 0.54;

/** As large as the width allows, within what can be read and what looks well. */
export function fontFor(lines: string[], width: number, least: number, most: number): number {
  const longest = Math.max(...lines.map((line) => line.length), 1);
  return round(Math.min(most, Math.max(least, width / (longest * LETTER))));
}

/** The least that can be read: 9 pixels where the board is 720 wide. */
export const READABLE = 12.5;

/** How many lines there is room for beside a sign and a figure. */
export const MOST_LINES = 3;

/** How wide a name may be on a square. */
export const nameWidth = (index: number): number =>
  isStraight(index) ? 74 : widthAt(index, 108) - 2;

/** A square's name in lines that can be read, and how large they are written; a shorter one where it is too long. */
export function nameOn(
  index: number,
  name: string,
  shorter = name,
): { lines: string[]; font: number } {
  const width = nameWidth(index);
  const longest = Math.floor(width / (READABLE * LETTER));
  const whole = linesOf(name, longest);
  const lines = whole.length > MOST_LINES ? linesOf(shorter, longest) : whole;
  return { lines, font: fontFor(lines, width, READABLE, 13.5) };
}

/** Where the words of a square begin, below its outer edge: beside a sign, a figure and a name nothing else has room. */
export const WORDS_FROM = 56;

const PIECE_ROW = 3;
/** How far a piece and the ring of who is on turn reach from its middle. */
export const PIECE_REACH = 21.7;
/** Where pieces stand on a square that can be read: on its sign, off its words. */
const PIECE_DEPTH = WORDS_FROM - PIECE_REACH;

interface Stand {
  /** How far apart they stand, centre to centre. */
  gap: number;
  /** How far the first row is from the ring's middle. */
  radius: (ring: Ring) => number;
}

/** Seen from afar there are only signs, and pieces stand at the inner edge. */
const STANDS: { close: Stand; far: Stand } = {
  close: { gap: 24, radius: ({ from }) => from - PIECE_DEPTH },
  far: { gap: 36, radius: ({ to }) => to + 0.8 * 36 },
};

/** Where the pieces of a square stand, side by side, in two rows from the fourth on. */
function pieceSpot(spot: Spot, place: number, crowd: number, { gap, radius }: Stand): Point {
  if (spot === null) {
    return { x: 0, y: 0 };
  }
  if (spot === 'centre') {
    return { x: round((place - (crowd - 1) / 2) * gap * 1.4), y: CENTRE - 34 };
  }
  const row = Math.floor(place / PIECE_ROW);
  const inRow = Math.min(crowd - row * PIECE_ROW, PIECE_ROW);
  const aside = ((place % PIECE_ROW) - (inRow - 1) / 2) * gap;
  const angle = angleOf(spot);
  const middle = at(angle, radius(ringOf(spot)) + row * gap);
  return {
    x: round(middle.x + Math.cos(angle) * aside),
    y: round(middle.y + Math.sin(angle) * aside),
  };
}

/** Where each seat's piece stands, on a board that is near enough to be read or seen from afar. */
export function pieceSpots(spots: Spot[], seen: keyof typeof STANDS = 'close'): (Point | null)[] {
  return spots.map((spot, seat) => {
    if (spot === null) {
      return null;
    }
    const here = spots.flatMap((other, index) => (other === spot ? [index] : []));
    return pieceSpot(spot, here.indexOf(seat), here.length, STANDS[seen]);
  });
}

/** The square that the keys lead to: along the road, or across to the other ring. */
export function neighbour(index: number, key: string): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (index + 1) % SQUARES;
    case 'ArrowLeft':
      return (index + SQUARES - 1) % SQUARES;
    case 'ArrowUp':
    case 'ArrowDown':
      return across(index);
    case 'Home':
      return 0;
    case 'End':
      return SQUARES - 1;
    default:
      return undefined;
  }
}

/** The square of the other ring at about the same angle. */
function across(index: number): number {
  const turn = angleOf(index) / FULL;
  return isInner(index)
    ? Math.round(turn * OUTER) % OUTER
    : OUTER + (Math.round(turn * INNER) % INNER);
}
