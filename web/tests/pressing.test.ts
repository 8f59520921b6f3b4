// A second click does not decide the next question, and what costs money does not come to lie under the pointer.

import { describe, expect, it } from 'vitest';
import { kindOf, ownBidInSight } from './auctions';
import { firstOf, GOES_ON, offered, press, ready, turnTo, version } from './player';
import { at } from './positions';
import { asksMeAlone, ownActions, PageClock } from './pressing';
import { advance, BOARDS, playing, SETTINGS } from './tables';
import { Person, PHONE, until, useBrowser, WIDE } from './world';

useBrowser({ motion: true });

const ASIDE = ['decline', 'pass', 'move', 'pay_tax', 'buy', 'name', 'mortgage', 'sell_lot'];

/** Plays on by the page until this person may throw. */
async function untilThrow(person: Person): Promise<void> {
  await until(
    'a throw',
    async () => {
      const kinds = await offered(person);
      if (kinds.includes('throw')) {
        return true;
      }
      // Offers can be made at any time and lead nowhere.
      const others = kinds.filter((kind) => !kind.startsWith('offer'));
      const aside = ASIDE.find((kind) => kinds.includes(kind)) ?? others[0];
      if (aside) {
        await press(person, aside);
      }
      return false;
    },
    400_000,
  );
  await ready(person);
}

/** What costs money and lies there. */
function underPointer(person: Person, x: number, y: number): Promise<string | null> {
  return person.page.evaluate(
    ([left, top]) =>
      document.elementFromPoint(left as number, top as number)?.closest('[data-money]')
        ?.outerHTML ?? null,
    [x, y],
  );
}

describe('pressing twice', () => {
  it.each(['mouse', 'keyboard'])('by %s throws once, five times out of five', async (by) => {
    const person = await Person.named(`Twice by ${by}`);
    const clock = await PageClock.of(person);
    const table = await at(person, 'kommersant-throw');
    await person.page.goto(`/table/${table}`);
    for (let times = 0; times < 5; times++) {
      await untilThrow(person);
      const [before, shown] = [await ownActions(person, table), await version(person)];
      const button = person.page.locator('[data-choice][data-kind="throw"]').first();
      const box = await button.boundingBox();
      const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + (box?.height ?? 0) / 2];
      await clock.stop();
      if (by === 'mouse') {
        await person.page.mouse.move(x, y);
        await person.page.mouse.dblclick(x, y, { delay: 30 });
      } else {
        await button.focus();
        await person.page.keyboard.press('Enter');
        await person.page.keyboard.press('Enter');
      }
      await until('the throw', async () => (await ownActions(person, table)) > before);
      // And once more where what comes of it has just come.
      await clock.untilBeyond(shown);
      if (by === 'mouse') {
        expect(await underPointer(person, x, y)).toBeNull();
        await person.page.mouse.click(x, y);
      } else {
        await person.page.keyboard.press('Enter');
      }
      await clock.goesOn();
      await ready(person);
      expect(await ownActions(person, table)).toBe(before + 1);
      await person.page.mouse.move(5, 5);
    }
    expect(person.complaints).toEqual([]);
  });

  it.each(
    BOARDS.filter((game) => game !== 'kommersant').flatMap((game) =>
      (['mouse', 'finger', 'Enter'] as const).map((by) => [game, by] as const),
    ),
  )('does one thing at %s by %s, three times out of three', async (game, by) => {
    const host = await Person.named(`Twice at ${game.slice(0, 8)}`);
    const table = await playing(host, game);
    const person = by === 'finger' ? await host.withPhone() : host;
    const clock = await PageClock.of(person);
    await person.page.goto(`/table/${table}`);
    for (let times = 0; times < 3; times++) {
      await asksMeAlone(person, table);
      const kinds = await offered(person);
      const kind = firstOf(kinds, ...GOES_ON, ...kinds);
      const button = person.page.locator(`[data-choice][data-kind="${kind}"]`).first();
      await until('the choice in sight', async () => {
        await turnTo(person, kind);
        return button.isVisible();
      });
      await button.scrollIntoViewIfNeeded();
      const [before, shown] = [await ownActions(person, table), await version(person)];
      const box = await button.boundingBox();
      const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + (box?.height ?? 0) / 2];
      await clock.stop();
      if (by === 'Enter') {
        await button.focus();
        await person.page.keyboard.press('Enter');
        await person.page.keyboard.press('Enter');
      } else {
        if (by === 'mouse') {
          await person.page.mouse.move(x, y);
          await person.page.mouse.dblclick(x, y, { delay: 30 });
        } else {
          await person.page.touchscreen.tap(x, y);
          await person.page.touchscreen.tap(x, y);
        }
      }
      await clock.untilBeyond(shown);
      await clock.goesOn();
      await until('my turn again, or somebody else’s', async () => {
        const { document } = await person.look(table);
        return document.status !== 'playing' || document.to_act.includes(0);
      });
      await ready(person);
      expect(await ownActions(person, table), kind).toBe(before + 1);
      await person.page.mouse.move(5, 5);
    }
    expect(person.complaints).toEqual([]);
  });
});

describe('an auction that just opened', () => {
  /** Two people at Kommersant, of whom the first may decline a lot, which is auctioned then. */
  async function mayDecline(people: [Person, Person]): Promise<string> {
    const table = await people[0].makesTable({
      game: 'kommersant',
      seats: 2,
      settings: SETTINGS,
    });
    await people[1].tell(table, { do: 'take_seat' });
    await people[0].tell(table, { do: 'start' });
    await until('a lot to decline', async () => {
      const { to_act } = (await people[0].look(table)).document;
      const seat = to_act.includes(0) ? 0 : 1;
      const declines = (kinds: string[]) =>
        seat === 0 && kinds.includes('decline') && kinds.includes('buy');
      await advance(people[seat], table, 1, declines, ['throw', 'pass', 'decline', 'move']);
      const { choices } = (await people[0].look(table)).document.play ?? {};
      return declines((choices ?? []).map(kindOf));
    });
    return table;
  }

  it('takes no order from a second press, and nothing that costs comes under the pointer', async () => {
    const people = [await Person.named('Declines'), await Person.named('Bids too')] as const;
    const [person] = people;
    const table = await mayDecline([...people]);
    await person.page.goto(`/table/${table}`);
    await ready(person);
    const before = await ownActions(person, table);
    // All that can be ordered or bid is pressed as soon as it is there.
    await person.page.evaluate(() => {
      const once = new MutationObserver(() => {
        const out = document.querySelector<HTMLElement>(
          '[data-testid="auction"] [data-kind="pass"]',
        );
        if (out) {
          once.disconnect();
          const own = document.querySelector('[data-testid="own-bid"]')?.closest('form');
          own?.querySelector<HTMLElement>('button')?.click();
          document.querySelector<HTMLElement>('[data-bid]')?.click();
          out.click();
          document.documentElement.dataset.pressed = 'true';
        }
      });
      once.observe(document.body, { subtree: true, childList: true });
    });
    const button = person.page.locator('[data-choice][data-kind="decline"]').first();
    const box = await button.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    await person.page.mouse.click(x, y);
    await person.page.locator('html[data-pressed]').waitFor();
    expect(await underPointer(person, x, y)).toBeNull();
    await ready(person);
    const { play } = (await person.look(table)).document;
    expect(play?.order).toBeUndefined();
    expect(play?.auction).toMatchObject({ best: null, passed: [] });
    expect(await ownActions(person, table)).toBe(before + 1);
    expect(person.complaints).toEqual([]);
  });

  it.each([
    ['order-up-to', 'a wide screen', WIDE],
    ['own-bid', 'a wide screen', WIDE],
    ['own-bid', 'a phone', PHONE],
  ])(
    'has its %s off a pointer that pressed something else, and the own sum in sight, on %s',
    async (what, _, viewport) => {
      const people = [
        await Person.named(`No ${what} ${viewport.width}`, { viewport }),
        await Person.named(`Bids, ${what} ${viewport.width}`),
      ] as const;
      const [person] = people;
      const middle = async () => {
        const all = person.at(what).locator('xpath=(self::button|../button)');
        const box = await all.last().boundingBox();
        return [
          (box?.x ?? 0) + (box?.width ?? 0) / 2,
          (box?.y ?? 0) + (box?.height ?? 0) / 2,
        ] as const;
      };
      /** Declines by keyboard, with the pointer where it pressed something. */
      const declines = async (pressed: readonly [number, number]) => {
        await ready(person);
        await person.page.evaluate(([clientX, clientY]) => {
          const at = { clientX, clientY, pointerType: 'mouse', bubbles: true };
          document.body.dispatchEvent(new PointerEvent('pointerdown', at));
        }, pressed);
        await person.page.locator('[data-choice][data-kind="decline"]').first().focus();
        await person.page.keyboard.press('Enter');
        await person.at(what).waitFor();
      };
      const table = await mayDecline([...people]);
      await person.page.goto(`/table/${table}`);
      await declines([5, 5]);
      // Where it is when it has come to rest: the sheet of a phone may still be growing.
      await ready(person);
      let [x, y] = await middle();
      await until('nothing moves', async () => {
        const before = [x, y];
        await person.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
        [x, y] = await middle();
        return before[0] === x && before[1] === y;
      });
      expect(await underPointer(person, x, y)).not.toBeNull();
      // The same once more, at another table, with the pointer there.
      await person.page.goto(`/table/${await mayDecline([...people])}`);
      await declines([x, y]);
      expect(await underPointer(person, x, y)).toBeNull();
      await ownBidInSight(person);
    },
  );
});
