// Great moments: a record price and a full group are said large over the board, and told to who does not see it.

import { expect, it } from 'vitest';
import { listen } from './keyboard';
import { playing } from './tables';
import { Person, until, useBrowser } from './world';

useBrowser();

it.each([
  ['kommersant', /( pays? .+, more than anybody before| ha(s|ve) it all: .+)$/],
  ['mercurius', / pays? .+, more than anybody before$/],
] as const)('a great moment in %s is announced over the board and told', async (game, said) => {
  const person = await Person.named(`Sees great ${game}`);
  const heard = await listen(person);
  await person.page.addInitScript(() => {
    const announced: string[] = [];
    Object.assign(globalThis, { announced });
    new MutationObserver(() => {
      const shown = document.querySelector<HTMLElement>('#board [data-testid="announcement"]');
      const text = shown?.innerText.trim() ?? '';
      if (text && announced.at(-1) !== text) {
        announced.push(text);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  const announced = () =>
    person.page.evaluate(() => (globalThis as unknown as { announced: string[] }).announced);
  const table = await playing(person, game);
  await person.page.goto(`/table/${table}`);
  await person.at('choices').waitFor();
  // A bot plays on for this person, who goes on looking.
  await person.tell(table, { do: 'leave_seat' });
  const great = await until(
    'a great moment',
    async () => (await announced()).find((text) => said.test(text)),
    90_000,
  );
  const name = (await person.look(table)).document.seats.map((seat) =>
    seat.name.replace(/^medium/, 'Steady'),
  );
  expect(great.startsWith('You ') || name.some((one) => great.startsWith(one)), great).toBe(true);
  await until('it is told', async () => (await heard()).includes(great));
  expect((await heard()).filter((line) => line === great)).toHaveLength(1);
  expect(person.complaints).toEqual([]);
});
