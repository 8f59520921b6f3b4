// Pressing several times in one go: what was pressed when, and whether it was quick enough to be one go.

import { expect } from 'vitest';
import type { History } from '../src/protocol/History';
import type { Person } from './world';

/** How often this person has acted at a table, in the first seat. */
export async function ownActions(person: Person, table: string): Promise<number> {
  const { steps } = await person.ask<History>('GET', `/api/tables/${table}/history`);
  return steps.filter(({ seat }) => seat === 0).length;
}

interface Noted {
  /** When something was pressed. */
  pressed: number[];
  /** When new choices could be made. */
  opened: number[];
}

/** Notes in the page what is pressed and when new choices can be made; to be called before the page is opened. */
export async function note(person: Person): Promise<void> {
  await person.page.addInitScript(() => {
    const noted: Noted = { pressed: [], opened: [] };
    Object.assign(globalThis, { noted });
    for (const press of ['pointerdown', 'keydown']) {
      addEventListener(press, () => noted.pressed.push(performance.now()), true);
    }
    let open = false;
    new MutationObserver(() => {
      const choices = document.querySelector('[data-testid="choices"]');
      const may = choices !== null && choices.getAttribute('aria-disabled') !== 'true';
      if (may && !open) {
        noted.opened.push(performance.now());
      }
      open = may;
    }).observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-disabled', 'data-testid'],
    });
  });
}

/** Forgets what was noted. */
export function begin(person: Person): Promise<void> {
  return person.page.evaluate(() => {
    const { noted } = globalThis as unknown as { noted: Noted };
    noted.pressed.length = 0;
    noted.opened.length = 0;
  });
}

/** Whether the last press came before new choices could be made. On a slow machine it may come so late that it is one. */
export function inOneGo(person: Person): Promise<boolean> {
  return person.page.evaluate(() => {
    const { noted } = globalThis as unknown as { noted: Noted };
    const [first, last] = [noted.pressed[0] ?? 0, noted.pressed.at(-1) ?? 0];
    return !noted.opened.some((at) => at > first && at < last);
  });
}

/** Whether all that was pressed was pressed within so many milliseconds. */
export function within(person: Person, ms: number): Promise<boolean> {
  return person.page.evaluate((most) => {
    const { pressed } = (globalThis as unknown as { noted: Noted }).noted;
    return (pressed.at(-1) ?? 0) - (pressed[0] ?? 0) < most;
  }, ms);
}

/** Does something until it was quick enough so many times. */
export async function timesOver(times: number, round: () => Promise<boolean>): Promise<void> {
  let [quick, tried] = [0, 0];
  while (quick < times && tried < 4 * times) {
    quick += (await round()) ? 1 : 0;
    tried++;
  }
  expect(quick, `quick enough of ${tried}`).toBe(times);
}
