// The end of a game: it begins at its top, who won and who lost see and read it differently, and what is said to have
// decided it is true.

import { describe, expect, it } from 'vitest';
import type { History } from '../src/protocol/History';
import type { Event as MoscowEvent } from '../src/protocol/reverse-monopoly/Event';
import type { View as MoscowView } from '../src/protocol/reverse-monopoly/View';
import { wordsAt } from './keyboard';
import { isOver, ready } from './player';
import { at, finished, goOn, type Named } from './positions';
import { BOARDS, SETTINGS } from './tables';
import { expectNoSidewaysScrolling, Person, PHONE, until, useBrowser, WIDE } from './world';

useBrowser({ motion: true });

/** Scrolls the board as far down as it goes. */
async function scrollDown(person: Person): Promise<void> {
  await person.at('board').evaluate((board) => {
    board.scrollTo(0, board.scrollHeight);
  });
}

/** The end is seen from its first line on, with nothing over who won. */
async function expectAtItsTop(person: Person): Promise<void> {
  await until('the end', () => isOver(person));
  // It may still be on its way there.
  const seen = () =>
    person.page.evaluate(() => {
      const board = document.querySelector('[data-testid="board"]');
      const first = document.querySelector('[data-testid="ending"] header p');
      const winner = document.querySelector('[data-testid="ending"] h2');
      if (!board || !first || !winner) {
        return null;
      }
      const [frame, line, box] = [board, first, winner].map((one) =>
        one.getBoundingClientRect(),
      ) as [DOMRect, DOMRect, DOMRect];
      const above = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      return {
        scrolled: board.scrollTop + (document.scrollingElement?.scrollTop ?? 0),
        cut: line.top < frame.top,
        lower: box.bottom > innerHeight / 2,
        covered: above === null || !winner.closest('header')?.contains(above),
      };
    });
  await expect.poll(seen).toEqual({ scrolled: 0, cut: false, lower: false, covered: false });
}

describe('the end', () => {
  it.each(
    BOARDS.flatMap((game) => [
      [game, 'a phone', PHONE] as const,
      [game, 'a wide screen', WIDE] as const,
    ]),
  )('of %s begins at its top on %s, whatever was looked at before', async (game, _, viewport) => {
    const host = await Person.named(`Ends ${game}`);
    const last = `${game}-end` as Named;
    const table = await at(host, last);
    const person = viewport === PHONE ? await host.withPhone() : host;
    await person.page.goto(`/table/${table}`);
    await ready(person);
    await scrollDown(person);
    await goOn(host, table, last);
    await expectAtItsTop(person);
    // Also when one comes back to it from the board.
    await person.page.getByRole('button', { name: 'Look at the board' }).click();
    await person.at('ending').waitFor({ state: 'detached' });
    await scrollDown(person);
    await person.page.getByRole('button', { name: 'Look at the result' }).click();
    await expectAtItsTop(person);
    expect(person.complaints).toEqual([]);
  });

  /** What somebody reads and sees of the end. */
  async function seenBy(person: Person) {
    const ending = person.at('ending');
    await ending.waitFor();
    const title = ending.locator('h2');
    return {
      title: (await title.innerText()).trim(),
      head: (await ending.locator('header').innerText()).replace(/\s+/g, ' '),
      size: await title.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
      confetti: await ending.locator('.confetti i').filter({ visible: true }).count(),
    };
  }

  it.each([
    ['a phone', PHONE],
    ['a wide screen', WIDE],
  ])(
    'is a joy to who won, a regret to who lost, and news to who watched, on %s',
    async (_, viewport) => {
      const [anna, boris, watcher] = [
        await Person.named('Anna ends it', { viewport }),
        await Person.named('Boris ends it', { viewport }),
        await Person.named('Looks on', { viewport }),
      ];
      const table = await anna.makesTable({
        game: 'kommersant',
        seats: 2,
        options: { leaving: true },
        settings: SETTINGS,
      });
      await boris.tell(table, { do: 'take_seat' });
      await anna.tell(table, { do: 'start' });
      for (const person of [anna, boris, watcher]) {
        await person.page.goto(`/table/${table}`);
        await person.at('prompt').waitFor();
      }
      // Whoever may leave the game first does, and the other is the last one left.
      const leave = { do: 'leave' };
      const loser = await until('a way out', async () => {
        for (const person of [anna, boris]) {
          const choices = (await person.look(table)).document.play?.choices ?? [];
          if (
            choices.some((one) => 'action' in one && JSON.stringify(one.action).includes('leave'))
          ) {
            return person;
          }
        }
        return null;
      });
      const winner = loser === anna ? boris : anna;
      const name = (await winner.look(table)).document.seats[winner === anna ? 0 : 1]?.name;
      await loser.tell(table, { do: 'act', action: leave });

      const [won, lost, watched] = [
        await seenBy(winner),
        await seenBy(loser),
        await seenBy(watcher),
      ];
      for (const { head } of [won, lost, watched]) {
        expect(head).toContain('The game is over: only one player was left');
      }
      expect(won.title).toBe('You have won!');
      expect(won.head).not.toContain('Your place');
      expect(won.confetti).toBeGreaterThan(9);
      expect(lost.title).toBe(`${name} wins`);
      expect(lost.head).toContain('Your place: 2 of 2.');
      expect(lost.confetti).toBe(0);
      expect(won.size, 'a victory is said larger').toBeGreaterThan(lost.size);
      expect(watched.title).toBe(`${name} wins`);
      expect(watched.head).not.toContain('Your place');
      expect(watched.confetti).toBe(0);
      // Wherever it falls, nothing is wider than the screen; all that can be done now is in sight below the end.
      await winner.page.evaluate(() => {
        for (const moving of document.getAnimations()) {
          moving.finish();
        }
      });
      await expectNoSidewaysScrolling(winner.page);
      const hidden = winner.page.locator('#moment .inside');
      expect(await hidden.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
      if (viewport === PHONE) {
        const { height = 0 } = (await winner.at('board').boundingBox()) ?? {};
        expect(height, 'the end has most of the screen').toBeGreaterThan(viewport.height * 0.55);
      }
      // Who wants nothing to move reads the same, and nothing falls.
      await winner.page.emulateMedia({ reducedMotion: 'reduce' });
      expect(await seenBy(winner)).toEqual({ ...won, confetti: 0 });
      // Each is marked among the places.
      const places = (await winner.look(table)).document.play?.standing.places ?? [];
      expect(places.toSorted()).toEqual([1, 2]);
      for (const person of [winner, loser]) {
        const { seat } = await person.look(table);
        const own = person.at('ending').locator('.ranking .own');
        expect(await own.getAttribute('data-testid')).toBe(`place-${seat}`);
        expect(await own.locator('.place').innerText()).toBe(String(places[seat ?? -1]));
      }
    },
  );

  it.each(BOARDS)('of %s has its hashes behind “Check the dice” alone', async (game) => {
    const person = await Person.named(`Dice of ${game}`);
    const table = await finished(person, game);
    await person.page.goto(`/table/${table}`);
    await person.at('ending').waitFor();
    await person.at('swings').or(person.at('decided')).first().waitFor();
    const hashes = async () =>
      (await person.page.locator('body').innerText()).match(/\b[0-9a-f]{16,}\b/gi) ?? [];
    expect(await hashes()).toEqual([]);
    await person.page.getByText('Check the dice').click();
    const { commitment, seed } = (await person.look(table)).document;
    await until('both of them', async () => (await hashes()).length === 2);
    expect(await hashes()).toEqual([commitment, seed]);
  });
});

/** The end of a table on this person's page, and who won it, as they are called there. */
async function endOf(person: Person, table: string) {
  await person.page.goto(`/table/${table}`);
  await person.at('ending').waitFor();
  const { document } = await person.look(table);
  const { play } = document;
  if (!play?.standing.places) {
    throw new Error('the game is not over');
  }
  const names = document.seats.map(({ name }) => name.replace(/^medium/, 'Steady'));
  const winner = play.standing.places.indexOf(1);
  return { play, names, winner, name: names[winner] as string };
}

describe('what decided it', () => {
  it.each(['mercurius', 'kommersant'])(
    'is at %s when the winner took the lead for good, and what truly moved most',
    async (game) => {
      const person = await Person.named(`Truth of ${game}`);
      const table = await finished(person, game);
      const { name, names, winner } = await endOf(person, table);
      const swings = person.at('swings');
      await swings.waitFor();
      const { steps } = await person.ask<History>('GET', `/api/tables/${table}/history?as=all`);
      const owned = steps.map(({ wealth }) => wealth.map((sum) => sum ?? 0));
      const best = (after: number[]) => Math.max(...after.filter((_, seat) => seat !== winner));
      const stepIn = async (line: ReturnType<typeof swings.locator>) =>
        Number((await line.locator('a').getAttribute('href'))?.match(/step=(\d+)/)?.[1]);

      const lead = swings.locator('li', { hasText: 'took the lead for good' });
      expect(await lead.innerText()).toContain(name);
      const at = await stepIn(lead);
      for (const [index, { step }] of steps.entries()) {
        const [own, others] = [owned[index]?.[winner] ?? 0, best(owned[index] ?? [])];
        if (step >= at) {
          expect(own, `after step ${step}`).toBeGreaterThanOrEqual(others);
        } else if (step === at - 1) {
          expect(own, 'not before').toBeLessThanOrEqual(others);
        }
      }

      /** What each seat gained or lost in a step. */
      const changes = new Map(
        steps
          .slice(1)
          .map(({ step }, before) => [
            step,
            (owned[before + 1] ?? []).map((sum, seat) => sum - (owned[before]?.[seat] ?? 0)),
          ]),
      );
      const most = (step: number) => Math.max(...(changes.get(step) ?? []).map(Math.abs));
      const told = await swings.locator('li', { has: person.page.locator('strong') }).all();
      expect(told.length).toBe(4);
      const listed: number[] = [];
      for (const line of told) {
        const said = (await line.locator('strong').innerText()).replace(/\s/g, ' ');
        const step = await stepIn(line);
        const seat = names.findIndex((one) => said.startsWith(one));
        const sum = Number(
          said
            .match(/[+−][\d ]+/)?.[0]
            .replace('−', '-')
            .replaceAll(' ', ''),
        );
        expect(changes.get(step)?.[seat], said).toBe(sum);
        expect(Math.abs(sum), said).toBe(most(step));
        listed.push(step);
      }
      const least = Math.min(...listed.map(most));
      const greater = [...changes.keys()].filter((step) => most(step) > least);
      expect(listed).toEqual(expect.arrayContaining(greater));
    },
  );

  it('is told by what won in Moscow: the richest, with cash and property', async () => {
    const person = await Person.named('Historian');
    const table = await finished(person, 'reverse-monopoly', 'reverse-monopoly-turns');
    const { play, name, winner } = await endOf(person, table);
    const { wealth } = play.standing;
    const decided = await person.at('decided').innerText();
    const told = /(.*) is the richest: (\d+) mln ₽ in cash, property of (\d+) mln ₽/.exec(
      decided.replace(/[\u202f\u00a0]/g, ' '),
    );
    expect(told?.[1], decided).toBe(name);
    const [cash, property] = [Number(told?.[2]), Number(told?.[3])];
    expect(cash).toBe((play.view as MoscowView).players[winner]?.cash);
    expect(cash + property).toBe(wealth[winner]);
    expect(wealth[winner]).toBe(Math.max(...wealth.map((sum) => sum ?? 0)));
  });

  it.each([
    ['alone', 'reverse-monopoly-families', false],
    ['and the Escape that made one of them', 'reverse-monopoly-end', true],
  ] as const)('is told by the families that won in Moscow, %s', async (_, name, wild) => {
    const person = await Person.named('Genealogist');
    const table = await finished(person, 'reverse-monopoly', name);
    const { steps } = await person.ask<History>('GET', `/api/tables/${table}/history?as=all`);
    const ended = steps
      .flatMap(({ happened }) => happened)
      .flatMap((one) => ('event' in one ? [one.event as MoscowEvent] : []))
      .find((event) => event.event === 'ended');
    if (ended?.event !== 'ended' || !ended.triples) {
      throw new Error('nobody won by families');
    }
    const say = await wordsAt(person, table);
    const titled = (family: string) =>
      `${say([`colour-${family}`])} (${say([`family-${family}`])})`;
    const { play, name: winner } = await endOf(person, table);
    expect(play.standing.ending).toBe('families');
    expect(await person.at('ending').locator('header').innerText()).toContain(
      'three tripled families',
    );
    const decided = await person.at('decided').innerText();
    expect(decided).toContain(`${winner} holds three tripled families: `);
    const { families, wild: made } = ended.triples;
    for (const family of families) {
      expect(decided).toContain(titled(family));
    }
    expect(families.length + (made ? 1 : 0)).toBeGreaterThanOrEqual(3);
    expect(made !== undefined && made !== null).toBe(wild);
    if (made) {
      expect(decided).toContain(`${titled(made.family)} by the Escape `);
      expect(decided).toContain(say([`card-${made.escape}`]));
    } else {
      expect(decided).not.toContain('Escape');
    }
    expect(decided, 'no red figure').not.toMatch(/[−-]\d/);
  });

  it('is the BIObot at NANO, and what its making cost is not told as what moved most', async () => {
    const person = await Person.named('Inventor');
    const table = await finished(person, 'nano');
    const { play, name } = await endOf(person, table);
    expect(play.standing.ending).toBe('first-biobot');
    const decided = await person.at('decided').innerText();
    expect(decided).toContain(`${name} made the first BIObot`);
    expect(decided, 'no red figure').not.toMatch(/[−-]\d/);
    await person.at('swings').locator('[href*="step="]').first().waitFor();
    const last = person.at('swings').locator(`[href*="step=${play.steps}&"]`);
    expect(await last.count()).toBe(0);
  });
});
