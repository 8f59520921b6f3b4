// A finger that has gone leaves nothing lit.

import { expect, it } from 'vitest';
import { golden } from './golden';
import { ready } from './player';
import { Person, useBrowser } from './world';

useBrowser({ motion: true });

it('a place that was tapped is not pointed at when its deed is closed; one that the keyboard came to is', async () => {
  const person = await (await Person.named('Taps a lot')).withPhone();
  // A lot may be bought.
  const moment = { step: 8, seat: 0 };
  const table = await golden(person, 'kommersant', 'printed-online-three-players', moment);
  await person.page.goto(`/table/${table}`);
  await ready(person);
  const { moment: asked } = await person.view<{ moment: { lot: string } }>(table);
  const square = person.page.locator(`[data-square="${asked.lot}"]`);
  const pointed = person.page.locator('[data-choice].pointed');
  await square.tap();
  const deed = person.page.getByRole('dialog');
  await deed.waitFor();
  await deed.getByRole('button', { name: 'Close' }).tap();
  await deed.waitFor({ state: 'detached' });
  expect(await square.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await pointed.count()).toBe(0);
  // By keyboard it is looked at for as long as the focus is there.
  await person.page.keyboard.press('Enter');
  await deed.waitFor();
  await person.page.keyboard.press('Escape');
  await deed.waitFor({ state: 'detached' });
  await expect.poll(() => pointed.count()).toBeGreaterThan(0);
  expect(person.complaints).toEqual([]);
});
