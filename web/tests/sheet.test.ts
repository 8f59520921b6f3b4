// On a phone the sheet of an auction does not lie over what is auctioned.

import { expect, it } from 'vitest';
import { golden } from './golden';
import { ready } from './player';
import { Person, until, useBrowser } from './world';

useBrowser();

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
