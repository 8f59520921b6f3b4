// Sitting down while a bot does: whoever comes has a seat, and nobody sees an error.

import { expect, it } from 'vitest';
import { SETTINGS } from './tables';
import { Person, until, useBrowser } from './world';

useBrowser();

it.each(['the guest', 'the bot'])('both find a place, %s first, and it begins', async (first) => {
  const host = await Person.named(`Host, ${first} first`);
  const guest = await Person.named(`Guest, ${first} first`);
  const table = await host.makesTable({ game: 'kommersant', seats: 2, settings: SETTINGS });
  await host.page.goto(`/table/${table}`);
  await guest.page.goto(`/table/${table}`);
  await guest.at('sit').waitFor();
  const bot = host.page.getByRole('button', { name: 'Add a bot' });
  await bot.waitFor();
  if (first === 'the bot') {
    await bot.click();
    const shown = guest.at('seat-1').getByText('bot');
    await shown.waitFor();
    // The one thing that the guest came for is still there.
    await guest.at('sit').click();
  } else {
    // The host's page still shows the seat as free while the press is on its way.
    await host.page.exposeFunction('guestSits', async () => {
      await guest.at('sit').click();
      await until('the guest in the seat', async () => (await guest.look(table)).seat === 1);
    });
    await host.page.evaluate(() => {
      const { guestSits } = globalThis as unknown as { guestSits: () => Promise<void> };
      const { send } = WebSocket.prototype;
      let last = Promise.resolve();
      WebSocket.prototype.send = function (data) {
        const first = String(data).includes('"add_bot"') ? guestSits : () => undefined;
        last = last.then(first).then(() => send.call(this, data));
      };
    });
    await bot.click();
  }
  await until('the guest in the seat', async () => (await guest.look(table)).seat === 1);
  await host.at('start').click();
  await host.at('prompt').waitFor();
  await guest.at('prompt').waitFor();
  const { seats } = (await host.look(table)).document;
  expect(seats.map(({ people, bot }) => [people.length, bot])).toEqual([
    [1, null],
    [1, null],
  ]);
  expect(await host.at('refusal').count()).toBe(0);
  expect([...host.complaints, ...guest.complaints]).toEqual([]);
});
