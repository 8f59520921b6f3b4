// Without sight: a whole game of each by keyboard alone, and at each step what a screen reader is told.

import { describe, expect, it } from 'vitest';
import { KEYS } from '../src/frame/shortcuts.svelte';
import type { History } from '../src/protocol/History';
import type { View as NanoView } from '../src/protocol/nano/View';
import {
  asked,
  confirm,
  does,
  Ear,
  focused,
  listen,
  OWN_BID,
  otherVoices,
  tabTo,
} from './keyboard';
import { GOES_ON, isOver, moved, ready, version } from './player';
import { at, goOn } from './positions';
import { asksMeAlone, ownActions, PageClock } from './pressing';
import { GAMES, playing } from './tables';
import { Person, until, useBrowser } from './world';

useBrowser();

/** `make whole` plays the games as long as they are; else long ones are agreed to be shorter. */
const WHOLE = process.env.WHOLE === '1';
const SHORT: Record<string, object> = WHOLE
  ? {}
  : { kommersant: { rounds: 5 }, 'reverse-monopoly': { turns: 5 }, nano: { rounds: 3 } };

const ASKED = /^(Your (turn|bid|answer)|You decide)\. /;
/** A whole group, or a record price: the log does not call it that. */
const GREAT = /^\S.* (has|have) it all: |^The dearest purchase so far: /;
const BIDDING = /^You can bid from /;
const OVER = /^The game is over/;

/** What is auctioned, on this person's page. */
async function auctioned(person: Person): Promise<string> {
  return (await person.at('auction').locator('h3').allInnerTexts())[0] ?? '';
}

describe('a whole game by keyboard alone', () => {
  it.each(GAMES)(
    'of %s is told line by line at every step, by one voice, and keeps the focus',
    async (game) => {
      const person = await Person.named(`Blind ${game}`);
      const heard = await listen(person);
      const table = await playing(person, game, SHORT[game]);
      await person.page.goto(`/table/${table}`);
      await ready(person);
      const ear = await Ear.at(person, table, heard);
      // The choices are within three Tabs.
      let tabs = 0;
      while (!(await focused(person)).within) {
        await person.page.keyboard.press('Tab');
        tabs++;
      }
      expect(tabs).toBeLessThanOrEqual(3);
      // Where the board has them all they are folded away: one Enter brings them, with the focus on the first.
      if ((await focused(person)).what === 'list-choices') {
        await person.page.keyboard.press('Enter');
      }
      await until('the focus on a choice', () =>
        person.page.evaluate(
          () =>
            document.activeElement?.matches('[data-choice], [data-bid], [data-kind], input') ??
            false,
        ),
      );

      let [actions, told] = [0, 0];
      const bid = new Set<string>();
      await until(
        'the end',
        async () => {
          const kinds = await asked(person);
          const over = await isOver(person);
          if (kinds.length === 0 && !over) {
            return false;
          }
          // What happened since the last action was told, and what is asked now; nothing else.
          const where = `after ${actions} actions`;
          const { lines, others } = await ear.hears();
          told += lines.length;
          const known = [ASKED, BIDDING, GREAT];
          const foreign = others.filter((one) => !known.some((words) => words.test(one)));
          expect(await otherVoices(person), where).toEqual([]);
          if (over) {
            const winner = await person.at('ending').locator('h2').innerText();
            expect(foreign[0], where).toMatch(OVER);
            expect(foreign).toContain(winner.trim());
            expect((await focused(person)).body, 'at the end').toBe(false);
            return true;
          }
          expect(foreign, where).toEqual([]);
          expect(others.length, where).toBeGreaterThanOrEqual(Math.min(actions, 1));
          expect((await focused(person)).body, where).toBe(false);

          const sold = await auctioned(person);
          const kind =
            kinds.includes('bid') && !bid.has(sold)
              ? 'bid'
              : (GOES_ON.find((one) => kinds.includes(one)) ?? (kinds[0] as string));
          await does(person, kind);
          actions++;
          expect((await focused(person)).body, `right after ${kind}, ${where}`).toBe(false);
          if (kind === 'bid') {
            bid.add(sold);
            // The field of one's own sum is still there, with the focus in it, while the auction goes on and the cash
            // is enough for another bid; then there is nothing but to pass.
            const focus = await focused(person);
            const left = await person.page
              .locator('form.own')
              .evaluateAll((forms) => forms.map((form) => !form.classList.contains('beyond')));
            if ((await auctioned(person)) === sold) {
              const what = left.includes(false) ? 'pass' : 'own-bid';
              expect(focus.what, `after a bid, ${where}`).toBe(what);
            }
          }
          return false;
        },
        WHOLE ? 3_000_000 : 200_000,
      );
      expect(told).toBeGreaterThan(actions);
      expect(person.complaints).toEqual([]);
    },
    WHOLE ? 3_060_000 : 240_000,
  );
});

/** Bids sums of one's own in an auction of Moscow by keyboard; how often others' raises were told. */
async function bidsInAnAuction(person: Person, heard: () => Promise<string[]>): Promise<number> {
  const table = await at(person, 'reverse-monopoly-auction');
  await person.page.goto(`/table/${table}`);
  await ready(person);
  const questions = async () => (await heard()).filter((one) => ASKED.test(one)).length;
  await until('the first question is told', async () => (await questions()) === 1);
  // The auction is heard from its beginning: nobody bids before this page shows it.
  await goOn(person, table, 'reverse-monopoly-auction');
  await until('bidding', async () => (await asked(person)).includes('bid'));
  const sold = await auctioned(person);
  await until('the question is told', async () => (await questions()) === 2);
  let raised = 0;
  await until('the auction is over', async () => {
    if ((await auctioned(person)) !== sold) {
      return true;
    }
    if (!(await asked(person)).includes('bid') || raised === 4) {
      // Enough of it, or somebody else's word.
      if (raised === 4 && (await asked(person)).includes('pass')) {
        await does(person, 'pass');
      }
      return false;
    }
    const before = await ownActions(person, table);
    let sum = '';
    // Where another is quicker, a higher sum is bid.
    await until('the bid is made', async () => {
      if ((await ownActions(person, table)) > before) {
        return true;
      }
      if ((await asked(person)).includes('bid')) {
        await tabTo(person, OWN_BID);
        // The sum is selected when the field is reached; one more step than the least.
        await person.page.keyboard.press('ArrowUp');
        sum = await person.at('own-bid').inputValue();
        await person.page.keyboard.press('Enter');
      }
      return false;
    });
    await until('the bid is shown', async () => {
      const { version: made } = await person.look(table);
      return (await version(person)) >= made;
    });
    raised++;
    const focus = await focused(person);
    if ((await auctioned(person)) === sold) {
      expect(focus.what).toBe('own-bid');
    }
    const { document } = await person.look(table);
    const own = document.play?.auction?.best;
    if (own?.seat === 0) {
      expect(String(own.amount)).toBe(sum);
    }
    return false;
  });
  expect(raised).toBeGreaterThan(0);
  const all = await heard();
  const first = all.findIndex(
    (one, at) => ASKED.test(one) && all.slice(0, at).some((before) => ASKED.test(before)),
  );
  const next = all.findIndex((one, at) => at > first && ASKED.test(one));
  const during = all.slice(first + 1, next < 0 ? undefined : next);
  // Raised by others, it is told from which sum one can go on, and the whole question not once again.
  expect(during.join(' ')).not.toContain(sold);
  expect(await otherVoices(person)).toEqual([]);
  return during.filter((one) => BIDDING.test(one)).length;
}

describe('by keyboard alone', () => {
  it("a sum of one's own is bid, and others' raises are told as differences, with the focus kept", async () => {
    const person = await Person.named('Blind bidder');
    const heard = await listen(person);
    expect(await bidsInAnAuction(person, heard)).toBeGreaterThan(0);
  });

  it('an offer is filled in and sent, and its answer is told', async () => {
    const person = await Person.named('Blind trader');
    const heard = await listen(person);
    const table = await at(person, 'kommersant-owner');
    await person.page.goto(`/table/${table}`);
    await ready(person);
    const ear = await Ear.at(person, table, heard);
    await tabTo(person, '[data-testid="choices"] [data-kind="offer"]');
    await person.page.keyboard.press('Enter');
    await until('the form', async () => {
      if (await person.at('choice-form').isVisible()) {
        return true;
      }
      await tabTo(person, '[data-choice][data-kind="offer"]');
      await person.page.keyboard.press('Enter');
      return false;
    });
    // The first field has the focus.
    const field = '[data-testid="choice-form"] input[type="number"]';
    expect(
      await person.page.evaluate((first) => document.activeElement?.matches(first), field),
    ).toBe(true);
    const before = await version(person);
    await person.page.keyboard.type('1000');
    await person.page.keyboard.press('Tab');
    await tabTo(person, '[data-testid="choice-form"] button[type="submit"]:not([disabled])');
    await person.page.keyboard.press('Enter');
    // Something is given for nothing: that is asked about.
    expect(await confirm(person)).toBe(true);
    await moved(person, before, 'offer');
    expect((await focused(person)).body).toBe(false);
    await ready(person);
    const { lines, others } = await ear.hears();
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join(' ')).toMatch(/offers?/);
    expect(others.some((one) => ASKED.test(one))).toBe(true);
    expect(await otherVoices(person)).toEqual([]);
  });

  it('workers of NANO are called aside, put back, filled in, placed and sent, each told and with the focus kept', async () => {
    const person = await Person.named('Blind planner');
    const heard = await listen(person);
    const table = await at(person, 'nano-planning');
    await person.page.goto(`/table/${table}`);
    await person.at('pool').waitFor();
    await ready(person);
    const idle = /(\d+) of \d+ workers idle/;
    const lastIdle = async () => Number(idle.exec((await heard()).at(-1) ?? '')?.[1]);
    // What is pressed may go, and then the focus is led on with the next drawing.
    const expectFocus = (when: string) =>
      until(`the focus ${when}`, async () => !(await focused(person)).body);
    const aside = await person.at('pool').locator('[data-from]').count();

    await tabTo(person, '[data-testid^="work-"] [data-from]');
    await person.page.keyboard.press('Enter');
    await until('one more idle', async () => (await lastIdle()) === aside + 1);
    await expectFocus('after calling aside');

    await tabTo(person, '[data-testid="pool"] .fill');
    await person.page.keyboard.press('Enter');
    await until('filled', async () => (await lastIdle()) <= aside);
    await expectFocus('after filling');

    // Called aside again, until it is not as it was at first, and sent so.
    await until('something to send', async () => {
      await tabTo(person, '[data-testid^="work-"] [data-from]');
      await person.page.keyboard.press('Enter');
      return (await person.at('pool').locator('.send').count()) > 0;
    });
    const before = await version(person);
    await tabTo(person, '[data-testid="pool"] .send');
    await person.page.keyboard.press('Enter');
    await moved(person, before, 'place');
    await expectFocus('after placing');
    await ready(person);

    // And now they are placed and the move is ended with one press.
    const placed = await version(person);
    await tabTo(person, '[data-testid="proposed"]');
    await person.page.keyboard.press('Enter');
    await moved(person, placed, 'place and end');
    await until('the move ended', async () => {
      const { moment, on_turn } = await person.view<NanoView>(table);
      return moment.is !== 'planning' || on_turn !== 0;
    });
    await ready(person);
    await expectFocus('after the end');
    expect(await otherVoices(person)).toEqual([]);
    expect(person.complaints).toEqual([]);
  });
});

describe('keys', () => {
  it('are shown by ?, lead to the choices and the log, and can be switched off', async () => {
    const person = await Person.named('Keyboard');
    const table = await playing(person, 'kommersant');
    await person.page.goto(`/table/${table}`);
    await ready(person);
    await person.page.keyboard.press('c');
    expect((await focused(person)).within).toBe(true);
    await person.page.keyboard.press('l');
    expect(await person.page.evaluate(() => document.activeElement?.closest('#log') !== null)).toBe(
      true,
    );
    await person.page.keyboard.press('?');
    await person.at('shortcuts').getByRole('checkbox').uncheck();
    await person.at('shortcuts').getByRole('button').click();
    await person.page.keyboard.press('c');
    expect((await focused(person)).within).toBe(false);
    await person.page.keyboard.press('Tab');
  });

  it('lead to the board and the players, choose by number, take back and skip, and are all listed', async () => {
    const person = await Person.named('All keys', { pace: 'calm' });
    const table = await playing(person, 'mercurius');
    await person.page.goto(`/table/${table}`);
    await ready(person);
    const { keyboard } = person.page;
    const focus = () => person.page.evaluate(() => document.activeElement?.id);
    await keyboard.press('b');
    expect(await focus()).toBe('board');
    await keyboard.press('p');
    expect(await focus()).toBe('seats');
    // The list is folded away: the key leads to what brings it.
    await keyboard.press('c');
    expect((await focused(person)).what).toBe('list-choices');
    await keyboard.press('Enter');
    const choices = person.at('choices').locator('[data-choice]');
    await choices.first().waitFor();
    expect(await choices.count()).toBeGreaterThan(2);

    await keyboard.press('?');
    const keys = person.at('shortcuts').locator('div');
    expect(await keys.locator('kbd').allInnerTexts()).toEqual(
      KEYS.map((one) => ('shown' in one ? one.shown : one.key.toUpperCase())),
    );
    for (const said of await keys.locator('dd').allInnerTexts()) {
      expect(said.length).toBeGreaterThan(3);
    }
    await person.at('shortcuts').getByRole('button').click();

    // The second choice by its number, and back again.
    const history = async () =>
      (await person.ask<History>('GET', `/api/tables/${table}/history`)).steps;
    const second = await until('the second choice', async () => {
      const { play } = (await person.look(table)).document;
      const index = Number(await choices.nth(1).getAttribute('data-choice'));
      const choice = play?.choices[index];
      return choice && 'action' in choice ? choice.action : null;
    });
    const steps = (await history()).length;
    await keyboard.press('2');
    await until('it is done', async () => (await history()).length > steps);
    const events = (await history())[steps]?.happened.map((one) => 'event' in one && one.event);
    expect(events?.[0]).toMatchObject({ event: 'bought', kind: (second as { kind: string }).kind });
    await person.page.locator('[data-testid="undo"]:not([aria-disabled])').waitFor();
    await keyboard.press('u');
    await person.at('log').locator('li.gone').first().waitFor();
    expect(person.complaints).toEqual([]);
  });

  it('S shows at once what moves', async () => {
    const person = await Person.named('Skips', { pace: 'calm' });
    const table = await playing(person, 'kommersant');
    await person.page.goto(`/table/${table}`);
    await ready(person);
    await person.page.locator('[data-choice][data-kind="throw"]').first().click();
    const skip = person.page.locator('.kommersant .words button');
    await skip.waitFor();
    // As long as the dice and the piece move there is a button for it, which the key does without: gone at once.
    const left = await person.page.evaluate(async () => {
      const moving = () => document.querySelector('.kommersant .words button') !== null;
      const before = moving();
      dispatchEvent(new KeyboardEvent('keydown', { key: 's' }));
      await new Promise(requestAnimationFrame);
      return { before, after: moving() };
    });
    expect(left).toEqual({ before: true, after: false });
  });

  it('a number pressed twice does not decide the next question, three times out of three', async () => {
    const person = await Person.named('Twice by number');
    const clock = await PageClock.of(person);
    const table = await at(person, 'kommersant-throw');
    await person.page.goto(`/table/${table}`);
    for (let times = 0; times < 3; times++) {
      await asksMeAlone(person, table);
      const [before, shown] = [await ownActions(person, table), await version(person)];
      const first = person.at('choices').locator(':is([data-choice], [data-bid])').first();
      await first.waitFor();
      await clock.stop();
      await person.page.keyboard.press('1');
      await person.page.keyboard.press('1');
      // And once more where what comes of it has just come.
      await clock.untilBeyond(shown);
      await person.page.keyboard.press('1');
      await clock.goesOn();
      await ready(person);
      expect(await ownActions(person, table)).toBe(before + 1);
    }
    expect(person.complaints).toEqual([]);
  });

  it('skip to the board and the log', async () => {
    const person = await Person.named('Skipper');
    const table = await playing(person, 'kommersant');
    await person.page.goto(`/table/${table}`);
    await ready(person);
    await person.page.keyboard.press('Tab');
    const skip = person.page.locator('[data-skip="board"]');
    expect(await skip.evaluate((one) => one === document.activeElement)).toBe(true);
    expect((await skip.boundingBox())?.width).toBeGreaterThan(40);
    await person.page.keyboard.press('Enter');
    expect(await person.page.evaluate(() => document.activeElement?.id)).toBe('board');
  });
});
