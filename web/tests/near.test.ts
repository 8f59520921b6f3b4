// On a phone what is asked for is in sight: the rows that a special card is about, the cards, a limit, the rest of a list.

import { expect, it } from 'vitest';
import { offered, ready } from './player';
import { at, doneAt } from './positions';
import { Person, until, useBrowser } from './world';

useBrowser();

/** Whether all of something lies between the top of the board and the slip. */
function aboveSlip(person: Person, what: string): Promise<boolean> {
  return person.page.evaluate((one) => {
    const box = document.querySelector(one)?.getBoundingClientRect();
    const board = document.querySelector('#board')?.getBoundingClientRect();
    const slip = document.querySelector('.slip')?.getBoundingClientRect();
    return Boolean(box && board && slip && box.top >= board.top - 1 && box.bottom <= slip.top + 1);
  }, what);
}

it('of Mercurius the way to the cards ends where they are, and a special card leads to its rows', async () => {
  const host = await Person.named('Looks for the rows');
  const table = await at(host, 'mercurius-middle');
  const person = await host.withPhone();
  const { page } = person;
  await page.goto(`/table/${table}`);
  await ready(person);
  const way = person.at('to-hand');
  const asked = page.locator('.slip .asked');
  await way.tap();
  await until('the cards in sight', () => aboveSlip(person, '[data-testid="hand"]'));
  await way.waitFor({ state: 'hidden' });
  expect(await asked.isVisible()).toBe(true);

  await page.getByRole('button', { name: /^Dividend/ }).tap();
  await until('a chamber in sight', () => aboveSlip(person, '[data-kind] .pick'));
  const slip = page.locator('.slip');
  expect(await slip.innerText()).toContain('instead of trading');
  await slip.getByRole('button', { name: 'Clear' }).tap();
  await way.waitFor();

  // Who traded reads why the card is of no use now.
  await page.locator('.stepper button:last-of-type:not(.off)').first().tap();
  await slip.getByRole('button', { name: 'Trade', exact: true }).tap();
  await until('traded', async () => !(await offered(person)).includes('dividend'));
  await ready(person);
  await page.getByRole('button', { name: /^Dividend/ }).dispatchEvent('click');
  await person.at('about').getByText('Takes all three trades.').waitFor();
  expect(person.complaints).toEqual([]);
});

it('of an auction a limit is asked for in the room of the own sum, in sight as a whole', async () => {
  const host = await Person.named('Sets a limit');
  const table = await at(host, 'reverse-monopoly-auction');
  const person = await host.withPhone();
  await person.page.goto(`/table/${table}`);
  await ready(person);
  await host.tell(table, { do: 'act', action: doneAt('reverse-monopoly-auction') });
  await until('bidding', async () => (await offered(person)).includes('bid'));
  await person.at('own-bid').waitFor();
  await person.at('order-up-to').tap();
  await person.at('limit').waitFor();
  const inSight = await person.page.evaluate(() => {
    const form = document.querySelector('[data-testid="order"] form')?.getBoundingClientRect();
    const sheet = document.querySelector('#moment .inside')?.getBoundingClientRect();
    return Boolean(form && sheet && form.top >= sheet.top && form.bottom <= sheet.bottom);
  });
  expect(inSight).toBe(true);
  expect(await person.at('own-bid').count(), 'two sums would be taken for one another').toBe(0);
  await person.at('order').getByRole('button').last().dispatchEvent('click');
  await person.at('own-bid').waitFor();
  expect(person.complaints).toEqual([]);
});

it('of a long list the rest begins where one was, not at its end', async () => {
  const host = await Person.named('Shows more');
  const table = await at(host, 'reverse-monopoly-middle');
  const person = await host.withPhone();
  await person.page.goto(`/table/${table}`);
  await ready(person);
  // What driving there would bring lies over all squares: beside others it could not be read.
  const covered = await person.page.evaluate(() => {
    const badges = [...document.querySelectorAll('[data-testid="badge"]')];
    const last = [...document.querySelectorAll('[data-square]')].at(-1);
    const after = (badge: Element) =>
      last && last.compareDocumentPosition(badge) & Node.DOCUMENT_POSITION_FOLLOWING;
    return [badges.length > 0, badges.every(after)];
  });
  expect(covered).toEqual([true, true]);
  const more = person.at('more-choices');
  const sheet = person.page.locator('#moment .inside');
  // To the very end of the sheet, where only what finds and shows more is in sight.
  await sheet.evaluate((one) => one.scrollTo(0, one.scrollHeight));
  const before = await sheet.evaluate((one) => one.scrollTop);
  expect(before).toBeGreaterThan(0);
  await more.dispatchEvent('click');
  await more.waitFor({ state: 'detached' });
  await until(
    'a longer list',
    async () => (await sheet.evaluate((one) => one.scrollHeight)) > 2_000,
  );
  expect(await sheet.evaluate((one) => one.scrollTop)).toBe(before);
  expect(person.complaints).toEqual([]);
});
