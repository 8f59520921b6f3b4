// Tables of an earlier version. One whose log cannot be played says so, where, and whom to tell, and leads to the
// rule; the others go on by the rules that they were begun by, and say that.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { expectAccessible } from './axe';
import { broken, ENTRY, HALTED, OTHER } from './halted';
import { type Server, serveFrom } from './server';
import { Person, useBrowser } from './world';

useBrowser();

const WHOM = 'Anna, anna@example.org';

let server: Server;
beforeAll(async () => {
  server = await serveFrom(broken(), '--contact', WHOM);
});
afterAll(() => server.stop());

it('a table that cannot go on says where and whom to tell, leads to the rule, and stops no other', async () => {
  const person = await Person.named('Inspector', { baseURL: server.url });
  await person.page.goto(`/table/${HALTED}`);
  const page = person.page.getByRole('main');
  await page.getByRole('heading', { name: 'This game cannot go on' }).waitFor();
  expect(await page.innerText()).toContain(`entry ${ENTRY}`);
  expect(await page.innerText()).toContain(`Tell ${WHOM}.`);
  const { document } = await person.look(HALTED);
  expect(document.halted?.entry).toBe(ENTRY);
  expect(document.halted?.whom).toBe(WHOM);
  const rule = document.halted?.rule as string;
  await expectAccessible(person.page);
  await page.getByRole('link', { name: `Rule ${rule}` }).click();
  await person.page.waitForURL(`**/rules/mercurius#${rule}`);
  await person.page.locator(`[id="${rule}"]`).waitFor();

  await person.page.goto(`/table/${OTHER}`);
  await person.at('board').waitFor();
  expect(person.complaints).toEqual([]);
});

it('a table that is played by rules to come says which, in the reader’s language, and blames no entry', async () => {
  const person = await Person.named('Is too early', { baseURL: server.url });
  // What the server sends of such a table is shown by its own tests (`table/tests.rs`); here it sends it of another.
  const why = ['refused-newer-rules', { theirs: 9, game: 'Mercurius', newest: 2 }];
  await person.page.routeWebSocket(/\/table/, (socket) => {
    const upstream = socket.connectToServer();
    upstream.onMessage((sent) => {
      const message = JSON.parse(String(sent));
      if (message.document) {
        message.document.halted = { entry: 1, why };
      }
      socket.send(JSON.stringify(message));
    });
  });
  for (const [language, said] of [
    ['en', 'Played by version 9 of the rules of Mercurius; this program plays up to version 2'],
    ['ru', 'версии 9'],
    ['pl', 'wersji 9'],
  ]) {
    await person.page.goto(`/table/${OTHER}?lang=${language}`);
    const page = person.page.getByRole('main');
    await page.getByText(said as string).waitFor();
    expect(await page.innerText()).not.toMatch(/entry|запис|wpis/);
  }
});

it('a table that was begun by earlier rules says so, and what it plays where those of today differ', async () => {
  const person = await Person.named('Looks back', { baseURL: server.url });
  const { document } = await person.look(OTHER);
  expect([document.rules, document.printed]).toEqual([1, false]);
  await person.page.goto(`/table/${OTHER}`);
  await person.at('board').waitFor();
  await person.page.getByRole('tab', { name: 'Rules' }).click();
  await person.at('earlier').filter({ hasText: 'version 1 of these rules' }).waitFor();
  const noted = person
    .at('rules')
    .locator('li', { has: person.page.locator('#M28') })
    .locator('.noted');
  await noted.filter({ hasText: 'this table: from the reserve' }).first().waitFor();
  expect(person.complaints).toEqual([]);
});
