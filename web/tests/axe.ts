// What axe finds wrong on a page. It is brought into each page once: reading it takes as long as looking at a small page.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type Axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface Looked {
  /** Parts of the page by their selectors; all of it, if none is named. */
  within?: string[];
  /** Rules by their ids; all of the usual ones, if none is named. */
  rules?: string[];
}

/** What axe brings as it is, half as long to read as with its comments. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A colour as axe has read it. */
interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(this: Colour, written: string): Colour;
}

/** Spares axe what changes nothing of what it finds. Runs in the page. */
function spare(): void {
  const { axe } = globalThis as unknown as { axe: typeof Axe };
  // What is wrong is named by where it is; nobody reads the source of every part that is right.
  axe.configure({ noHtml: true });
  // A page has a few dozen colours, and axe reads them thousands of times.
  const { Color } = (axe.commons as unknown as { color: { Color: { prototype: Colour } } }).color;
  const { parseString } = Color.prototype;
  const known = new Map<string, Omit<Colour, 'parseString'>>();
  Color.prototype.parseString = function (written) {
    const found = known.get(written);
    if (found) {
      return Object.assign(this, found);
    }
    const { r, g, b, alpha } = parseString.call(this, written);
    known.set(written, { r, g, b, alpha });
    return this;
  };
}

/** A line for each rule that is broken: which, and by what. */
export async function violations(page: Page, looked: Looked = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(`${SOURCE};(${spare})()`);
  }
  return page.evaluate(async ({ within, rules }) => {
    const { axe } = globalThis as unknown as { axe: typeof Axe };
    const { violations } = await axe.run(
      within ? { include: within.map((part) => [part]) } : document,
      // Only what is wrong is told.
      {
        resultTypes: ['violations'],
        ...(rules && { runOnly: { type: 'rule', values: rules } }),
      },
    );
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, looked);
}

/** Nothing that axe finds wrong, in light and in dark, between which only colours differ; or within these parts. */
export async function expectAccessible(page: Page, ...parts: string[]): Promise<void> {
  const within = parts.length > 0 ? parts : undefined;
  for (const [colorScheme, rules] of [
    ['light', undefined],
    ['dark', ['color-contrast']],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found = await violations(page, { within, rules: rules && [...rules] });
    expect(found, `${page.url()} in ${colorScheme}`).toEqual([]);
  }
}
