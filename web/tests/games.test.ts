// Whole games, played through the page by two people against each other and a bot.

import { describe, expect, it } from 'vitest';
import type { History } from '../src/protocol/History';
import { fill, firstOf, type Manner, playToTheEnd, press } from './player';
import { Person, until, useBrowser } from './world';

useBrowser();

/** One opens a table on the page, adds a bot, the other comes by the link; then it begins. */
async function sitDown(host: Person, guest: Person, open: () => Promise<void>): Promise<string> {
  await host.page.goto('/new');
  await open();
  await host.at('make').click();
  await host.at('waiting-room').waitFor();
  const link = await host.at('invitation-link').inputValue();
  await guest.page.goto(link);
  await guest.page.getByRole('button', { name: 'Sit here' }).first().click();
  await host.page.getByRole('button', { name: 'Add a bot' }).first().click();
  await host.at('start').click();
  await host.at('prompt').waitFor();
  await guest.at('prompt').waitFor();
  return link.split('/').at(-1) as string;
}

/** Everything that happened, as events by name. */
async function story(person: Person, table: string): Promise<Set<string>> {
  const { steps } = await person.ask<History>('GET', `/api/tables/${table}/history`);
  return new Set(
    steps.flatMap(({ seat, happened }) =>
      happened.flatMap((one) =>
        'event' in one ? [`${seat} ${one.event.event}`, one.event.event] : [],
      ),
    ),
  );
}

describe('a whole game', () => {
  it('of Mercurius is played by two people and a bot, with trade, a form, and a rematch', async () => {
    const anna = await Person.named('Anna of Delft');
    const boris = await Person.named('Boris of Hoorn');
    const table = await sitDown(anna, boris, () => anna.at('game-mercurius').check());

    const traded = new Map<Person, number>([
      [anna, 0],
      [boris, 0],
    ]);
    let news = false;
    const manner: Manner = async (person, kinds) => {
      const done = traded.get(person) ?? 0;
      // A purchase in the first turns, a sale later; then a card, once as News by its form.
      if (done < 4 && done % 2 === 0 && kinds.includes('buy')) {
        traded.set(person, done + 1);
        await press(person, 'buy');
      } else if (done === 5 && kinds.includes('sell')) {
        traded.set(person, done + 1);
        await press(person, 'sell');
      } else if (!news && done > 2 && kinds.includes('news')) {
        news = true;
        // As few cards as the form asks for, which it holds already.
        await fill(person, 'news', 'News', {});
      } else {
        traded.set(person, done + 1);
        await press(person, firstOf(kinds, 'play', 'news'));
      }
    };
    await playToTheEnd(
      new Map([
        [anna, manner],
        [boris, manner],
      ]),
    );

    expect(news).toBe(true);
    const { document } = await anna.look(table);
    expect(document.status).toBe('finished');
    const places = document.play?.standing.places ?? [];
    const winner = document.seats[places.indexOf(1)]?.name as string;
    await anna.at('ending').getByText(winner).first().waitFor();
    const record = await anna.ask<{ game: string }>('GET', `/api/tables/${table}/record`);
    expect(record.game).toBe('mercurius');

    await anna.at('rematch').click();
    await anna.at('waiting-room').waitFor();
    expect(anna.page.url()).not.toContain(table);
  });

  it('of Kommersant is played by two people and a bot, with an auction and a trade', async () => {
    const anna = await Person.named('Anna of Tver');
    const boris = await Person.named('Boris of Omsk');
    const table = await sitDown(anna, boris, async () => {
      await anna.at('game-kommersant').check();
      await anna.at('more').click();
      await anna.at('option-rounds').fill('8');
    });

    let offers = 0;
    let bids = 0;
    const manner: Manner = async (person, kinds) => {
      if (kinds.includes('accept')) {
        await person.at('offer').waitFor();
        await press(person, 'accept');
      } else if (kinds.includes('bid') && bids < 3) {
        bids++;
        const auction = person.at('auction');
        await auction.waitFor();
        const before = await person.page.evaluate(() => document.documentElement.dataset.version);
        await auction.locator('[data-bid]').first().click();
        await until('the bid on screen', () =>
          person.page.evaluate((old) => document.documentElement.dataset.version !== old, before),
        );
      } else if (person === anna && offers === 0 && kinds.includes('offer')) {
        offers++;
        await fill(person, 'offer', 'Boris of Omsk', {
          amounts: { give_cash: 5_000, get_cash: 1_000 },
        });
      } else if (kinds.includes('decline') && bids < 2) {
        // Lots that nobody buys are auctioned among all.
        await press(person, 'decline');
      } else {
        const usual = [
          'throw',
          'buy',
          'pass',
          'decline',
          'move',
          'pay_tax',
          'enter_centre',
          'name',
          'sell_building',
          'mortgage',
          'sell_lot',
          'go_bankrupt',
        ];
        await press(person, usual.find((kind) => kinds.includes(kind)) ?? (kinds[0] as string));
      }
    };
    await playToTheEnd(
      new Map([
        [anna, manner],
        [boris, manner],
      ]),
    );

    const happened = await story(anna, table);
    expect(bids).toBeGreaterThan(0);
    expect([...happened]).toContain('traded');
    await anna.at('to-replay').click();
    await anna.at('replay').waitFor();
  });
});
