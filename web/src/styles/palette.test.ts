// Colours that tell things apart do so for everybody: also with the common colour-vision deficiencies.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast, difference, lab, type Rgb, read, seen, VISIONS, type Vision } from './vision';

/** CIEDE2000 between any two of a set. */
const APART = 8;
/** What is no text but has to be seen, by WCAG. */
const SEEN = 3;
const TEXT = 4.5;

const source = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const TOKENS = source('./tokens.css');
const MOSCOW = source('../boards/reverse-monopoly/world.css');
const OMSK = source('../boards/kommersant/world.css');

type Theme = 'light' | 'dark';
const THEMES: Theme[] = ['light', 'dark'];

/** The colour of this name where nothing else is said about it. */
function colour(css: string, name: string, theme: Theme): Rgb {
  const found = new RegExp(`--${name}: light-dark\\((#[0-9a-f]{3,6}), (#[0-9a-f]{3,6})\\)`).exec(
    css,
  );
  const [, light, dark] = found ?? [];
  if (!light || !dark) {
    throw new Error(`there is no colour --${name}`);
  }
  return read(theme === 'light' ? light : dark);
}

const SEATS = [0, 1, 2, 3, 4, 5].map((seat) => `seat-${seat}`);
const FAMILIES = 'orange red yellow green blue violet brown grey pink teal'.split(' ');
const GROUPS =
  'food_trade nonfood_retail public_catering farm_produce_sales stadiums halls_arenas theatres warehouses state'.split(
    ' ',
  );
const SETS: [string, string, string[]][] = [
  ['seats', TOKENS, SEATS],
  ['families of Reverse Monopoly', MOSCOW, FAMILIES],
  ['groups of Kommersant', OMSK, GROUPS],
];

/** The pairs of a set that are too near each other. */
function tooNear(css: string, names: string[], theme: Theme, vision: Vision): string[] {
  const looks = names.map((name) => lab(seen(colour(css, name, theme), vision)));
  return looks.flatMap((one, at) =>
    looks.slice(at + 1).flatMap((other, after) => {
      const apart = difference(one, other);
      return apart < APART
        ? [`${names[at]} and ${names[at + 1 + after]}: ${apart.toFixed(1)}`]
        : [];
    }),
  );
}

describe('how far colours are apart', () => {
  // Sharma, Wu and Dalal (2005), who published pairs to check implementations by.
  it.each([
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, 2.5, 0], [50, 0, -2.5], 4.3065],
    [[50, 2.5, 0], [58, 24, 15], 19.4535],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
    [[22.7233, 20.0904, -46.694], [23.0331, 14.973, -42.5619], 2.0373],
    [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
  ] as [Rgb, Rgb, number][])('is CIEDE2000: %j and %j', (one, other, expected) => {
    expect(difference(one, other)).toBeCloseTo(expected, 3);
  });
});

describe.each(SETS)('the %s', (_, css, names) => {
  it.each(THEMES.flatMap((theme) => VISIONS.map((vision) => ({ theme, vision }))))(
    'are told apart in $theme with $vision vision',
    ({ theme, vision }) => {
      expect(tooNear(css, names, theme, vision)).toEqual([]);
    },
  );
});

describe.each(THEMES)('who asks for more contrast gets it, in %s', (theme) => {
  const [, more = ''] = TOKENS.split('@media (prefers-contrast: more)');
  const ENHANCED = 7;
  it.each(['ink', 'ink-2', 'accent', 'gain', 'loss'])('--%s as text', (name) => {
    for (const ground of ['paper', 'sheet', 'sunken', 'accent-soft']) {
      const found = contrast(colour(more, name, theme), colour(more, ground, theme));
      expect(found, ground).toBeGreaterThanOrEqual(ENHANCED);
    }
  });
  it.each(['mercurius', 'kommersant', 'reverse-monopoly', 'nano'])('in the world of %s', (game) => {
    const [, world = ''] = more.split(`[data-game="${game}"]`);
    const accent = colour(world, 'accent', theme);
    expect(contrast(accent, colour(more, 'paper', theme))).toBeGreaterThanOrEqual(ENHANCED);
    expect(contrast(accent, colour(world, 'accent-soft', theme))).toBeGreaterThanOrEqual(ENHANCED);
    expect(contrast(accent, colour(more, 'on-accent', theme))).toBeGreaterThanOrEqual(ENHANCED);
  });
  it('rules and outlines', () => {
    expect(contrast(colour(more, 'rule', theme), colour(more, 'paper', theme))).toBeGreaterThan(
      SEEN,
    );
    expect(contrast(colour(more, 'lit', theme), colour(more, 'paper', theme))).toBeGreaterThan(
      TEXT,
    );
  });
});

describe.each(THEMES)('in %s', (theme) => {
  it.each(['paper', 'sheet'])('marks of seats are seen on %s', (ground) => {
    for (const seat of SEATS) {
      const found = contrast(colour(TOKENS, seat, theme), colour(TOKENS, ground, theme));
      expect(found, seat).toBeGreaterThanOrEqual(SEEN);
    }
  });

  it('words can be read on a seat’s colour', () => {
    for (const seat of SEATS) {
      const found = contrast(colour(TOKENS, seat, theme), colour(TOKENS, 'sheet', theme));
      expect(found, seat).toBeGreaterThanOrEqual(TEXT);
    }
  });

  it('signs of families can be read', () => {
    const on = colour(MOSCOW, 'on-family', theme);
    for (const family of FAMILIES.filter((one) => one !== 'yellow')) {
      expect(contrast(colour(MOSCOW, family, theme), on), family).toBeGreaterThanOrEqual(TEXT);
    }
    expect(contrast(colour(MOSCOW, 'yellow', theme), read('#1c1a18'))).toBeGreaterThan(TEXT);
  });
});
