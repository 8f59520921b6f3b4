// Whole games, played through the page by two people against each other and a bot.

import { describe, expect, it } from 'vitest';
import type { History } from '../src/protocol/History';
import type { View } from '../src/protocol/reverse-monopoly/View';
import { fill, firstOf, type Manner, moved, playToTheEnd, press, version } from './player';
import { Person, until, useBrowser } from './world';

useBrowser();

/** One opens a table on the page, adds a bot, the other comes by the link; then it begins. */
async function sitDown(host: Person, guest: Person, open: () => Promise<void>): Promise<string> {
  await host.page.goto('/new');
  await open();
  await host.at('make').click();
  await host.at('waiting-room').waitFor();
  const link = await host.at('invitation-link').inputValue();
  const bot = host.page.getByRole('button', { name: 'Add a bot' }).first();
  await guest.page.goto(link);
  await guest.at('sit').waitFor();
  await Promise.all([guest.at('sit').click(), bot.click()]);
  // Whoever was quicker, all three sit there.
  await until('all at the table', async () => {
    const taken = host.page.locator('[data-testid^="seat-"]:not(.free)');
    return (await taken.count()) === 3;
  });
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
      happened.flatMap((one) => {
        const { event } = ('event' in one ? one.event : {}) as { event?: string };
        return event ? [`${seat} ${event}`, event] : [];
      }),
    ),
  );
}

/** Presses what the deed that was opened offers, as soon as it takes a press. */
async function takeDeed(person: Person, kinds: string[], before: number): Promise<void> {
  const offers = kinds.map((kind) => `[data-kind="${kind}"]`).join(',');
  const button = person.at('deed-choices').locator(offers).first();
  await button.waitFor();
  await until('what the deed offers', async () => {
    if (await button.isVisible()) {
      await button.click({ timeout: 1000 }).catch(() => undefined);
    }
    return (await version(person)) > before;
  });
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
    // A bot is called by what it is like, not by its level.
    const winner = document.seats[places.indexOf(1)]?.name.replace(/^medium/, 'Steady') as string;
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

  it('of Reverse Monopoly is played by two people and a bot, and nobody sees the money of others before the end', async () => {
    const anna = await Person.named('Anna of Arbat');
    const boris = await Person.named('Boris of Presnya');
    const table = await sitDown(anna, boris, async () => {
      await anna.at('game-reverse-monopoly').check();
      await anna.at('option-turns').fill('6');
    });
    const people = [anna, boris];
    await Promise.all(people.map((person) => person.at('hand-2').waitFor()));

    /** What one's page and view have of the money of others: nothing, but one's own. */
    async function expectClosedWallets(person: Person) {
      // Who came by the link sits where the bot does not: either may have been quicker.
      const look = await person.look(table);
      const [own, { status, play }] = [look.seat, look.document];
      if (status !== 'playing' || !play) {
        return;
      }
      const { players } = play.view as View;
      const others = [0, 1, 2].filter((seat) => seat !== own);
      for (const seat of others) {
        expect(players[seat]?.cash).toBeNull();
        expect(play.standing.wealth[seat]).toBeNull();
      }
      const shown = await person.page.evaluate(() => ({
        over: document.querySelector('[data-testid="ending"]') !== null,
        texts: Object.fromEntries(
          [...document.querySelectorAll<HTMLElement>('[data-testid]')].map((one) => [
            one.dataset.testid,
            one.innerText,
          ]),
        ),
      }));
      if (shown.over) {
        return;
      }
      for (const seat of others) {
        expect(shown.texts[`cash-${seat}`]).toBeUndefined();
        expect(shown.texts[`hand-${seat}`]).toContain('Closed wallet');
        expect(shown.texts[`seat-${seat}`]).not.toMatch(/\d\s*mln/);
      }
      expect(shown.texts[`cash-${own}`]).toMatch(/^\d+\s*mln\s₽$/);
    }

    /** Says something in an auction, where another may be quicker. */
    async function speak(person: Person, what: string) {
      const before = await version(person);
      const button = person.at('auction').locator(what).first();
      await until('an answer', async () => {
        if (await button.isVisible()) {
          await button.click({ timeout: 1000 }).catch(() => undefined);
        }
        return (await version(person)) > before || (await person.at('refusal').isVisible());
      });
    }

    let bids = 0;
    let drives = 0;
    const manner: Manner = async (person, kinds) => {
      await expectClosedWallets(person);
      if (kinds.includes('move_kgb')) {
        // Once by the mouse, once by the keyboard, on the map itself.
        const before = await version(person);
        const square = person.page.locator('[data-square][data-lit="true"]').first();
        drives++;
        if (drives % 2 === 1) {
          await square.click();
        } else {
          await square.focus();
          await person.page.keyboard.press('Enter');
        }
        await takeDeed(person, ['move_kgb'], before);
      } else if (kinds.includes('pass')) {
        const mayBid = (await person.at('auction').locator('[data-bid]').count()) > 0;
        bids += mayBid ? 1 : 0;
        await speak(person, mayBid && bids % 3 !== 0 ? '[data-bid]' : '[data-kind="pass"]');
      } else {
        await press(person, kinds[0] as string);
      }
    };
    await anna.page.getByRole('tab', { name: 'Ledger' }).click();
    await anna.at('ledger').getByRole('combobox').selectOption({ label: 'Boris of Presnya' });
    await anna.at('ledger').getByText('this wallet is closed').waitFor();
    await playToTheEnd(new Map(people.map((person) => [person, manner])));

    expect(drives).toBeGreaterThan(1);
    expect(bids).toBeGreaterThan(1);
    const happened = await story(anna, table);
    expect([...happened]).toEqual(expect.arrayContaining(['kgb_moved', 'auction_opened', 'sold']));
    expect(await anna.at('ledger').getByText('this wallet is closed').count()).toBe(0);
    await anna.page.getByRole('button', { name: 'Look at the board' }).click();
    for (const seat of [0, 1, 2]) {
      await anna.at(`cash-${seat}`).waitFor();
    }
  });

  it('of NANO Corporation is played by two people and a bot, on the map and on the panels beside it', async () => {
    const anna = await Person.named('Anna of Area 1', { reducedMotion: 'reduce' });
    const boris = await Person.named('Boris of Area 4', { reducedMotion: 'reduce' });
    const table = await sitDown(anna, boris, async () => {
      await anna.at('game-nano').check();
      await anna.at('option-rounds').fill('4');
    });

    /** Presses something on the board, and waits until the page shows what came of it. */
    async function onBoard(person: Person, what: string, press: () => Promise<void>) {
      const before = await version(person);
      await press();
      await moved(person, before, what);
    }

    /** A hex that one way leads to: a free asset that can be paid, if there is one. */
    async function whereTo(person: Person): Promise<string> {
      const { document } = await person.look(table);
      const moves = (document.play?.choices ?? []).flatMap((choice) => {
        const action = ('action' in choice ? choice.action : {}) as { do: string; hex?: string };
        return ['move', 'enter'].includes(action.do)
          ? [{ said: JSON.stringify(choice), hex: action.hex as string }]
          : [];
      });
      const single = moves.filter(({ hex }) => moves.filter((one) => one.hex === hex).length === 1);
      const free = single.find(({ said }) => /"outlook-free".*"money":(50|75)\b/.test(said));
      return (free ?? single[0])?.hex as string;
    }

    let moves = 0;
    let sales = 0;
    let offers = 0;
    const manner: Manner = async (person, kinds) => {
      const works = person.at('works');
      const free = works.getByRole('button', { name: 'Fill free places' });
      if (kinds.includes('accept')) {
        await person.at('offer').waitFor();
        await press(person, 'accept');
      } else if (person === anna && offers === 0 && kinds.includes('offer')) {
        offers++;
        await fill(person, 'offer', 'Boris of Area 4', {
          amounts: { give_cash: 5, get_cash: 1 },
        });
      } else if (kinds.includes('pay_salary')) {
        await onBoard(person, 'pay', () => person.at('pay').getByRole('button').click());
      } else if (kinds.includes('move') || kinds.includes('enter')) {
        // By turns by the mouse and by the keyboard, on the map itself.
        const hex = person.page.locator(`[data-hex="${await whereTo(person)}"][data-lit="true"]`);
        moves++;
        const before = await version(person);
        if (moves % 2 === 1) {
          await hex.click();
        } else {
          await hex.focus();
          await person.page.keyboard.press('Enter');
        }
        await takeDeed(person, ['move', 'enter'], before);
      } else if (kinds.includes('buy_asset')) {
        await press(person, 'buy_asset');
      } else if (kinds.includes('sell') && sales < 2) {
        sales++;
        const exchange = person.at('exchange');
        await exchange
          .getByRole('button', { name: /^Sell one / })
          .first()
          .click();
        await onBoard(person, 'a sale', () =>
          exchange.getByRole('button', { name: /^Sell 1 / }).click(),
        );
      } else if (kinds.includes('place') && (await free.isVisible())) {
        await free.click();
        await onBoard(person, 'the plan', () =>
          works.getByRole('button', { name: 'Place them so' }).click(),
        );
      } else {
        await press(person, firstOf(kinds, 'plan', 'end_move', 'end_production', ...kinds));
      }
    };
    await playToTheEnd(
      new Map([
        [anna, manner],
        [boris, manner],
      ]),
    );

    expect(moves).toBeGreaterThan(7);
    expect(sales).toBeGreaterThan(0);
    const happened = await story(anna, table);
    expect([...happened]).toEqual(
      expect.arrayContaining([
        '0 asset_bought',
        `${(await boris.look(table)).seat} placed`,
        'produced',
        'salary_paid',
        'sold',
        'traded',
      ]),
    );
    await anna.page.getByRole('button', { name: 'Look at the board' }).click();
    await anna.at('goods').getByText('Boris of Area 4').waitFor();
  });
});
