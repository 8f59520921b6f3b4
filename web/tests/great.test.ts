// Great moments: a record price and a full group are said large over the board, and told to who does not see it.

import { expect, it } from 'vitest';
import { listen } from './keyboard';
import { ready } from './player';
import { at, goOn } from './positions';
import { Person, until, useBrowser } from './world';

useBrowser({ motion: true });

it.each([
  ['kommersant', 'kommersant-great'],
  ['mercurius', 'mercurius-great'],
] as const)('a great moment in %s is announced over the board and told', async (game, name) => {
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
  const table = await at(person, name);
  await person.page.goto(`/table/${table}`);
  await ready(person);
  await goOn(person, table, name);
  const great = await until('a great moment', async () =>
    (await announced()).find((text) => /^The dearest purchase so far: .+\. You pay .+$/.test(text)),
  );
  await until('it is told', async () => (await heard()).includes(great));
  expect((await heard()).filter((line) => line === great)).toHaveLength(1);
  expect(person.complaints).toEqual([]);
});
