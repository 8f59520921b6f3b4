import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { atlas } from './example';
import {
  blockBox,
  heading,
  lettering,
  linesOf,
  metroPath,
  nameBox,
  nearestTurn,
  neighbour,
  type Place,
  placed,
  radiusOf,
  ringNameAt,
  shared,
  spokenAt,
  stoneBox,
  streetPath,
  wayPath,
} from './geometry';
import { Atlas, type Square } from './view';

const square = (id: string) => atlas.squares.get(id) as Square;
const street = (id: string) => {
  const found = atlas.board.streets.find((one) => one.id === id);
  return found as NonNullable<typeof found>;
};

/** The map with the names that its cards have in a language. */
function spoken(language: string): Atlas {
  const file = new URL(`../../../../games/reverse-monopoly/texts/${language}.ftl`, import.meta.url);
  const names = new Map(
    [...readFileSync(file, 'utf8').matchAll(/^card-(\S+) = (.+)$/gm)].map(([, id, name]) => [
      id,
      name,
    ]),
  );
  const cards = atlas.board.cards.map((card) => ({ ...card, name: names.get(card.id) ?? '' }));
  expect(cards.filter(({ name }) => name === '')).toEqual([]);
  return new Atlas({ ...atlas.board, cards });
}

describe.each(['en', 'ru', 'pl'])('the blocks in %s', (language) => {
  const places = placed(spoken(language));

  it('are there for all 44 cards', () => {
    expect(places.map(({ card }) => card.id)).toEqual(atlas.board.cards.map(({ id }) => id));
  });

  it('lie within the map with their names, and off the stones of the streets', () => {
    const boxes = (place: Place) => [blockBox(place.at), nameBox(place)];
    const outside = places.filter((place) =>
      boxes(place).some(
        ({ left, top, right, bottom }) => left < 0 || top < 0 || right > 1000 || bottom > 1000,
      ),
    );
    expect(outside.map(({ card }) => card.name)).toEqual([]);
    const touching = places.filter((place) =>
      atlas.board.squares.some((one) => boxes(place).some((box) => shared(box, stoneBox(one)) > 0)),
    );
    // Longer names leave no room for all: a letter or two of so many lie on a stone.
    const most = language === 'en' ? 0 : 2;
    expect(touching.length, touching.map(({ card }) => card.name).join()).toBeLessThanOrEqual(most);
  });

  it('leave each other room, with their names', () => {
    const boxes = (place: Place) => [blockBox(place.at), nameBox(place)];
    const wrong = places.flatMap((a, at) =>
      places
        .slice(at + 1)
        .filter((b) => boxes(a).some((one) => boxes(b).some((other) => shared(one, other) > 0)))
        .map((b) => `${a.card.id} ${b.card.id}`),
    );
    expect(wrong).toEqual([]);
  });

  it('have their names where they were measured', () => {
    const place = { at: { x: 0, y: 0 }, lines: ['Hotel', 'Cosmos'] };
    expect(lettering({ ...place, side: 'below' })).toMatchObject({ anchor: 'middle', x: 0 });
    for (const side of ['below', 'above', 'right', 'left'] as const) {
      const box = nameBox({ ...place, side });
      const { x, ys } = lettering({ ...place, side });
      expect(x).toBeGreaterThanOrEqual(box.left);
      expect(x).toBeLessThanOrEqual(box.right);
      expect(ys.every((y) => y > box.top && y <= box.bottom)).toBe(true);
      expect(shared(box, blockBox(place.at))).toBe(0);
    }
  });

  it('are where they were, for the same board', () => {
    expect(placed(spoken(language)).map(({ at }) => at)).toEqual(places.map(({ at }) => at));
  });
});

describe('a name', () => {
  it('is broken into short lines between words', () => {
    expect(linesOf('GUM')).toEqual(['GUM']);
    expect(linesOf('Gastronom No. 1')).toEqual(['Gastronom No. 1']);
    expect(linesOf('Northern River Terminal')).toEqual(['Northern River', 'Terminal']);
    expect(linesOf('Central Committee, Old Square')).toEqual([
      'Central',
      'Committee, Old',
      'Square',
    ]);
  });
});

describe('the name of a ring', () => {
  it('stands where nothing is in its way, or nowhere', () => {
    const places = placed(atlas);
    const share = ringNameAt(atlas, places, 476, 'Ring Road'.length);
    expect(share).toBeGreaterThan(0.25);
    expect(share).toBeLessThan(0.75);
    expect(ringNameAt(atlas, places, 450, 'Ring Road'.length)).toBeNull();
  });
});

describe('streets', () => {
  it('are circles where they close', () => {
    const ring = street('garden-ring');
    const stones = ring.squares.map(square);
    expect(radiusOf(atlas.board, stones)).toBe(290);
    expect(streetPath(atlas.board, ring, atlas)).toMatch(/^M500 790A290 290 .*Z$/);
  });

  it('go straight from square to square where they do not', () => {
    expect(streetPath(atlas.board, street('prospekt-mira'), atlas)).toBe(
      'M500 350L500 280L500 210L500 157L500 103L500 50',
    );
  });
});

describe('a way of the car', () => {
  it('follows a ring in an arc, on the side of the next square', () => {
    expect(wayPath(atlas, 'b1', ['b2']).road).toBe('M500 350A150 150 0 0 1 557 361');
    expect(wayPath(atlas, 'b2', ['b1']).road).toBe('M557 361A150 150 0 0 0 500 350');
    expect(wayPath(atlas, 'b16', ['b1']).road).toContain('A150 150 0 0 1 500 350');
  });

  it('goes straight along a street, and under it by Metro', () => {
    const way = wayPath(atlas, 'g29', ['nw1', 'b15', 'b14', 'g7']);
    expect(way.road).toBe('M295 295L344 344M344 344L394 394M394 394A150 150 0 0 0 361 443');
    expect(way.metro).toMatch(/^M361 443Q\d+ \d+ 768 389$/);
  });
});

describe('the Metro', () => {
  it('goes once round from each of its eight squares to the next', () => {
    const stops = [...metroPath(atlas).matchAll(/M(\d+) (\d+)Q\d+ \d+ (\d+) (\d+)/g)];
    expect(stops).toHaveLength(8);
    const from = stops.map(([, x, y]) => `${x} ${y}`);
    const to = stops.map(([, , , x, y]) => `${x} ${y}`);
    expect(new Set(from).size).toBe(8);
    expect([...to].sort()).toEqual([...from].sort());
  });
});

describe('what moves', () => {
  it('looks where it goes', () => {
    const from = { x: 0, y: 0 };
    expect(heading(from, { x: 0, y: -5 })).toBe(0);
    expect(heading(from, { x: 5, y: 0 })).toBe(90);
    expect(heading(from, { x: 0, y: 5 })).toBe(180);
    expect(heading(from, { x: -5, y: 0 })).toBe(-90);
  });

  it('turns the shorter way', () => {
    expect(nearestTurn(170, -170)).toBe(190);
    expect(nearestTurn(-170, 170)).toBe(-190);
    expect(nearestTurn(720, 10)).toBe(730);
    expect(nearestTurn(0, 90)).toBe(90);
  });
});

describe('an arrow key', () => {
  it('leads to the next square that way', () => {
    const from = square('b1');
    expect(neighbour(from, 'ArrowUp', atlas.board.squares)?.id).toBe('n1');
    expect(neighbour(from, 'ArrowRight', atlas.board.squares)?.id).toBe('b2');
    expect(neighbour(from, 'ArrowLeft', atlas.board.squares)?.id).toBe('b16');
  });

  it('leads only to what can be chosen, and nowhere else', () => {
    const from = square('b1');
    const some = ['g1', 'g2', 'm31'].map(square);
    expect(neighbour(from, 'ArrowUp', some)?.id).toBe('g1');
    expect(neighbour(from, 'ArrowLeft', some)?.id).toBe('m31');
    expect(neighbour(from, 'ArrowDown', some)).toBeUndefined();
    expect(neighbour(from, 'a', some)).toBeUndefined();
  });

  it('reaches every square from every other', () => {
    const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];
    const reached = new Set<Square>([square('b4')]);
    for (const from of reached) {
      for (const key of keys) {
        const next = neighbour(from, key, atlas.board.squares);
        if (next) {
          reached.add(next);
        }
      }
    }
    expect(reached.size).toBe(112);
  });
});

describe('the title of what is spoken of', () => {
  it('stands under its block, and within the map', () => {
    const title = '98–99 Tretyakov Gallery';
    expect(spokenAt({ x: 500, y: 500 }, title, 1000)).toEqual({ x: 500, y: 558 });
    const half = (title.length * 21.5) / 2;
    expect(spokenAt({ x: 20, y: 990 }, title, 1000)).toEqual({ x: half, y: 992 });
    expect(spokenAt({ x: 990, y: 10 }, title, 1000).x).toBe(1000 - half);
    expect(spokenAt({ x: 990, y: 10 }, title.repeat(9), 1000).x).toBe(500);
  });
});
