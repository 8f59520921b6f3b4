// Playing through the page: by the frame's own buttons and forms, as a person would.

import { expect } from 'vitest';
import { type Person, until } from './world';

/** What this person can do now, by what it does; empty when it is somebody else's turn. */
export function offered(person: Person): Promise<string[]> {
  return person.page.evaluate(() => {
    const buttons = document.querySelectorAll<HTMLButtonElement>(
      '[data-testid="choices"] button[data-kind]:enabled, [data-testid="auction"] button:enabled',
    );
    return [...new Set([...buttons].map((one) => one.dataset.kind ?? 'bid'))];
  });
}

/** The buttons of this kind, among the choices or at an auction. */
const buttons = (person: Person, kind: string) =>
  person.page.locator(
    `:is([data-testid="choices"], [data-testid="auction"]) [data-choice][data-kind="${kind}"]`,
  );

/** The version of the table on this person's screen. */
export function version(person: Person): Promise<number> {
  return person.page.evaluate(() => Number(document.documentElement.dataset.version ?? 0));
}

/** Whether the page shows the end of the game. */
export function isOver(person: Person): Promise<boolean> {
  return person.at('ending').isVisible();
}

/** Shows the choices of this kind, where there are so many that they are grouped. */
async function turnTo(person: Person, kind: string): Promise<void> {
  const chip = person.at('choices').locator(`.kind[data-kind="${kind}"]`);
  if ((await chip.count()) > 0 && (await chip.getAttribute('aria-pressed')) !== 'true') {
    await chip.click();
  }
}

/** How long something may take to be pressed before it is asked whether it is still there. */
const GONE = 10_000;

/**
 * Presses the first choice of this kind and waits until the page shows what came of it. Where several are
 * asked at once, as in an auction, another may be quicker: then the table has moved on without it.
 */
export async function press(person: Person, kind: string): Promise<void> {
  await turnTo(person, kind);
  const before = await version(person);
  try {
    await buttons(person, kind).first().click({ timeout: GONE });
  } catch (problem) {
    if ((await version(person)) === before) {
      throw problem;
    }
    return;
  }
  await moved(person, before, kind);
}

/** Opens the form of this kind, fills it in, and sends it. */
export async function fill(
  person: Person,
  kind: string,
  label: string,
  values: { amounts?: Record<string, number>; things?: string[] },
): Promise<void> {
  await turnTo(person, kind);
  const form = person.at('choice-form');
  if (!(await form.isVisible())) {
    await buttons(person, kind).filter({ hasText: label }).first().click();
  }
  for (const [field, amount] of Object.entries(values.amounts ?? {})) {
    const input = form.locator(`input[data-field="${field}"]`);
    await input.fill(String(amount));
    await input.press('Tab');
  }
  for (const thing of values.things ?? []) {
    await form.locator(`[data-item="${thing}"]`).first().click();
  }
  const before = await version(person);
  await form.locator('button[type="submit"]').click();
  await moved(person, before, kind);
}

/** Waits until the table is beyond a version, and fails if it said no instead. */
export async function moved(person: Person, before: number, what: string): Promise<void> {
  await until(`the page to show what came of “${what}”`, async () => {
    const refusal = person.at('refusal');
    if (await refusal.isVisible()) {
      throw new Error(`“${what}” was refused: ${await refusal.innerText()}`);
    }
    return (await version(person)) > before;
  });
}

/** What a person does when asked; the first of these kinds that is offered, unless it does more itself. */
export type Manner = (person: Person, kinds: string[]) => Promise<void>;

/** Plays until the page of everybody shows the end. */
export async function playToTheEnd(players: Map<Person, Manner>): Promise<void> {
  const [first] = players.keys();
  if (!first) {
    throw new Error('nobody plays');
  }
  await until(
    'the end of the game',
    async () => {
      for (const [person, manner] of players) {
        const kinds = await offered(person);
        if (kinds.length > 0) {
          await manner(person, kinds);
        }
      }
      return isOver(first);
    },
    240_000,
  );
  for (const person of players.keys()) {
    await person.at('ending').waitFor();
    expect(person.complaints).toEqual([]);
  }
}

/** The first of these kinds that is offered. */
export function firstOf(kinds: string[], ...wanted: string[]): string {
  const found = wanted.find((kind) => kinds.includes(kind));
  if (!found) {
    throw new Error(`none of ${wanted.join(', ')} is offered, but ${kinds.join(', ')}`);
  }
  return found;
}
