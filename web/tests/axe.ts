// What axe finds wrong on a page. It is brought into each page once: reading it takes as long as looking at a small page.

import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface Looked {
  /** Parts of the page by their selectors; all of it, if none is named. */
  within?: string[];
  /** Rules by their ids; all of the usual ones, if none is named. */
  rules?: string[];
}

/** A line for each rule that is broken: which, and by what. */
export async function violations(page: Page, looked: Looked = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(axe.source);
  }
  return page.evaluate(async ({ within, rules }) => {
    const { axe: brought } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await brought.run(
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

/** Nothing that axe finds wrong, in light and in dark, between which only colours differ; or within a part. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const within = part ? [part] : undefined;
  for (const [colorScheme, rules] of [
    ['light', undefined],
    ['dark', ['color-contrast']],
  ] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found = await violations(page, { within, rules: rules && [...rules] });
    expect(found, `${page.url()} in ${colorScheme}`).toEqual([]);
  }
}
