// What the board of Mercurius says of a price whose marker lies deep among the 1s or the 25s.

import { expect, it } from 'vitest';
import { golden } from './golden';
import { ready } from './player';
import { Person, PHONE, useBrowser, WIDE } from './world';

useBrowser();

// The marker of tea lies two fields deep among the 1s. A card of the own hand leads it out, one on the board of the next
// player two fields deeper.
const POSITION = { step: 74, seat: 1 };
const HELD = 'Tea';

it.each([
  ['a wide screen', WIDE],
  ['a phone', PHONE],
])('M10: cards in hand and on boards say how deep the markers lie, on %s', async (_, viewport) => {
  const person = await Person.named(`Looks deep ${viewport.width}`, { viewport });
  await person.page.goto(`/table/${await golden(person, 'mercurius', 'three-players', POSITION)}`);
  await ready(person);
  /** What is written on the half of a card that moves tea: a price, and behind it how deep its marker lies. */
  const written = (half: string) =>
    person.page
      .locator(half, { has: person.page.locator('.depth') })
      .evaluateAll((all) => all.map((one) => one.textContent?.replace(/\s+/g, ' ').trim()));
  expect(await written('.hand .card .leads')).toEqual(['1·2 2 deep→1']);
  expect(await written('.slots .slot .to')).toEqual(['1·4 4 deep']);
  const card = person.page.locator('.hand .card', { hasText: HELD });
  expect(await card.getAttribute('title')).toContain(`${HELD} 1 (2 deep) to 1 this turn`);
  expect(await card.locator('.depth').first().isVisible()).toBe(true);
  expect(person.complaints).toEqual([]);
});
