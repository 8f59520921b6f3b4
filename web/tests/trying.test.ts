// Playing on from a step of a game that is over, against bots.

import { expect, it } from 'vitest';
import type { History } from '../src/protocol/History';
import { expectAccessible } from './axe';
import { offered } from './player';
import { finished } from './positions';
import {
  expectNoSidewaysScrolling,
  expectRoomForFingers,
  NARROW,
  Person,
  until,
  useBrowser,
} from './world';

useBrowser();

it('a replay leads to a table that begins at its step, as whoever acted next', async () => {
  const anna = await Person.named('Tries again');
  const table = await finished(anna, 'mercurius');
  const { steps } = await anna.ask<History>('GET', `/api/tables/${table}/history`);
  const next = steps.find(({ step, seat }) => step > 40 && typeof seat === 'number');
  // Before somebody's action: nothing is left to chance.
  const step = (next?.step ?? 0) - 1;
  await anna.page.goto(`/replay/${table}?step=${step}`);
  const button = anna.at('try-it');
  await until('whose part one takes', async () => button.isEnabled());
  const names = (await anna.look(table)).document.seats.map(({ name }) => name);
  expect(await button.innerText()).toContain(names[next?.seat ?? -1]?.replace(/^medium/, 'Steady'));
  await button.click();
  await anna.page.waitForURL(
    (url) => url.pathname.startsWith('/table/') && !url.href.includes(table),
  );
  await until('my turn', async () => (await offered(anna)).length > 0);
  const on = new URL(anna.page.url()).pathname.split('/').at(-1) as string;
  const { document, seat } = await anna.look(on);
  expect(document.laid).toBe(step);
  expect(document.play?.steps).toBe(step);
  expect(seat).toBe(next?.seat);
  expect(document.seats.map(({ bot }) => bot).filter((bot) => bot === 'medium')).toHaveLength(2);
  await anna.page.getByRole('tab', { name: 'Log' }).click();
  await anna.at('laid-out').waitFor();
  expect(await anna.at('laid-out').innerText()).toContain(String(step));
  // The server of the tests has known dice, and says so.
  await anna.at('known-dice').waitFor();
  await expectAccessible(anna.page);
  expect(anna.complaints).toEqual([]);
});

it('through the eyes of a seat one takes its part, on a phone, and nobody plays on after the end', async () => {
  const anna = await Person.named('Tries by phone');
  const table = await finished(anna, 'mercurius');
  const phone = await anna.withPhone(NARROW);
  await phone.page.goto(`/replay/${table}?step=30&as=2`);
  const button = phone.at('try-it');
  await until('whose part one takes', async () => button.isEnabled());
  await expectNoSidewaysScrolling(phone.page);
  await expectRoomForFingers(phone.page);
  await button.tap();
  await phone.page.waitForURL(
    (url) => url.pathname.startsWith('/table/') && !url.href.includes(table),
  );
  await until('my turn', async () => (await offered(phone)).length > 0);
  const on = new URL(phone.page.url()).pathname.split('/').at(-1) as string;
  expect((await phone.look(on)).seat).toBe(2);

  const { play } = (await anna.look(table)).document;
  await phone.page.goto(`/replay/${table}?step=${play?.steps}`);
  await phone.page.getByRole('button', { name: 'Nothing is left to try here' }).waitFor();
  expect(await button.isDisabled()).toBe(true);
  expect(phone.complaints).toEqual([]);
});
