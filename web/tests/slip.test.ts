// Mercurius' slip: all that is written on it happens, one after another.

import { expect, it } from 'vitest';
import type { History } from '../src/protocol/History';
import type { Event } from '../src/protocol/mercurius/Event';
import { ready, version } from './player';
import { at } from './positions';
import { Person, until, useBrowser } from './world';

useBrowser({ motion: true });

it('two purchases and a card are done by one press at the usual pace', async () => {
  const person = await Person.named('Anna with a slip', { pace: 'brisk' });
  const table = await at(person, 'mercurius-turn');
  const history = async () =>
    (await person.ask<History>('GET', `/api/tables/${table}/history`)).steps;
  const before = (await history()).length;
  await person.page.goto(`/table/${table}`);
  await ready(person);
  const buy = person.page.locator('.stepper button:last-of-type:not(.off)');
  await buy.first().click();
  await buy.last().click();
  await person.page
    .locator('.hand .card button:enabled, .hand button.card:enabled')
    .first()
    .click();
  await person.page.locator('.slip button.main').click();
  const own = await until('all three', async () => {
    const steps = (await history()).slice(before).filter(({ seat }) => seat === 0);
    const events = steps.flatMap(({ happened }) =>
      happened.flatMap((one) => ('event' in one ? [(one.event as Event).event] : [])),
    );
    return events.includes('played') ? events : null;
  });
  expect(own.filter((event) => event === 'bought')).toHaveLength(2);
  expect(await person.at('refusal').count()).toBe(0);
  expect(person.complaints).toEqual([]);
});

it('who acts by the list with something on the slip is asked first, and to stay is the main answer', async () => {
  const person = await Person.named('Anna with an unsent slip');
  const table = await at(person, 'mercurius-turn');
  await person.page.goto(`/table/${table}`);
  await ready(person);
  const before = await version(person);
  await person.page.locator('.stepper button:last-of-type:not(.off)').first().click();
  const written = person.page.locator('.slip');
  await person.page.locator('.slip.written').waitFor();
  const slip = await written.innerText();
  await person.at('list-choices').click();
  const played = person.at('choices').locator('[data-choice][data-kind="play"]').first();
  const turned = person.at('choices').locator('.kind[data-kind="play"]');
  if ((await turned.count()) > 0) {
    await turned.click();
  }
  await played.click();
  const asked = person.at('confirm');
  await asked.getByText('What stands on your order slip is not traded yet').waitFor();
  const main = asked.locator('button.main');
  expect(await main.allInnerTexts()).toEqual(['No, go back']);
  await main.click();
  await asked.waitFor({ state: 'hidden' });
  expect(await version(person)).toBe(before);
  await expect.poll(() => written.innerText()).toBe(slip);
  // Who means it goes on without the slip.
  await played.click();
  await asked.waitFor();
  await until('the card played', async () => {
    if (await person.at('confirm-yes').isVisible()) {
      await person
        .at('confirm-yes')
        .click({ timeout: 1_000 })
        .catch(() => undefined);
    }
    return (await version(person)) > before;
  });
  expect(person.complaints).toEqual([]);
});

it('says what the arrows mean and what the Black Market takes tokens for, and cuts no figure', async () => {
  const person = await Person.named('Reads the cards');
  const table = await at(person, 'mercurius-late');
  // As wide as a wide screen beside its scrollbar: there the bank is told in words.
  await person.page.setViewportSize({ width: 1425, height: 900 });
  await person.page.goto(`/table/${table}`);
  await ready(person);
  const hint = person.page.locator('.hand .hint');
  expect(await hint.innerText()).toMatch(
    /^10→12 is a price after this turn: .* ▲ and ▼ are prices/,
  );
  const cut = await person.page.locator('.panel:has(.name small)').evaluateAll((all) =>
    all
      .filter((one) => {
        const { left, right } = one.getBoundingClientRect();
        const bank = one.querySelector('.name small')?.getBoundingClientRect();
        return bank && (bank.right > right + 0.5 || bank.left < left - 0.5);
      })
      .map((one) => (one as HTMLElement).dataset.kind),
  );
  expect(cut).toEqual([]);
  expect(await person.page.locator('.panel .paid').count(), 'stamps beside names').toBeGreaterThan(
    0,
  );
  await person.page.getByRole('button', { name: /^Black Market/ }).click();
  await person.page
    .locator('.slip')
    .getByText('pick 1 to 3 of your tokens to sell next turn at full price')
    .waitFor();
  expect(person.complaints).toEqual([]);
});
