// By a finger on a phone: a double tap decides one thing, and the board comes into sight for a move.

import { expect, it } from 'vitest';
import type { View as KommersantView } from '../src/protocol/kommersant/View';
import type { View } from '../src/protocol/nano/View';
import { firstOf, GOES_ON, offered, press, ready, version } from './player';
import { at, goOn } from './positions';
import { ownActions, PageClock } from './pressing';
import { advance } from './tables';
import { Person, until, useBrowser } from './world';

useBrowser({ motion: true });

it('a double tap throws once, three times out of three', async () => {
  const host = await Person.named('Twice by finger');
  const table = await at(host, 'kommersant-throw');
  const person = await host.withPhone();
  const clock = await PageClock.of(person);
  await person.page.goto(`/table/${table}`);
  for (let times = 0; times < 3; times++) {
    await until('a throw', async () => {
      const kinds = await offered(person);
      if (kinds.length > 0 && !kinds.includes('throw')) {
        await press(person, firstOf(kinds, ...GOES_ON, ...kinds));
      }
      return kinds.includes('throw');
    });
    await ready(person);
    const [before, shown] = [await ownActions(person, table), await version(person)];
    const button = person.page.locator('[data-choice][data-kind="throw"]').first();
    await button.scrollIntoViewIfNeeded();
    const box = await button.boundingBox();
    const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + (box?.height ?? 0) / 2];
    await clock.stop();
    await person.page.touchscreen.tap(x, y);
    await person.page.touchscreen.tap(x, y);
    await until('the throw', async () => (await ownActions(person, table)) > before);
    // And once more where what comes of it has just come.
    await clock.untilBeyond(shown);
    await person.page.touchscreen.tap(x, y);
    await clock.goesOn();
    await ready(person);
    expect(await ownActions(person, table)).toBe(before + 1);
  }
  expect(person.complaints).toEqual([]);
});

it('a second tap where the deed of a square has come decides nothing in it', async () => {
  const host = await Person.named('Taps squares');
  const table = await at(host, 'kommersant-buy');
  const { moment } = await host.view<KommersantView>(table);
  const lot = 'lot' in moment ? moment.lot : '';
  const person = await host.withPhone();
  const clock = await PageClock.of(person);
  await person.page.goto(`/table/${table}`);
  await ready(person);
  const before = await ownActions(person, table);
  /** A place where a finger meets the square. */
  const onSquare = () =>
    until('the square in sight', () =>
      person.page.evaluate((wanted) => {
        const square = document.querySelector(`[data-square="${wanted}"]`);
        const { left, top, width, height } = square?.getBoundingClientRect() ?? new DOMRect();
        for (let at = 0; at < 100; at++) {
          const x = left + (width * ((at % 10) + 0.5)) / 10;
          const y = top + (height * (Math.floor(at / 10) + 0.5)) / 10;
          if (square && square === document.elementFromPoint(x, y)?.closest('[data-square]')) {
            return [x, y] as const;
          }
        }
        return null;
      }, lot),
    );
  const deed = person.page.getByRole('dialog');
  const main = person.at('deed-choices').locator('[data-kind="buy"]');
  await person.page.touchscreen.tap(...(await onSquare()));
  await main.waitFor();
  const box = await main.boundingBox();
  const there = [(box?.x ?? 0) + 40, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const;
  for (let times = 0; times < 3; times++) {
    await deed.getByRole('button', { name: 'Close' }).click();
    await deed.waitFor({ state: 'detached' });
    const place = await onSquare();
    await clock.stop();
    await person.page.touchscreen.tap(...place);
    await main.waitFor();
    await person.page.touchscreen.tap(...there);
    await clock.goesOn();
    await main.waitFor();
    expect(await ownActions(person, table)).toBe(before);
  }
  // Who has read it decides.
  await until('bought', async () => {
    if ((await main.count()) > 0) {
      await person.page.touchscreen.tap(...there);
    }
    return (await ownActions(person, table)) > before;
  });
  expect((await host.view<KommersantView>(table)).players[0]?.lots).toContain(lot);
  expect(person.complaints).toEqual([]);
});

it.each(['a phone', 'a wide screen'])(
  'who scrolled down at NANO comes back to the map when the chip is to be moved, on %s',
  async (on) => {
    const host = await Person.named(`Back on ${on}`);
    const table = await at(host, 'nano-move');
    const round = async () => (await host.view<View>(table)).round;
    const before = await round();
    await goOn(host, table, 'nano-move');
    const person = on === 'a phone' ? await host.withPhone() : host;
    await person.page.goto(`/table/${table}`);
    await person.at('prompt').waitFor();
    const board = person.at('board');
    const scroll = () => board.evaluate((one) => one.scrollTop);
    await until('the works in sight', async () => {
      await board.evaluate((one) => one.scrollTo(0, 400));
      return (await scroll()) > 100;
    });
    const inAMove = (kinds: string[]) => kinds.includes('move');
    expect(await advance(host, table, 60, inAMove)).toBe(true);
    expect(await round()).toBeGreaterThan(before);
    await until('moves', async () => (await offered(person)).includes('move'));
    await until('the map in sight', async () => (await scroll()) === 0);
  },
);
