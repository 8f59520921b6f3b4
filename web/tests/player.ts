// Playing through the page: by the frame's own buttons and forms, as a person would.

import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import type { History } from '../src/protocol/History';
import { type Person, until } from './world';

/** How long something may take to be pressed before it is asked whether it is still there. */
const GONE = 5_000;

/** How often a page looks whether something is there, in milliseconds. */
const AGAIN = 50;

/** Presses what may go at any time, until it is gone or this holds; says nothing of what came of it. */
export function pressUntil(
  what: Locator,
  holds: () => Promise<boolean> = async () => false,
): Promise<boolean> {
  return until('what was pressed', async () => {
    if (!(await what.isVisible()) || (await holds())) {
      return true;
    }
    await what.click({ timeout: GONE }).catch(() => undefined);
    return false;
  });
}

/** Wants the list of choices where it is folded away, as the board has them all. */
async function list(person: Person): Promise<void> {
  await pressUntil(person.at('list-choices'));
}

/** What this person can do now, by what it does; empty when it is somebody else's turn. */
export async function offered(person: Person): Promise<string[]> {
  const { folded, kinds } = await listed(person);
  if (!folded) {
    return kinds;
  }
  await list(person);
  return (await listed(person)).kinds;
}

/**
 * Waits until this person is asked for something, is out, or sees the end, and says what they can do then. It is the page
 * that looks again and again: to be asked from here each time takes both sides more work than most of what they show.
 */
export async function turnOf(person: Person): Promise<string[]> {
  for (;;) {
    const found = await person.page.waitForFunction(
      () => {
        const seen = (one: string) => document.querySelector(one)?.checkVisibility();
        if (seen('[data-testid="out"]') || seen('[data-testid="ending"]')) {
          return 'over';
        }
        const choices = '[data-testid="choices"]:not([aria-disabled="true"])';
        const choice = ':is(button[data-kind], button[data-bid]):not([aria-disabled="true"])';
        const asked =
          seen('[data-testid="list-choices"]') ||
          document.querySelector(`${choices} ${choice}`) !== null;
        return asked ? 'asked' : null;
      },
      undefined,
      { polling: AGAIN },
    );
    if ((await found.jsonValue()) === 'over') {
      return [];
    }
    const kinds = await offered(person);
    // Others may have been quicker meanwhile.
    if (kinds.length > 0) {
      return kinds;
    }
  }
}

/** Waits until the page shows this version of its table, or a later one. */
async function shows(person: Person, newest: number): Promise<void> {
  await person.page.waitForFunction(
    (wanted) => Number(document.documentElement.dataset.version ?? 0) >= wanted,
    newest,
    { polling: AGAIN },
  );
}

/** What stands in the list of choices, and whether there is more to it. */
function listed(person: Person): Promise<{ folded: boolean; kinds: string[] }> {
  return person.page.evaluate(() => {
    const more = document.querySelector('[data-testid="list-choices"]');
    const choices = document.querySelector('[data-testid="choices"]:not([aria-disabled="true"])');
    const buttons = choices?.querySelectorAll<HTMLButtonElement>(
      ':is(button[data-kind], button[data-bid]):not([aria-disabled="true"])',
    );
    return {
      folded: more?.checkVisibility() ?? false,
      kinds: [...new Set([...(buttons ?? [])].map((one) => one.dataset.kind ?? 'bid'))],
    };
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
  const turned = person.at('choices').locator(`.kind[data-kind="${kind}"][aria-pressed="true"]`);
  await pressUntil(chip, () => turned.isVisible());
}

/** The table on this person's screen. */
const tableOf = (person: Person) => new URL(person.page.url()).pathname.split('/').at(-1) as string;

interface Done {
  times: number;
  made: number;
  asked: boolean;
  newest: number;
}

/**
 * What somebody did at a table: how often, and the version of the table after the last time. All that happened is asked for
 * only where something has since it was known.
 */
async function doneBy(person: Person, table: string, known?: Done): Promise<Done> {
  const { seat, version, document } = await person.look(table);
  if (known?.newest === version) {
    return known;
  }
  const { steps } = await person.ask<History>('GET', `/api/tables/${table}/history`);
  const own = steps.filter((step) => step.seat === seat && step.undo === undefined);
  // Of a table's versions those before the first step stand for how it came about.
  const made = (own.at(-1)?.step ?? 0) + version - (document.play?.steps ?? 0);
  const asked = document.status === 'playing' && document.to_act.includes(seat ?? -1);
  return { times: own.length, made, asked, newest: version };
}

/**
 * Presses the first choice of this kind until it is done, and waits until the page shows that. Where several are asked
 * at once, as in an auction, another may be quicker: then it is pressed again, unless it is offered no more.
 */
export async function press(person: Person, kind: string): Promise<void> {
  const table = tableOf(person);
  const before = await doneBy(person, table);
  const first = buttons(person, kind).first();
  let now = before;
  const made = await until(`“${kind}” to be done`, async () => {
    const kinds = await offered(person);
    now = await doneBy(person, table, now);
    if (now.times > before.times) {
      return now.made;
    }
    // Where several are asked at once, that the table has moved on is no mistake.
    const refusal = person.page.locator('[data-testid="refusal"]:not([data-error="stale"])');
    if (await refusal.isVisible()) {
      throw new Error(`“${kind}” was refused: ${await refusal.innerText()}`);
    }
    const others = kinds.length > 0 && !kinds.includes(kind);
    const shown = (await version(person)) >= now.newest;
    if (now.newest > before.newest && shown && (others || !now.asked)) {
      return 'too late';
    }
    // What loses something is asked about.
    const yes = person.at('confirm-yes');
    if (await yes.isVisible()) {
      await yes.click({ timeout: GONE }).catch(() => undefined);
    } else if (kinds.includes(kind)) {
      await turnTo(person, kind);
      await first.click({ timeout: GONE }).catch(() => undefined);
    }
    return null;
  });
  if (made !== 'too late') {
    await shows(person, made);
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
