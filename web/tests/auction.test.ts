// Auctions without sore fingers: raises that stay in place, one's own sum in sight, limits that nobody else learns.

import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { auctioned, ownBidInSight, raises } from './auctions';
import { ready, version } from './player';
import { at, goOn } from './positions';
import { PageClock } from './pressing';
import { expectNoSidewaysScrolling, Person, PHONE, until, useBrowser, WIDE } from './world';

useBrowser({ motion: true });

const best = async (person: Person, table: string) =>
  (await person.look(table)).document.play?.auction?.best;

/** Takes back what was ordered, if anything. Whoever presses too soon after ordering presses again. */
function takesBack(person: Person): Promise<boolean> {
  return until('the order taken back', async () => {
    if (await person.at('order-up-to').isVisible()) {
      return true;
    }
    await person
      .at('order-cancel')
      .click({ timeout: 1_000 })
      .catch(() => undefined);
    return false;
  });
}

describe('an auction', () => {
  it('keeps its buttons and the focus in place when somebody raises, and the own sum in sight', async () => {
    const [anna, boris] = [await Person.named('Anna raises'), await Person.named('Boris raises')];
    const table = await auctioned([anna, boris]);
    await anna.page.goto(`/table/${table}`);
    await ready(anna);
    const bids = anna.at('auction').locator('[data-bid]');
    const second = bids.nth(1);
    // A sum beyond the own cash says that it is borrowed, and moves nothing.
    const own = anna.at('own-bid');
    const credit = own.locator('xpath=ancestor::form').getByText('on credit');
    expect(await credit.isVisible()).toBe(false);
    const lies = await own.boundingBox();
    await own.fill((await own.getAttribute('max')) ?? '');
    await own.press('Tab');
    await credit.waitFor();
    expect(await own.boundingBox()).toEqual(lies);
    await own.fill((await own.getAttribute('min')) ?? '');
    await second.focus();
    const place = await second.boundingBox();
    const sum = Number(await second.getAttribute('data-bid'));
    const before = await version(anna);
    await raises(boris, table);
    await until('the raise on screen', async () => (await version(anna)) > before);
    await ready(anna);
    expect(Number(await second.getAttribute('data-bid'))).toBeGreaterThan(sum);
    expect(await second.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await second.boundingBox()).toEqual(place);
    // Also when the raise is one's own, and there is nothing to say for a moment.
    const led = await version(anna);
    await anna.page.keyboard.press('Enter');
    await until('the lead', async () => (await best(anna, table))?.seat === 0);
    await until('on screen', async () => (await version(anna)) > led);
    expect(await second.evaluate((button) => button === document.activeElement)).toBe(true);
    for (const person of [anna, await anna.withPhone()]) {
      await person.page.goto(`/table/${table}`);
      await ownBidInSight(person);
    }
  });

  it('bids nothing by a press that began on a lower sum', async () => {
    const [anna, boris] = [await Person.named('Anna presses'), await Person.named('Boris raises')];
    const table = await auctioned([anna, boris]);
    await anna.page.goto(`/table/${table}`);
    await ready(anna);
    const bids = anna.at('auction').locator('[data-bid]');
    await bids.first().hover();
    await anna.page.mouse.down();
    const before = await version(anna);
    await raises(boris, table);
    await until('the raise on screen', async () => (await version(anna)) > before);
    await ready(anna);
    await anna.page.mouse.up();
    // Whatever came of it would come before this.
    const read = Number(await bids.nth(1).getAttribute('data-bid'));
    await bids.nth(1).click();
    await until('the bid', async () => (await best(anna, table))?.seat === 0);
    expect((await best(anna, table))?.amount).toBe(read);
    // A sum that was typed is what its button means, though the field only takes it over when the press begins.
    const led = await version(anna);
    await raises(boris, table);
    await until('the next raise on screen', async () => (await version(anna)) > led);
    await ready(anna);
    const own = anna.at('own-bid');
    const step = Number(await own.getAttribute('step'));
    const typed = Number(await own.getAttribute('min')) + 3 * step;
    await own.fill(String(typed));
    await anna.at('auction').locator('form.own button[type="submit"]').click();
    await until('the own sum', async () => (await best(anna, table))?.seat === 0);
    expect((await best(anna, table))?.amount).toBe(typed);
    expect(anna.complaints).toEqual([]);
  });

  it.each([
    ['a wide screen', WIDE],
    ['a phone', PHONE],
  ])(
    'keeps the own sum in sight on %s in Moscow, also when a bid is refused',
    async (_, viewport) => {
      const person = await Person.named(`Refused ${viewport.width}`, { viewport });
      const table = await at(person, 'reverse-monopoly-auction');
      // A bid of nothing, which the page itself would never send.
      await person.page.routeWebSocket(/\/api\//, (socket) => {
        const server = socket.connectToServer();
        socket.onMessage((message) => {
          const said = String(message);
          server.send(said.includes('"bid"') ? said.replace(/"amount":\d+/, '"amount":0') : said);
        });
      });
      await person.page.goto(`/table/${table}`);
      await ready(person);
      await goOn(person, table, 'reverse-monopoly-auction');
      await ownBidInSight(person);
      // Where another raises just now, what was pressed does not count.
      await until('the refusal', async () => {
        await ready(person);
        await person.at('own-bid').press('Enter');
        return person.at('refusal').isVisible();
      });
      await ownBidInSight(person);
      expect(person.complaints).toEqual([]);
    },
  );

  it('keeps a sum that is being typed when somebody raises, and what was pressed too early', async () => {
    const [anna, boris] = [await Person.named('Anna types'), await Person.named('Boris is quick')];
    const table = await auctioned([anna, boris]);
    await anna.page.goto(`/table/${table}`);
    await ready(anna);
    const own = anna.at('own-bid');
    const least = Number(await own.getAttribute('min'));
    const sum = String(least + 5 * Number(await own.getAttribute('step')));
    await own.fill(sum);
    const before = await version(anna);
    await raises(boris, table);
    await until('the raise on screen', async () => (await version(anna)) > before);
    expect(await own.inputValue()).toBe(sum);
    await anna.page.keyboard.press('Enter');
    await until('bid, or still there', async () => {
      const { seat, amount } = (await best(anna, table)) ?? {};
      return (seat === 0 && String(amount) === sum) || (await own.inputValue()) === sum;
    });
    // And then it is bid as it stands.
    await until('the bid', async () => {
      const { seat, amount } = (await best(anna, table)) ?? {};
      if (seat === 0) {
        expect(String(amount)).toBe(sum);
        return true;
      }
      await own.press('Enter');
      return false;
    });
    expect(anna.complaints).toEqual([]);
  });

  it('takes a limit or its end only from who has read what is asked', async () => {
    const [anna, boris] = [await Person.named('Anna hurries'), await Person.named('Boris waits')];
    const table = await auctioned([anna, boris]);
    const clock = await PageClock.of(anna);
    await anna.page.goto(`/table/${table}`);
    await ready(anna);
    const ordered = async () => (await anna.look(table)).document.play?.order;
    // Whether or not it looks as if it could be pressed.
    const pressed = (button: Locator) => button.evaluate((one: HTMLElement) => one.click());
    // Twice in one go, however slow the machine: the page's clock stands still.
    await clock.stop();
    await anna.at('order-up-to').click();
    await anna.at('limit').waitFor();
    await pressed(anna.at('order').locator('[type="submit"]'));
    await clock.goesOn();
    expect(await anna.at('limit').isVisible()).toBe(true);
    expect(await ordered()).toBeUndefined();
    await anna.at('order').getByRole('button').last().click();
    await takesBack(anna);
    await ready(anna);
    await clock.stop();
    // Who is asked passes by the one button that says so: a second one would do the same.
    expect(await anna.at('order-out').count()).toBe(0);
    await anna.at('order-up-to').click();
    const limit = anna.at('limit');
    // Another sum than the one that stands there: who types has read what is asked.
    const most = Number(await limit.getAttribute('min')) + Number(await limit.getAttribute('step'));
    await limit.fill(String(most));
    await limit.press('Enter');
    await anna.at('order-cancel').waitFor();
    await pressed(anna.at('order-cancel'));
    await clock.goesOn();
    expect(await anna.at('order-cancel').isVisible()).toBe(true);
    const { play } = (await anna.look(table)).document;
    expect(play?.order).toEqual({ kind: 'up_to', limit: most });
    expect(anna.complaints).toEqual([]);
  });

  it('shows every bidder whole on a phone, also where it is narrow', async () => {
    const names = ['Anna', 'Boris Borisovich', 'Cecilia-Margarethe', 'Dmitri', 'Wlodzimierz Zet'];
    const people: Person[] = [];
    for (const name of names) {
      people.push(await Person.named(name));
    }
    const [anna, boris, cecilia] = people as [Person, Person, Person];
    const table = await auctioned(people);
    await raises(boris, table);
    await cecilia.tell(table, { do: 'order', order: { kind: 'out' } });
    for (const width of [390, 360, 320]) {
      const phone = await anna.withPhone({ width, height: 740 });
      await phone.page.goto(`/table/${table}`);
      await ready(phone);
      const bidders = phone.at('auction').locator('.seats li');
      await until('all bidders', async () => (await bidders.count()) === names.length);
      const cut = await bidders.evaluateAll(
        (items) =>
          items.filter((item) => {
            const { left, right, top, bottom } = item.getBoundingClientRect();
            const inside = left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
            return !inside || item.scrollWidth > item.clientWidth;
          }).length,
      );
      expect(cut, `at ${width} px`).toBe(0);
      await expectNoSidewaysScrolling(phone.page);
      await ownBidInSight(phone);
    }
  });

  it('is bid in up to a limit that only its owner sees, until it is taken back', async () => {
    const [anna, boris] = [await Person.named('Anna limits'), await Person.named('Boris limits')];
    const table = await auctioned([anna, boris]);
    await anna.page.goto(`/table/${table}`);
    await ready(anna);
    await anna.at('order-up-to').click();
    const limit = anna.at('limit');
    const most =
      Number(await limit.getAttribute('min')) + 3 * Number(await limit.getAttribute('step'));
    // The sum may stand on the board, too.
    const mentions = async () =>
      JSON.stringify((await boris.look(table)).document).split(String(most)).length;
    const mentioned = await mentions();
    await limit.fill(String(most));
    await limit.press('Enter');
    await anna.at('order').getByText('Only you see this').waitFor();
    await until('a bid by itself', async () => (await best(boris, table))?.seat === 0);
    const seen = JSON.stringify((await boris.look(table)).document);
    expect(seen).not.toContain('"order"');
    expect(await mentions()).toBe(mentioned);
    await raises(boris, table);
    await until('the answer', async () => (await best(boris, table))?.seat === 0);

    await takesBack(anna);
    const raised = await raises(boris, table);
    const shown = anna.at('auction').locator('.best');
    await until('the raise on screen', async () =>
      (await shown.innerText()).replace(/\D/g, '').startsWith(String(raised)),
    );
    expect((await best(boris, table))?.seat).toBe(1);

    await ready(anna);
    await anna.at('auction').locator('[data-choice][data-kind="pass"]').click();
    await until('the hammer', async () => !(await boris.look(table)).document.play?.auction);
    expect(anna.complaints).toEqual([]);
  });
});
