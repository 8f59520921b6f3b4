// What was read at a table stays read: when the game begins, and after a reload.

import { expect, it } from 'vitest';
import { SETTINGS } from './tables';
import { Person, useBrowser } from './world';

useBrowser();

it('lines read before the game and before a reload are not new again; later ones are', async () => {
  const host = await Person.named('Reads');
  const guest = await Person.named('Writes');
  const table = await host.makesTable({ game: 'kommersant', seats: 2, settings: SETTINGS });
  await guest.tell(table, { do: 'take_seat' });
  await host.page.goto(`/table/${table}`);
  await host.at('waiting-room').waitFor();
  await guest.tell(table, { do: 'say', text: 'Good evening' });
  await host.page.getByText('Good evening').first().waitFor();
  await host.at('start').click();
  await host.at('prompt').waitFor();
  const chat = host.page.getByRole('tab', { name: /Chat/ });
  const unread = chat.locator('.unread');
  await chat.waitFor();
  expect(await unread.count()).toBe(0);
  await host.page.reload();
  await host.at('prompt').waitFor();
  // What comes later is counted alone, so what was read has been taken into account by then.
  await guest.tell(table, { do: 'say', text: 'Your turn?' });
  await unread.waitFor();
  expect(await unread.innerText()).toMatch(/^1\b/);
  await chat.click();
  await host.page.getByText('Your turn?').first().waitFor();
  await host.page.getByRole('tab', { name: 'Log' }).click();
  expect(await unread.count()).toBe(0);
  expect(host.complaints).toEqual([]);
});
