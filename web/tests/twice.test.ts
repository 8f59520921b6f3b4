// Pressing twice beside the choices: a slip, taking back, what somebody asks. Each begins at a named moment.

import { expect, it } from 'vitest';
import type { History } from '../src/protocol/History';
import { golden } from './golden';
import { ready, version } from './player';
import { SETTINGS } from './tables';
import { Person, until, useBrowser } from './world';

useBrowser({ motion: true });

/** The first turn of a game of Mercurius, with three actions. */
const FIRST_TURN = { step: 16, seat: 1 };
/** A lot of Kommersant may be bought. */
const MAY_BUY = { step: 8, seat: 0 };

it('at Mercurius two taps on the lowest “+” of a phone buy two, and send nothing', async () => {
  const person = await (await Person.named('Two taps')).withPhone();
  const table = await golden(person, 'mercurius', 'printed-three-players', FIRST_TURN);
  await person.page.goto(`/table/${table}`);
  await ready(person);
  const before = await version(person);
  // Wherever one has scrolled to: the lowest that a finger can reach.
  for (const at of [0, 0.5, 1]) {
    const lowest = await person.page.evaluate((part) => {
      const board = document.querySelector('#board') as HTMLElement;
      board.scrollTop = part * (board.scrollHeight - board.clientHeight);
      const middles = [...document.querySelectorAll('.stepper button:last-of-type:not(.off)')]
        .map((button) => {
          const { left, top, width, height } = button.getBoundingClientRect();
          return { button, x: left + width / 2, y: top + height - 4 };
        })
        .filter(({ button, x, y }) => document.elementFromPoint(x, y) === button)
        .toSorted((one, other) => other.y - one.y)
        .map(({ x, y }) => ({ x, y }));
      return middles[0] ?? null;
    }, at);
    if (!lowest) {
      continue;
    }
    const slip = person.page.locator('.slip');
    await person.page.touchscreen.tap(lowest.x, lowest.y);
    await slip.locator('button.main').waitFor();
    const under = await person.page.evaluate(
      ({ x, y }) => document.elementFromPoint(x, y)?.closest('.slip button')?.textContent ?? null,
      lowest,
    );
    expect(under, `under the finger at ${at}`).toBeNull();
    await person.page.touchscreen.tap(lowest.x, lowest.y);
    expect(await slip.locator('button.main').count()).toBe(1);
    await slip.locator('button.plain').click();
    await slip.locator('button.main').waitFor({ state: 'detached' });
  }
  expect(await version(person)).toBe(before);
  expect(person.complaints).toEqual([]);
});

it.each(['the mouse', 'the key U'])(
  'taking back by %s, pressed twice, takes back one action',
  async (by) => {
    const person = await Person.named(`Takes back by ${by}`);
    const table = await golden(person, 'mercurius', 'printed-three-players', FIRST_TURN);
    for (const kind of ['middelburg', 'middelburg', 'rotterdam']) {
      await person.tell(table, { do: 'act', action: { do: 'buy', kind } });
    }
    await person.page.goto(`/table/${table}`);
    await ready(person);
    const undone = async () =>
      (await person.ask<History>('GET', `/api/tables/${table}/history`)).steps.filter(
        ({ undo }) => undo,
      ).length;
    const pressTwice = () =>
      person.page.evaluate((mouse) => {
        for (let times = 0; times < 2; times++) {
          if (mouse) {
            document.querySelector<HTMLElement>('[data-testid="undo"]')?.click();
          } else {
            dispatchEvent(new KeyboardEvent('keydown', { key: 'u' }));
          }
        }
      }, by === 'the mouse');
    for (const times of [1, 2]) {
      const before = await version(person);
      await pressTwice();
      await until('what was taken back', async () => (await version(person)) > before);
      await ready(person);
      // What was pressed twice has been on the same line, and so has what came after it.
      expect(await undone()).toBe(times);
    }
    expect(person.complaints).toEqual([]);
  },
);

it('what somebody asks above the choices takes no press at first, nor do the choices it moved', async () => {
  const people = [await Person.named('Is asked'), await Person.named('Asks to close')] as const;
  const table = await people[0].makesTable({ game: 'kommersant', seats: 2, settings: SETTINGS });
  await people[1].tell(table, { do: 'take_seat' });
  await people[0].tell(table, { do: 'start' });
  const { to_act } = (await people[0].look(table)).document;
  const [person, other] = to_act.includes(0) ? people : [people[1], people[0]];
  await person.page.goto(`/table/${table}`);
  await ready(person);
  // Pressed as soon as it is there.
  await person.page.evaluate(() => {
    const once = new MutationObserver(() => {
      const button = document.querySelector<HTMLElement>('[data-testid="close-asked"] button');
      if (button) {
        once.disconnect();
        button.click();
        const choices = document.querySelector('[data-testid="choices"]');
        const { dataset } = document.documentElement;
        dataset.settling = String(choices?.getAttribute('aria-disabled'));
      }
    });
    once.observe(document.body, { subtree: true, childList: true });
  });
  await other.tell(table, { do: 'vote_to_close', close: true });
  await person.page.locator('html[data-settling="true"]').waitFor();
  expect(await person.at('confirm').isVisible()).toBe(false);
  await ready(person);
  expect(await person.at('confirm').isVisible()).toBe(false);
  await person.at('close-asked').getByRole('button').click();
  await person.at('confirm').waitFor();
  expect(person.complaints).toEqual([]);
});

it('a deed opens with nothing that costs under the pointer that opened it', async () => {
  const person = await Person.named('Opens a deed');
  const table = await golden(person, 'kommersant', 'printed-online-three-players', MAY_BUY);
  await person.page.goto(`/table/${table}`);
  await ready(person);
  const { moment } = await person.view<{ moment: { lot: string } }>(table);
  const buy = person.at('deed-choices').locator('[data-money]').first();
  /** Opens the deed by keyboard, with the pointer where it pressed last. */
  const opens = async (x: number, y: number) => {
    await person.page.evaluate(
      ([clientX, clientY]) => {
        const at = { clientX, clientY, pointerType: 'mouse', bubbles: true };
        document.body.dispatchEvent(new PointerEvent('pointerdown', at));
      },
      [x, y] as const,
    );
    await person.page.locator(`[data-square="${moment.lot}"]`).focus();
    await person.page.keyboard.press('Enter');
    await buy.waitFor();
    return person.page.evaluate(
      ([left, top]) =>
        document.elementFromPoint(left, top)?.closest('[data-money]')?.outerHTML ?? null,
      [x, y] as const,
    );
  };
  await opens(5, 5);
  const box = await buy.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const;
  await person.page.keyboard.press('Escape');
  await buy.waitFor({ state: 'detached' });
  expect(await opens(x, y)).toBeNull();
  expect(person.complaints).toEqual([]);
});
