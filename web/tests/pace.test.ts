// The board never falls behind the game, and a game begins when its players see it.

import type { WebSocket } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { History } from '../src/protocol/History';
import type { TableShown } from '../src/protocol/TableShown';
import { listen } from './keyboard';
import { firstOf, GOES_ON, isOver, offered, press, ready, turnOf } from './player';
import { at, finished } from './positions';
import { GAMES, playing, waiting } from './tables';
import { Person, until, useBrowser } from './world';

useBrowser({ motion: true });

/** `make whole` plays the games as long as they are; else long ones are agreed to be shorter, or begin late. */
const WHOLE = process.env.WHOLE === '1';
const SHORT: Record<string, object> = WHOLE
  ? {}
  : { kommersant: { rounds: 2 }, 'reverse-monopoly': { turns: 3 }, nano: { rounds: 2 } };
/** How long a game may take, in milliseconds. */
const LONGEST = WHOLE ? 5_400_000 : 480_000;

interface Seen {
  /** How many turns the words were behind at most, and how often they changed. */
  most: number;
  told: number;
  /** For how long at most something was on the board before it was told, in milliseconds. */
  late: number;
  /** How often the page said that it had jumped. */
  jumps: number;
}

/** Looks at how far the words are behind what was heard, and behind the board. */
async function watch(person: Person): Promise<() => Promise<Seen>> {
  await person.page.addInitScript(() => {
    const seen = { most: 0, told: 0, late: 0, jumps: 0 };
    Object.assign(globalThis, { seen });
    const versions = new Map<string, number>();
    new PerformanceObserver((list) => {
      for (const mark of list.getEntriesByName('kontor:shown') as PerformanceMark[]) {
        versions.set(String(mark.detail), mark.startTime);
      }
    }).observe({ type: 'mark' });
    new MutationObserver((changes) => {
      const { behind = '0', version = '' } = document.documentElement.dataset;
      seen.most = Math.max(seen.most, Number(behind));
      const shown = versions.get(version);
      if (changes.some(({ attributeName }) => attributeName === 'data-version') && shown) {
        seen.told += 1;
        seen.late = Math.max(seen.late, performance.now() - shown);
      }
    }).observe(document, { subtree: true, attributeFilter: ['data-behind', 'data-version'] });
    new MutationObserver((changes) => {
      const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
      const jumped = (one: Node) =>
        one instanceof Element &&
        (one.matches('[data-testid="jumped"]') || one.querySelector('[data-testid="jumped"]'));
      seen.jumps += added.filter(jumped).length;
    }).observe(document, { subtree: true, childList: true });
  });
  return () => person.page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
}

/** Plays a whole game: the board is never more than one turn behind, nor ahead of the words by no time at all. */
async function keepsUp(game: string, person: Person, table: string): Promise<void> {
  const seen = await watch(person);
  await person.page.goto(`/table/${table}`);
  await until(
    `the end of ${game}`,
    async () => {
      const kinds = await turnOf(person);
      if (kinds.length > 0) {
        await press(person, firstOf(kinds, ...GOES_ON));
      }
      return isOver(person);
    },
    LONGEST,
  );
  const { most, told, late, jumps } = await seen();
  console.log(`${game}: ${told} messages told, at most ${most} turns behind`);
  expect(told, game).toBeGreaterThan(5);
  expect(most, game).toBeLessThanOrEqual(1);
  expect(jumps, game).toBe(0);
  expect(late, `${game}: the words wait for what moves`).toBeGreaterThan(150);
}

describe('the board', () => {
  it(
    'of any game is never more than one turn behind in a whole game at the usual pace',
    async () => {
      const seats = [];
      // One after the other, so that each has the same dice every time; then all at once, since they mostly wait.
      for (const game of GAMES) {
        const person = await Person.named(`Calm ${game}`, { pace: 'brisk' });
        const isLate = !WHOLE && game === 'mercurius';
        const table = isLate
          ? await at(person, 'mercurius-late')
          : await playing(person, game, SHORT[game]);
        seats.push({ game, person, table });
      }
      await Promise.all(seats.map(({ game, person, table }) => keepsUp(game, person, table)));
    },
    LONGEST + 60_000,
  );

  it('goes at the pace that is chosen, which is remembered', async () => {
    const person = await Person.named('Choosy', { pace: 'brisk' });
    const table = await playing(person, 'mercurius');
    await person.page.goto(`/table/${table}`);
    await ready(person);
    const sent: string[] = [];
    const listenTo = (socket: WebSocket) =>
      socket.on('framesent', ({ payload }) => sent.push(String(payload)));
    const paces = () => sent.flatMap((one) => /"pace":"(\w+)"/.exec(one)?.[1] ?? []);
    person.page.on('websocket', listenTo);
    await person.page.getByLabel('Menu').click();
    await person.at('pace').locator('[data-pace="calm"]').click();
    await person.page.reload();
    // What was chosen is what bots wait by: the server is told.
    await until('the pace is sent', async () => paces().length > 0);
    expect(new Set(paces())).toEqual(new Set(['calm']));
    await person.page.getByLabel('Menu').click();
    const calm = person.at('pace').locator('[data-pace="calm"]');
    expect(await calm.getAttribute('aria-pressed')).toBe('true');
  });
});

describe('a board that cannot keep up', () => {
  it('jumps, and says so: to who sees it and to who does not', async () => {
    const host = await Person.named('Hurries on');
    const table = await playing(host, 'kommersant');
    // Nobody waits for who only watches, however calmly.
    const watcher = await Person.named('Watches calmly', { pace: 'calm' });
    const heard = await listen(watcher);
    await watcher.page.addInitScript(() => {
      const jumps: string[] = [];
      Object.assign(globalThis, { jumps });
      new MutationObserver(() => {
        const said = document.querySelector<HTMLElement>('[data-testid="jumped"]')?.innerText;
        if (said && jumps.at(-1) !== said) {
          jumps.push(said);
        }
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await watcher.page.goto(`/table/${table}`);
    await watcher.at('prompt').waitFor();
    await host.tell(table, { do: 'leave_seat' });
    const jumps = () =>
      watcher.page.evaluate(() => (globalThis as unknown as { jumps: string[] }).jumps);
    const [said] = await until('a jump', async () => {
      const all = await jumps();
      return all.length > 0 ? all : null;
    });
    expect(said).toMatch(/\d+ turns/);
    await until('it is told', async () => (await heard()).includes(said as string));
  });

  it('has a piece of Kommersant where it went to when that is told', async () => {
    const person = await Person.named('Looks at pieces', { pace: 'brisk' });
    const table = await playing(person, 'kommersant', { rounds: 2 });
    const { document: shown } = await person.look(table);
    const names = shown.seats.map(({ name }) => name.replace(/^medium/, 'Steady'));
    await person.page.addInitScript(() => {
      const walks: { text: string; moving: number[] }[] = [];
      Object.assign(globalThis, { walks });
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
          const text = node.textContent ?? '';
          if (node.parentElement?.matches('[data-testid="told"]') && /\bwalks\b/.test(text)) {
            // Farther from where it goes to than the room of a piece on its square.
            const moving = [...document.querySelectorAll<SVGElement>('[data-piece]')].filter(
              (piece) => {
                const now = new DOMMatrix(getComputedStyle(piece).transform);
                const then = new DOMMatrix(piece.style.transform);
                return Math.hypot(now.e - then.e, now.f - then.f) > 20;
              },
            );
            walks.push({ text, moving: moving.map(({ dataset }) => Number(dataset.piece)) });
          }
        }
      }).observe(document, { subtree: true, childList: true });
    });
    await person.page.goto(`/table/${table}`);
    const walks = () =>
      person.page.evaluate(
        () => (globalThis as unknown as { walks: { text: string; moving: number[] }[] }).walks,
      );
    await until(
      'some walks',
      async () => {
        const kinds = await offered(person);
        if (kinds.length > 0) {
          await press(person, firstOf(kinds, ...GOES_ON));
        }
        return (await walks()).length > 3;
      },
      LONGEST,
    );
    const early = (await walks()).filter(({ text, moving }) =>
      moving.includes(names.findIndex((name) => text.startsWith(name))),
    );
    expect(early).toEqual([]);
  });
});

describe('a game against bots', () => {
  /** Keeps the board from a page until it is let go. */
  async function holdBoard(person: Person): Promise<() => void> {
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await person.page.route(/\/Board-[^/]+\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    return release;
  }

  /** What bots did at a table. */
  async function doneByBots(person: Person, table: string): Promise<number> {
    const { steps } = await person.ask<History>('GET', `/api/tables/${table}/history`);
    return steps.filter(({ seat }) => seat !== undefined && seat !== 0).length;
  }

  it('that a host starts in the waiting room waits for the board, too', async () => {
    const person = await Person.named('Starts by hand');
    const other = await Person.named('Starts beside');
    const release = await holdBoard(person);
    const table = await waiting(person, 'reverse-monopoly');
    await person.tell(table, { do: 'add_bot' });
    await person.tell(table, { do: 'add_bot' });
    await person.page.goto(`/table/${table}`);
    await person.at('start').click();
    await person.page.getByText('Setting up the table').waitFor();
    // Meanwhile bots do much at a table that nobody looks at.
    const beside = await playing(other, 'reverse-monopoly');
    await other.tell(beside, { do: 'leave_seat' });
    await until('others play', async () => (await doneByBots(other, beside)) > 20);
    expect((await person.look(table)).document.status).toBe('waiting');
    release();
    await person.at('prompt').waitFor();
    expect((await person.look(table)).document.status).toBe('playing');
    expect(person.complaints).toEqual([]);
  });

  it('that is played again waits for the board, too', async () => {
    const person = await Person.named('Again by hand');
    const table = await finished(person, 'reverse-monopoly');
    await person.tell(table, { do: 'rematch' });
    const again = await until('the next table', async () => {
      const tables = await person.ask<TableShown[]>('GET', '/api/me/tables');
      return tables.find(({ status }) => status === 'waiting');
    });
    const release = await holdBoard(person);
    await person.page.goto(`/table/${again.id}?start`);
    await person.page.getByText('Setting up the table').waitFor();
    const other = await Person.named('Again beside');
    const beside = await playing(other, 'reverse-monopoly');
    await other.tell(beside, { do: 'leave_seat' });
    await until('others play', async () => (await doneByBots(other, beside)) > 20);
    expect((await person.look(again.id)).document.status).toBe('waiting');
    release();
    await person.at('prompt').waitFor();
    await until('it is begun', async () => {
      const { document } = await person.look(again.id);
      return document.status === 'playing';
    });
  });

  it('begins when the page can show it, not before', async () => {
    const person = await Person.arrives();
    const release = await holdBoard(person);
    await person.page.goto('/');
    await person.at('bots-reverse-monopoly').click();
    await person.page.waitForURL(/\/table\//);
    await person.page.getByText('Setting up the table').waitFor();
    const own = await person.ask<TableShown[]>('GET', '/api/me/tables');
    expect(own.map(({ status }) => status)).toEqual(['waiting']);
    release();
    await person.at('prompt').waitFor();
    await until('the beginning', async () => {
      const [table] = await person.ask<TableShown[]>('GET', '/api/me/tables');
      return table?.status === 'playing';
    });
    expect(new URL(person.page.url()).search).toBe('');
  });
});

describe('what is older in the log', () => {
  it.each([
    ['glides to make room for what is new', 'brisk', 'some'],
    ['is moved at once for who wants everything at once', 'at_once', 'none'],
  ] as const)('%s', async (_, pace, moves) => {
    const person = await Person.named(`Log ${pace}`, { pace });
    const table = await at(person, 'kommersant-owner');
    await person.page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(globalThis, { moved });
      const animate = Element.prototype.animate;
      Element.prototype.animate = function (this: Element, frames, options) {
        if (this.matches('.log > section')) {
          moved.push(JSON.stringify(frames));
        }
        return animate.call(this, frames, options);
      };
    });
    await person.page.goto(`/table/${table}`);
    await ready(person);
    const lines = person.at('log').locator('section li');
    // All that was before comes in one piece.
    await lines.nth(10).waitFor({ state: 'attached' });
    const before = await lines.count();
    await press(person, 'throw');
    await until('more in the log', async () => (await lines.count()) > before);
    const moved = await person.page.evaluate(
      () => (globalThis as unknown as { moved: string[] }).moved,
    );
    expect(moved.length > 0 ? 'some' : 'none', moved.join('\n')).toBe(moves);
    expect(moved.every((frames) => frames.includes('translate(0px, -'))).toBe(true);
  });
});
