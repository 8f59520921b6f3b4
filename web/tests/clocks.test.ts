// Games by correspondence: the time that is left is the server's, and there is no bank to speak of.

import { expect, it } from 'vitest';
import { SETTINGS } from './tables';
import { Person, useBrowser } from './world';

useBrowser();

it('the time left is true on a machine whose clock is wrong, on the front page and at the table', async () => {
  const person = await Person.named('Wrong clock');
  await person.page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + 5 * 3_600_000;
  });
  const table = await person.makesTable({
    game: 'kommersant',
    seats: 2,
    settings: { ...SETTINGS, clock: { kind: 'correspondence', hours: 48 } },
  });
  const other = await Person.named('Wrong clock, too');
  await other.tell(table, { do: 'take_seat' });
  await person.tell(table, { do: 'start' });
  await person.page.goto('/');
  // A moment less than two days, whoever is to act.
  await expect
    .poll(() => person.at(`left-${table}`).innerText(), { timeout: 60_000 })
    .toBe('1 d 23 h');
  await person.page.goto(`/table/${table}`);
  const clock = person.page.getByRole('timer').first();
  await expect.poll(() => clock.innerText(), { timeout: 60_000 }).toContain('1 d 23 h');
  expect(await clock.getAttribute('title')).toBeNull();
  expect(person.complaints).toEqual([]);
});
