// Offers: none goes out for nothing unasked, and all answers to one are in sight together.

import { expect, it } from 'vitest';
import { actionOf, empty, type Form } from '../src/lib/choices';
import type { History } from '../src/protocol/History';
import type { Event as KommersantEvent } from '../src/protocol/kommersant/Event';
import { plainStep } from './auctions';
import { ready, turnTo, version } from './player';
import { at } from './positions';
import { SETTINGS } from './tables';
import { Person, until, useBrowser } from './world';

useBrowser({ motion: true });

it('an offer of something for nothing is asked about, with both halves in sight', async () => {
  const person = await Person.named('Gives away');
  const table = await at(person, 'kommersant-throw');
  await person.page.goto(`/table/${table}`);
  await ready(person);
  const tabs = person.page.getByRole('tablist');
  const lie = await tabs.boundingBox();
  await turnTo(person, 'offer');
  const form = person.at('choice-form');
  await until('the form', async () => {
    if (await form.isVisible()) {
      return true;
    }
    await person.page.locator('[data-choice][data-kind="offer"]').first().click();
    return false;
  });
  expect(await tabs.boundingBox(), 'however long a form is, the tabs stay').toEqual(lie);
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

it('on a phone all answers to an offer are in sight together, and a card lies above them', async () => {
  const people = [await Person.named('Makes an offer'), await Person.named('Has it made')] as const;
  const [giver] = people;
  const table = await giver.makesTable({ game: 'kommersant', seats: 2, settings: SETTINGS });
  await people[1].tell(table, { do: 'take_seat' });
  await giver.tell(table, { do: 'start' });
  const taker = await people[1].withPhone();
  await taker.page.goto(`/table/${table}`);
  await taker.at('prompt').waitFor();
  // Until who is to answer has drawn a card, and nobody has done anything since.
  await until('a card', async () => {
    const { steps } = await giver.ask<History>('GET', `/api/tables/${table}/history`);
    const drew = steps.at(-1)?.happened.some((one) => {
      const event = 'event' in one ? (one.event as KommersantEvent) : null;
      return event?.event === 'drew' && event.seat === 1;
    });
    const { to_act } = (await giver.look(table)).document;
    if (drew && String(to_act) === '0') {
      return true;
    }
    await plainStep([...people], table);
    return false;
  });
  await taker.page.locator('.kommersant .card').waitFor();
  // As soon as the sheet is drawn up: a card does not lie there for ever.
  const above = taker.page.evaluate(
    () =>
      new Promise<number>((measured) => {
        const look = () => {
          const card = document.querySelector('.kommersant .card');
          const sheet = document.querySelector('.frame.tall #moment .inside');
          const tabs = document.querySelector('#log');
          if (card && sheet && tabs) {
            const top = tabs.getBoundingClientRect().top - sheet.clientHeight;
            measured(top - card.getBoundingClientRect().bottom);
          } else {
            requestAnimationFrame(look);
          }
        };
        look();
      }),
  );
  const choices = (await giver.look(table)).document.play?.choices ?? [];
  const form = choices.find(
    (one) => 'fields' in one && (one.base as { do: string }).do === 'offer',
  );
  const offer = form as unknown as Form;
  const action = actionOf(offer, { ...empty(offer), give_cash: 25_000 });
  await giver.tell(table, { do: 'act', action });
  expect(await above, 'all of the card above the sheet').toBeGreaterThanOrEqual(0);
  await ready(taker);
  for (const kind of ['accept', 'decline']) {
    const seen = await taker.page.locator(`[data-choice][data-kind="${kind}"]`).evaluate((one) => {
      const { left, top, bottom, width } = one.getBoundingClientRect();
      const hit = (y: number) => document.elementFromPoint(left + width / 2, y);
      return [top + 2, bottom - 2].every((y) => one.contains(hit(y)));
    });
    expect(seen, kind).toBe(true);
  }
  // An answer is no turn.
  expect(await taker.at('on-turn').innerText()).toBe('Your answer');
  // Below the rings no word is cut.
  const cut = await taker.page
    .locator('.ahead .word')
    .evaluateAll((all) =>
      all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
    );
  expect(cut).toEqual([]);
  expect(taker.complaints).toEqual([]);
});
