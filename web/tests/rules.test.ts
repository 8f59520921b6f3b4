// The rules of a game: in short, one by one, found by words, and what a table plays by.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ready, version } from './player';
import { at, goOn } from './positions';
import { playing } from './tables';
import { Person, until, useBrowser } from './world';

useBrowser();

/** Every sentence that a game has in short in a language. */
function inShort(game: string, language: string): string[] {
  const file = new URL(`../src/boards/${game}/${game}-summary.${language}.ftl`, import.meta.url);
  const written = readFileSync(file, 'utf8').matchAll(/^[a-z][\w-]* = (.+)$/gm);
  return [...written].map(([, text]) => String(text));
}

describe('the rules', () => {
  it('open at the rule of the address, marked and in sight', async () => {
    const person = await Person.arrives();
    await person.page.goto('/rules/mercurius#M23');
    const rule = person.page.locator('#M23');
    await rule.waitFor();
    await until('the rule in sight', async () =>
      rule.evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top >= 0 && bottom <= innerHeight && one.closest('.meant') !== null;
      }),
    );
  });

  it('lead from a mention of a rule to that rule', async () => {
    const person = await Person.arrives();
    await person.page.goto('/rules/kommersant');
    await person.page.locator('a[href="#K22"]').first().click();
    await person.page.locator('.meant #K22').waitFor();
  });

  it.each([
    ['mercurius', 'ru', 'Чёрный рынок', 'дивид', 'M25'],
    ['kommersant', 'pl', 'czerwone żetony', 'haracz', 'K35'],
    ['reverse-monopoly', 'ru', 'Красная машина', 'побег', 'V21'],
    ['nano', 'pl', 'Droga do BIObota|BIObota', 'strajk', 'N18'],
  ])(
    'of %s in %s begin with the game in short, and are found by words',
    async (game, language, thing, words, rule) => {
      const person = await Person.arrives();
      await person.page.goto(`/rules/${game}?lang=${language}`);
      const summary = person.at('summary');
      await summary.getByText(new RegExp(thing)).first().waitFor();
      const said = ((await summary.textContent()) ?? '').replace(/\s+/g, ' ');
      expect(inShort(game, language).length).toBeGreaterThan(10);
      expect(
        inShort(game, language).filter((text) => !said.includes(text.replace(/\s+/g, ' '))),
        'all of it is said',
      ).toEqual([]);
      // Every picture is drawn: no box is empty, and nothing stands by its key.
      const pictures = await summary
        .locator('.picture')
        .evaluateAll((all) =>
          all.map((one) => one.querySelectorAll('path, circle, rect, text').length),
        );
      expect(pictures.length).toBeGreaterThan(4);
      expect(pictures.filter((parts) => parts === 0)).toEqual([]);
      const linked = await summary
        .locator('li a')
        .evaluateAll(
          (all) =>
            all.filter((one) => !document.getElementById((one as HTMLAnchorElement).hash.slice(1)))
              .length,
        );
      expect(linked, 'links to rules that there are not').toBe(0);
      await person.at('search').fill(words);
      await until('few rules', async () =>
        /\d/.test((await person.at('found').textContent()) ?? ''),
      );
      await person.page.locator(`#${rule}`).waitFor();
      const all = person.page.locator('article.rules > ul > li');
      await expect
        .poll(() => all.filter({ visible: true }).count())
        .toBeLessThan(await all.count());
      expect(person.complaints).toEqual([]);
    },
  );

  it('stay at a table where they are read when somebody acts', async () => {
    const person = await Person.named('Reads on');
    const table = await at(person, 'nano-selling');
    await person.page.goto(`/table/${table}`);
    await ready(person);
    await person.page.getByRole('tab', { name: 'Rules' }).click();
    await person.at('summary').waitFor();
    const short = await person.at('summary').elementHandle();
    const panel = person.page.locator('#log [role="tabpanel"]');
    await panel.evaluate((one) => one.scrollTo(0, 400));
    const shown = await version(person);
    await goOn(person, table, 'nano-selling');
    await until('what was sold', async () => (await version(person)) > shown);
    expect(await panel.evaluate((one) => one.scrollTop)).toBe(400);
    expect(await short?.evaluate((one) => one.isConnected), 'not drawn anew').toBe(true);
  });

  it('say at a table which options it has', async () => {
    const person = await Person.named('Reading rules');
    const table = await playing(person, 'kommersant');
    await person.page.goto(`/table/${table}?lang=ru`);
    await ready(person);
    await person.page.getByRole('tab', { name: 'Правила' }).click();
    const noted = person
      .at('rules')
      .locator('li', { has: person.page.locator('#K24') })
      .locator('.noted');
    await noted.filter({ hasText: 'за этим столом: все три участка сразу' }).first().waitFor();
  });
});
