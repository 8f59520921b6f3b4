// On a phone the sheet does not lie over what is auctioned, what is read, or what comes of a choice.

import { expect, it } from 'vitest';
import { golden } from './golden';
import { offered, press, ready } from './player';
import { at } from './positions';
import { Person, until, useBrowser } from './world';

useBrowser({ motion: true });

it('a lot of Moscow that lies low on the map is seen above the sheet', async () => {
  const person = await (await Person.named('Bids low')).withPhone();
  // Gorky Park, three quarters down the map.
  const moment = { step: 11, seat: 1 };
  const table = await golden(person, 'reverse-monopoly', 'three-buyers-families', moment);
  await person.page.goto(`/table/${table}`);
  await ready(person);
  await person.at('auction').waitFor();
  const gaps = () =>
    person.page.evaluate(() => {
      const lot = document.querySelector('[data-square="g19"]')?.getBoundingClientRect();
      const board = document.querySelector('#board')?.getBoundingClientRect();
      const sheet = document.querySelector('#moment')?.getBoundingClientRect();
      return lot && board && sheet ? [lot.top - board.top, sheet.top - lot.bottom] : [];
    });
  await until('the lot between the top of the board and the sheet', async () => {
    const all = await gaps();
    return all.length === 2 && all.every((gap) => gap >= 0);
  });
  expect(person.complaints).toEqual([]);
});

it('the sheet that was drawn up makes way for a panel, and for what comes of a choice', async () => {
  const person = await (await Person.named('Draws it up')).withPhone();
  await person.page.goto(`/table/${await at(person, 'kommersant-throw')}`);
  await ready(person);
  const grip = person.page.locator('#moment .grip');
  const isUp = async () => (await grip.getAttribute('aria-expanded')) === 'true';
  await grip.click();
  await until('drawn up', isUp);
  const tabs = person.page.locator('#log [role=tab]');
  await tabs.last().click();
  const panel = person.page.locator('#log .panel.over');
  await until('room to read', async () => ((await panel.boundingBox())?.height ?? 0) > 400);
  expect(await isUp()).toBe(false);
  await grip.click();
  await panel.waitFor({ state: 'hidden' });
  await until('drawn up again', isUp);
  await ready(person);
  await press(person, 'throw');
  await until('let down', async () => !(await isUp()));
  expect(person.complaints).toEqual([]);
});

/** Which of these are wholly within what is seen of the sheet. */
function seen(person: Person, ...what: string[]): Promise<boolean[]> {
  return person.page.evaluate((wanted) => {
    const sheet = document.querySelector('#moment .inside')?.getBoundingClientRect();
    return wanted.map((one) => {
      const box = document.querySelector(`#moment ${one}`)?.getBoundingClientRect();
      return Boolean(
        box && sheet && box.top >= sheet.top && box.bottom <= sheet.bottom && box.height > 0,
      );
    });
  }, what);
}

it('a sheet that was scrolled begins at its top with the next question', async () => {
  const person = await (await Person.named('Scrolls far down')).withPhone();
  await person.page.goto(`/table/${await at(person, 'nano-move')}`);
  await ready(person);
  const asked = await person.at('prompt').innerText();
  const far = person.at('choices').locator('[data-choice][data-kind="move"]').last();
  await far.scrollIntoViewIfNeeded();
  expect(await seen(person, '[data-testid="prompt"]')).toEqual([false]);
  await far.click();
  await until('another question', async () => (await person.at('prompt').innerText()) !== asked);
  await ready(person);
  expect(await seen(person, '[data-testid="prompt"]', '.kind')).toEqual([true, true]);
  expect(person.complaints).toEqual([]);
});

it('the way on is in sight on a phone where nothing is the clear choice', async () => {
  const person = await (await Person.named('Goes on')).withPhone();
  const table = await at(person, 'nano-selling');
  await person.page.goto(`/table/${table}`);
  await ready(person);
  // While salaries stay unpaid by it, what can be sold for them stands before it.
  expect(await seen(person, '[data-choice][data-kind="sell"]')).toEqual([true]);
  await person.tell(table, { do: 'act', action: { do: 'sell', goods: ['coal'] } });
  await until('enough for them', async () => (await offered(person)).includes('pay_salary'));
  await press(person, 'pay_salary');
  await ready(person);
  expect(await person.at('choices').locator('.kind').count()).toBeGreaterThan(1);
  expect(await seen(person, '[data-choice][data-kind="plan"]')).toEqual([true]);
  expect(person.complaints).toEqual([]);
});

it('all throws are in sight on a phone below what four others did', async () => {
  const person = await (await Person.named('Throws on a phone')).withPhone();
  await person.page.goto(`/table/${await at(person, 'kommersant-five')}`);
  await ready(person);
  await person.at('waited').waitFor();
  const throws = person.at('choices').locator('[data-choice][data-kind="throw"]');
  expect(await throws.count()).toBe(3);
  const all = [1, 2, 3].map((nth) => `.list [data-choice]:nth-child(${nth}) .label`);
  await until('all of them', async () => (await seen(person, ...all)).every(Boolean));
  const side = (one: string) =>
    person.page.locator(one).evaluate((it) => it.getBoundingClientRect().top);
  expect(new Set(await Promise.all(all.map(side))).size, 'side by side').toBe(1);
  expect(person.complaints).toEqual([]);
});

it('what happened last is in sight on the sheet of who waits', async () => {
  const owner = await Person.named('Is waited for');
  const table = await at(owner, 'kommersant-five');
  const watcher = await (await Person.named('Waits')).withPhone({ width: 320, height: 568 });
  await watcher.page.goto(`/table/${table}`);
  const lines = watcher.page.locator('#moment .recent li');
  await lines.last().waitFor();
  const heights = await lines.evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(
    heights.reduce((sum, one) => sum + one, 0),
    'more than fits',
  ).toBeGreaterThan(140);
  expect(await seen(watcher, '.recent li:last-child')).toEqual([true]);
  expect(watcher.complaints).toEqual([]);
});
