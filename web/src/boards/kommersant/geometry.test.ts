import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  angleOf,
  at,
  fontFor,
  INNER,
  isStraight,
  isTurned,
  LETTER,
  linesOf,
  MOST_LINES,
  nameOn,
  nameWidth,
  neighbour,
  OUTER,
  PIECE_REACH,
  pieceSpots,
  READABLE,
  RINGS,
  ringOf,
  SQUARES,
  sector,
  WORDS_FROM,
  widthAt,
} from './geometry';

const distance = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, a.y - b.y);

describe('the rings', () => {
  it('begin at the top and go clockwise', () => {
    expect(at(angleOf(0), 100)).toEqual({ x: 0, y: -100 });
    expect(at(angleOf(OUTER), 100)).toEqual({ x: 0, y: -100 });
    expect(at(angleOf(1), 100).x).toBeGreaterThan(0);
    expect(at(angleOf(OUTER - 1), 100).x).toBeLessThan(0);
  });

  it('have a place of its own for each of the 62 squares', () => {
    const middles = Array.from({ length: SQUARES }, (_, index) =>
      at(angleOf(index), index < OUTER ? RINGS.outer.to : RINGS.inner.to),
    );
    for (const [index, middle] of middles.entries()) {
      const others = middles.filter((_, other) => other !== index);
      expect(Math.min(...others.map((other) => distance(middle, other)))).toBeGreaterThan(50);
    }
  });

  it('do not overlap each other nor reach beyond the board', () => {
    expect(RINGS.outer.from).toBeLessThanOrEqual(500);
    expect(RINGS.outer.to).toBeGreaterThan(RINGS.inner.from);
  });

  it('draw a square as two arcs joined by two lines', () => {
    expect(sector(0, 100, 50)).toMatch(/^M-[\d.]+ -[\d.]+A100 100 0 0 1 .+L.+A50 50 0 0 0 .+Z$/);
  });

  it('are narrower towards the middle', () => {
    expect(widthAt(0, 100)).toBeLessThan(widthAt(0, 0));
    expect(widthAt(OUTER, 0)).toBeGreaterThan(widthAt(0, 0));
  });

  it('turn what is written round in the lower half only', () => {
    expect(isTurned(0)).toBe(false);
    expect(isTurned(Math.round(OUTER / 2))).toBe(true);
    expect(isTurned(OUTER + Math.round(INNER / 2))).toBe(true);
    expect(isTurned(OUTER - 2)).toBe(false);
  });
});

describe('names', () => {
  it('are broken into lines with short words together', () => {
    expect(linesOf('Opera and Ballet Theatre')).toEqual(['Opera and', 'Ballet', 'Theatre']);
    expect(linesOf('Cafe')).toEqual(['Cafe']);
  });

  it('part words that are too long, with a hyphen', () => {
    expect(linesOf('Confectionery Factory', 9)).toEqual(['Confec-', 'tionery', 'Factory']);
    expect(linesOf('Niespodzianka', 10)).toEqual(['Niespo-', 'dzianka']);
    expect(linesOf('Кондитерская фабрика', 9)).toEqual(['Конди-', 'терская', 'фабрика']);
  });

  it('can be read on every square in every language, and stay within it', () => {
    for (const language of ['en', 'ru', 'pl']) {
      const file = new URL(`../../../../games/kommersant/texts/${language}.ftl`, import.meta.url);
      const names = [...readFileSync(file, 'utf8').matchAll(/^square-(?!numbered)(\S+) = (.+)$/gm)];
      expect(names.length).toBe(SQUARES);
      // They stand in the order of the squares; free land has a shorter name, which the next test looks at.
      for (const [index, [, id = '', name = '']] of names.entries()) {
        if (id.startsWith('vacant-lot')) {
          continue;
        }
        const { lines, font } = nameOn(index, name);
        const said = `${name} on ${index}: ${lines.join('|')}`;
        expect(font, said).toBeGreaterThanOrEqual(READABLE);
        expect(lines.length, said).toBeLessThanOrEqual(MOST_LINES);
        for (const line of lines) {
          expect(line.length * LETTER * font, said).toBeLessThanOrEqual(nameWidth(index) + 0.1);
        }
      }
    }
  });

  it('of free land are shorter where there is no room for all of them', () => {
    const short = { en: 'Vacant lot', ru: 'Участок земли', pl: 'Parcela' };
    const long = { en: 'Vacant lot', ru: 'Свободный участок земли', pl: 'Parcela' };
    for (const language of ['en', 'ru', 'pl'] as const) {
      for (const index of [6, 15, 28, 47, 60]) {
        const { lines } = nameOn(index, `${long[language]} (${index})`, short[language]);
        expect(lines.length, lines.join('|')).toBeLessThanOrEqual(MOST_LINES);
      }
    }
  });

  it('stand straight at the sides, where the rings run up and down', () => {
    const straight = Array.from({ length: SQUARES }, (_, index) => index).filter(isStraight);
    expect(straight.length).toBeGreaterThanOrEqual(14);
    expect([0, 20, 39].some(isStraight)).toBe(false);
  });

  it('are smaller the longer their longest line', () => {
    expect(fontFor(['Cafe'], 60, 9, 13)).toBe(13);
    expect(fontFor(['Confectionery'], 60, 8, 13)).toBeCloseTo(60 / (13 * 0.54), 2);
    expect(fontFor(['Confectionery'], 10, 9, 13)).toBe(9);
  });
});

describe('pieces', () => {
  it('stand apart on the same square', () => {
    const places = pieceSpots([5, 5, 5, 5, 5, 5]);
    for (const [index, place] of places.entries()) {
      for (const other of places.slice(index + 1)) {
        expect(place && other && distance(place, other)).toBeGreaterThan(20);
      }
    }
  });

  it('stand in the middle of their square when alone', () => {
    const [alone] = pieceSpots([0, 'centre', null]);
    expect(alone?.x).toBe(0);
    expect(alone?.y).toBeLessThan(-RINGS.outer.to);
  });

  it('leave what is written on their square to be read, on each of the 62', () => {
    for (let index = 0; index < SQUARES; index++) {
      const [alone] = pieceSpots([index]);
      const depth = ringOf(index).from - distance(alone ?? { x: 0, y: 0 }, { x: 0, y: 0 });
      expect(depth + PIECE_REACH, `square ${index}`).toBeLessThanOrEqual(WORDS_FROM + 0.1);
    }
    const second = pieceSpots([5, 5, 5, 5])[3] ?? { x: 0, y: 0 };
    expect(distance(second, { x: 0, y: 0 }), 'a second row goes outwards').toBeGreaterThan(
      ringOf(5).from - WORDS_FROM + PIECE_REACH,
    );
  });

  it('seen from afar stand at the inner edge', () => {
    const [alone] = pieceSpots([0], 'far');
    expect(alone?.y).toBeGreaterThan(-RINGS.outer.to - 40);
  });

  it('stand in the centre, and nowhere when they are out', () => {
    const [, centre, out] = pieceSpots([0, 'centre', null]);
    expect(centre && distance(centre, { x: 0, y: 0 })).toBeLessThan(RINGS.inner.to);
    expect(out).toBeNull();
  });
});

describe('the arrow keys', () => {
  it('walk the road both ways, from the outer ring into the inner one and back to Start', () => {
    expect(neighbour(38, 'ArrowRight')).toBe(39);
    expect(neighbour(61, 'ArrowRight')).toBe(0);
    expect(neighbour(0, 'ArrowLeft')).toBe(61);
    expect(neighbour(7, 'Home')).toBe(0);
    expect(neighbour(7, 'End')).toBe(61);
    expect(neighbour(7, 'x')).toBeUndefined();
  });

  it('cross to the square of the other ring beside it', () => {
    for (let index = 0; index < SQUARES; index++) {
      const other = neighbour(index, 'ArrowDown') ?? -1;
      expect(other < OUTER).toBe(index >= OUTER);
      const apart = Math.abs(angleOf(index) - angleOf(other));
      expect(Math.min(apart, 2 * Math.PI - apart)).toBeLessThan(Math.PI / INNER + 0.001);
    }
  });
});
