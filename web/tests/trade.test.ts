// Offers: none goes out for nothing unasked, and all answers to one are in sight together.

import { expect, it } from 'vitest';
import { actionOf, empty, type Form } from '../src/lib/choices';
import { ready, turnTo, version } from './player';
import { at } from './positions';
import { SETTINGS } from './tables';
import { Person, until, useBrowser } from './world';

useBrowser();

it('an offer of something for nothing is asked about, with both halves in sight', async () => {
  const person = await Person.named('Gives away');
  const table = await at(person, 'kommersant-throw');
  await person.page.goto(`/table/${table}`);
  await ready(person);
  await turnTo(person, 'offer');
  const form = person.at('choice-form');
  await until('the form', async () => {
    if (await form.isVisible()) {
      return true;
    }
    await person.page.locator('[data-choice][data-kind="offer"]').first().click();
    return false;
  });
  const field = form.locator('input[data-field="give_cash"]');
  await field.fill('1000');
  await field.press('Tab');
  const seen = await person.page.evaluate(() => {
    const foot = document.querySelector('[data-testid="choice-form"] footer');
    const other = document.querySelector('input[data-field="get_cash"]');
    const inside = foot?.closest('.inside');
    if (!foot || !other || !inside) {
      return null;
    }
    inside.scrollTop = 0;
    return foot.getBoundingClientRect().top - other.getBoundingClientRect().bottom;
  });
  expect(seen, 'what one gets is above the foot').toBeGreaterThanOrEqual(0);
  // However long the form is, its foot says both halves in short.
  expect(await form.locator('footer').innerText()).toMatch(/You give: 1\s000\s₽\..+nothing\./su);
  const before = await version(person);
  await form.locator('button[type="submit"]').click();
  const asked = person.at('confirm');
  await asked.waitFor();
  expect(await asked.locator('p').innerText()).toMatch(/^Give 1\s000\s₽ for nothing\?$/u);
  await asked.locator('button.main').click();
  await asked.waitFor({ state: 'hidden' });
  // Nothing was sent, and what was filled in is still there.
  expect(await version(person)).toBe(before);
  expect(await field.inputValue()).toBe('1000');
  expect(person.complaints).toEqual([]);
});

it('on a phone all answers to an offer are in sight together', async () => {
  const people = [await Person.named('Makes an offer'), await Person.named('Has it made')] as const;
  const table = await people[0].makesTable({ game: 'kommersant', seats: 2, settings: SETTINGS });
  await people[1].tell(table, { do: 'take_seat' });
  await people[0].tell(table, { do: 'start' });
  const giver = (await people[0].look(table)).document.to_act.includes(0) ? 0 : 1;
  const choices = (await people[giver].look(table)).document.play?.choices ?? [];
  const form = choices.find(
    (one) => 'fields' in one && (one.base as { do: string }).do === 'offer',
  );
  const offer = form as unknown as Form;
  const action = actionOf(offer, { ...empty(offer), give_cash: 25_000 });
  await people[giver].tell(table, { do: 'act', action });
  const taker = await people[(1 - giver) as 0 | 1].withPhone();
  await taker.page.goto(`/table/${table}`);
  await ready(taker);
  for (const kind of ['accept', 'decline']) {
    const seen = await taker.page.locator(`[data-choice][data-kind="${kind}"]`).evaluate((one) => {
      const { left, top, bottom, width } = one.getBoundingClientRect();
      const hit = (y: number) => document.elementFromPoint(left + width / 2, y);
      return [top + 2, bottom - 2].every((y) => one.contains(hit(y)));
    });
    expect(seen, kind).toBe(true);
  }
  expect(taker.complaints).toEqual([]);
});
