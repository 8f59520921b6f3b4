// A server that is stopped and started again: who plays notices a pause, and goes on.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstOf, GOES_ON, offered, press } from './player';
import { type Server, serve } from './server';
import { playing } from './tables';
import { Person, until, useBrowser } from './world';

useBrowser();

let server: Server;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => server.stop());

it('is only a pause for who plays', async () => {
  const anna = await Person.named('Anna the Patient', { baseURL: server.url });
  const table = await playing(anna, 'mercurius');
  await anna.page.goto(`/table/${table}`);
  await until('something to do', async () => (await offered(anna)).length > 0);
  await anna.page.evaluate(() => document.body.setAttribute('data-same-page', ''));
  const before = await anna.look(table);
  await server.restart();
  await anna.at('connection-lost').waitFor({ state: 'detached' });
  await expect.poll(async () => (await anna.look(table)).document).toEqual(before.document);
  // The same page goes on by itself: what is pressed now is played.
  await until('something to do again', async () => (await offered(anna)).length > 0);
  await press(anna, firstOf(await offered(anna), ...GOES_ON));
  expect(await anna.page.locator('body[data-same-page]').count()).toBe(1);
  expect(anna.complaints).toEqual([]);
});
