// A place on the board shows what it is before anything is done there.

import { describe, expect, it } from 'vitest';
import type { Board as PrintedBoard } from '../src/protocol/kommersant/Board';
import type { View } from '../src/protocol/kommersant/View';
import type { Board as Moscow } from '../src/protocol/reverse-monopoly/Board';
import { moved, ready, version } from './player';
import { at } from './positions';
import { playing } from './tables';
import { Person, until, useBrowser } from './world';

useBrowser();

/** Presses what the deed offers, until it has been there long enough to take it. */
async function takes(person: Person, kind: string, before: number): Promise<void> {
  const button = person.at('deed-choices').locator(`[data-kind="${kind}"]`);
  await button.waitFor();
  await until(`what came of “${kind}”`, async () => {
    // What was taken goes, also while it is pressed again.
    if (await button.isVisible()) {
      await button.click({ timeout: 1_000 }).catch(() => undefined);
    }
    return (await version(person)) > before;
  });
  await moved(person, before, kind);
}

describe('a tap on a square opens its deed', () => {
  it('with its rents, and buying and leaving it as buttons, at Kommersant', async () => {
    const person = await Person.named('Deeds at Kommersant');
    const table = await at(person, 'kommersant-buy');
    await person.page.goto(`/table/${table}`);
    await ready(person);
    const { moment } = await person.view<View>(table);
    const lot = 'lot' in moment ? moment.lot : null;
    const before = await version(person);
    const square = person.page.locator(`[data-square="${lot}"]`);
    await square.dblclick();
    const deed = person.page.getByRole('dialog');
    await deed.waitFor();
    expect(await version(person), 'nothing is bought unasked').toBe(before);
    const { squares } = await person.ask<PrintedBoard>('GET', '/api/games/kommersant/board');
    const rents = squares.find(({ id }) => id === lot)?.deed?.rents ?? [];
    const written = (await deed.getByRole('cell').allInnerTexts()).map((text) =>
      text.replace(/\D/g, ''),
    );
    expect(rents).toHaveLength(4);
    expect(rents.filter((rent) => !written.includes(String(rent)))).toEqual([]);
    await expect
      .poll(() => person.at('deed-choices').locator('[data-kind="decline"]').count())
      .toBe(1);
    await takes(person, 'buy', before);
    expect((await person.view<View>(table)).players[0]?.lots).toContain(lot);
    expect(person.complaints).toEqual([]);
  });

  it('with the way of the KGB, and driving there as a button, in Moscow', async () => {
    const person = await (await Person.named('Deeds in Moscow')).withPhone();
    await person.page.goto(`/table/${await at(person, 'reverse-monopoly-middle')}`);
    await ready(person);
    const before = await version(person);
    const square = person.page.locator('[data-square][data-lit="true"]').first();
    await square.dispatchEvent('click');
    await person.page.getByRole('dialog').waitFor();
    expect(await version(person)).toBe(before);
    await takes(person, 'move_kgb', before);
    expect(person.complaints).toEqual([]);
  });

  it('with what is there, and going there as a button, at NANO', async () => {
    const person = await Person.named('Deeds at NANO');
    await person.page.goto(`/table/${await at(person, 'nano-beginning')}`);
    await ready(person);
    const before = await version(person);
    const choice = person.at('choices').locator('[data-kind="enter"][data-choice]').first();
    const hex = (await choice.innerText()).match(/[a-k]\d+/)?.[0];
    await person.page.locator(`[data-hex="${hex}"]`).dispatchEvent('click');
    await person.page.getByRole('dialog').waitFor();
    expect(await version(person)).toBe(before);
    await takes(person, 'enter', before);
    expect(person.complaints).toEqual([]);
  });
});

describe('the deed of an Escape in Moscow', () => {
  it.each([
    ['as printed', {}, 'triples all rents while it is held', null],
    [
      'as the table reads it',
      { tripling: 'use', 'escapes-appraised': '5' },
      'triples one rent when it is spent',
      /^5 mln/,
    ],
  ] as const)(
    'V20 V29: says %s when it triples and what it counts',
    async (what, options, triples, counts) => {
      const person = await Person.named(`Deeds ${what}`.slice(0, 20));
      const table = await playing(person, 'reverse-monopoly', options);
      await person.page.goto(`/table/${table}`);
      await ready(person);
      const board = await person.ask<Moscow>('GET', '/api/games/reverse-monopoly/board');
      const square = board.squares.find(({ card }) => card === 'kiev-station');
      await person.page.locator(`[data-square="${square?.id}"]`).dispatchEvent('click');
      const deed = person.page.getByRole('dialog');
      await deed.getByText(triples).waitFor();
      const row = deed.locator('dl > div', { hasText: 'Appraised at' }).locator('dd');
      const said = (await row.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
      expect(said).toEqual(counts ? [expect.stringMatching(counts)] : []);
      expect(person.complaints).toEqual([]);
    },
  );
});

describe('the centre of Kommersant', () => {
  it.each(['mouse', 'keyboard'])(
    'is entered out of its deed by %s, never at one press',
    async (by) => {
      const person = await Person.named(`Centre by ${by}`);
      const table = await at(person, 'kommersant-centre');
      await person.page.goto(`/table/${table}`);
      await ready(person);
      const before = await version(person);
      const centre = person.page.locator('[data-square="centre"]');
      const deed = person.page.getByRole('dialog', { name: 'The centre' });
      if (by === 'mouse') {
        await centre.dblclick({ position: { x: 30, y: 120 } });
      } else {
        await centre.focus();
        await person.page.keyboard.press('Enter');
      }
      await deed.waitFor();
      await deed.getByText('a high throw leads to any square').waitFor();
      expect(await version(person), 'nothing is done unasked').toBe(before);
      await deed.getByRole('button', { name: 'Close' }).click();
      await deed.waitFor({ state: 'detached' });
      expect(await centre.evaluate((one) => one === document.activeElement)).toBe(true);
      await person.page.keyboard.press('Enter');
      const enter = person.at('deed-choices').locator('[data-kind="enter_centre"]');
      await until('the centre', async () => {
        if (await enter.isVisible()) {
          await enter.click({ timeout: 1_000 }).catch(() => undefined);
        }
        return (await person.view<View>(table)).players[0]?.place === 'centre';
      });
      await deed.waitFor({ state: 'detached' });
      expect(person.complaints).toEqual([]);
    },
  );
});
