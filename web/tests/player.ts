// Playing through the page: by the frame's own buttons and forms, as a person would.

import { expect } from 'vitest';
import type { ShownChoice } from '../src/protocol/ShownChoice';
import { advance, playing } from './tables';
import { type Person, until } from './world';

/** Wants the list of choices where it is folded away, as the board has them all. */
async function list(person: Person): Promise<void> {
  const folded = person.at('list-choices');
  if (await folded.isVisible()) {
    await folded.click({ timeout: 1000 }).catch(() => undefined);
  }
}

/** What this person can do now, by what it does; empty when it is somebody else's turn. */
export async function offered(person: Person): Promise<string[]> {
  await list(person);
  return person.page.evaluate(() => {
    const choices = document.querySelector('[data-testid="choices"]:not([aria-disabled="true"])');
    const buttons = choices?.querySelectorAll<HTMLButtonElement>(
      ':is(button[data-kind], button[data-bid]):not([aria-disabled="true"])',
    );
    return [...new Set([...(buttons ?? [])].map((one) => one.dataset.kind ?? 'bid'))];
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

/** Waits until what is offered can be chosen: it was shown, and has been there for a moment. */
export async function ready(person: Person): Promise<void> {
  await until('choices that are ready', () =>
    person.page.evaluate(() => {
      const choices = document.querySelector('[data-testid="choices"]');
      return choices !== null && choices.getAttribute('aria-disabled') !== 'true';
    }),
  );
}

/** Whether the page shows the end of the game. */
export function isOver(person: Person): Promise<boolean> {
  return person.at('ending').isVisible();
}

/** Shows the choices of this kind, where there are so many that they are grouped. */
export async function turnTo(person: Person, kind: string): Promise<void> {
  await list(person);
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
  const before = await version(person);
  const first = buttons(person, kind).first();
  const pressed = await until(`“${kind}” to be pressed`, async () => {
    await turnTo(person, kind);
    const done = await first.click({ timeout: GONE }).then(
      () => 'yes',
      () => null,
    );
    // A list that was folded away again meanwhile is asked for once more.
    return done ?? ((await version(person)) > before ? 'too late' : null);
  });
  if (pressed === 'yes') {
    await moved(person, before, kind);
  }
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

/** What goes on with each of the games and is no form, the best first. */
export const GOES_ON = [
  'play',
  'throw',
  'enter',
  'move',
  'move_kgb',
  'pay_salary',
  'buy',
  'plan',
  'end_move',
  'end_production',
  'decline',
  'pass',
  'pay_tax',
  'mortgage',
  'name',
  'take_million',
  'take_escape',
  'place_kgb',
  'set_price',
  'sell',
  'sell_asset',
  'sell_building',
  'sell_group_buildings',
  'sell_lot',
];

/** The first of these kinds that is offered. */
export function firstOf(kinds: string[], ...wanted: string[]): string {
  const found = wanted.find((kind) => kinds.includes(kind));
  if (!found) {
    throw new Error(`none of ${wanted.join(', ')} is offered, but ${kinds.join(', ')}`);
  }
  return found;
}

/** A game in which this person can do something of this kind now, shown on a screen. */
export async function untilOffered(
  person: Person,
  game: string,
  kind: string,
  also: (choices: ShownChoice[]) => boolean = () => true,
): Promise<string> {
  const table = await playing(person, game);
  const wanted = (kinds: string[], choices: ShownChoice[]) => kinds.includes(kind) && also(choices);
  expect(await advance(person, table, 200, wanted), kind).toBe(true);
  await person.page.goto(`/table/${table}`);
  await until(kind, async () => (await offered(person)).includes(kind));
  return table;
}
