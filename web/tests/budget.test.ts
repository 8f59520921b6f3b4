// What the page may cost: bytes before the front page stands, nothing of a board before it is needed, one
// frame from a step's message to the screen, and nothing that jumps.

import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { GOES_ON, press, ready, turnOf } from './player';
import { wellUnderWay } from './positions';
import { BOARDS, playing } from './tables';
import { Person, PHONE, until, useBrowser, WIDE } from './world';

useBrowser({ motion: true });

const FIRST_LOAD = 150 * 1024;
/** `make whole` looks at twice as many actions. So many are some turns of each game; in Mercurius each is one. */
const WHOLE = process.env.WHOLE === '1';
const ACTIONS: Record<string, number> = { mercurius: WHOLE ? 8 : 4 };
const MOST_ACTIONS = WHOLE ? 16 : 8;
/** At the usual pace everything is shown in motion: that takes its time. */
const SLOW = WHOLE ? 600_000 : 300_000;

/** The bytes that came over the wire, by address, headers and all. */
async function countBytes(person: Person): Promise<Map<string, number>> {
  const client = await person.context.newCDPSession(person.page);
  await client.send('Network.enable');
  const address = new Map<string, string>();
  const bytes = new Map<string, number>();
  client.on('Network.requestWillBeSent', ({ requestId, request }) => {
    address.set(requestId, new URL(request.url).pathname);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const path = address.get(requestId) ?? requestId;
    bytes.set(path, (bytes.get(path) ?? 0) + encodedDataLength);
  });
  return bytes;
}

interface Shifts {
  sum: number;
  what: string[];
}

/**
 * How much has moved by itself since the page was opened. What moves as the answer to a press is expected: the browser
 * leaves out what comes within half a second of one. A busy machine answers later than that, so what comes within half a
 * second of the first thing that is shown after a press is left out, too.
 */
async function watchShifts(page: Page): Promise<() => Promise<Shifts>> {
  await page.addInitScript(() => {
    const seen = { sum: 0, what: [] as string[] };
    Object.assign(globalThis, { shifts: seen });
    const EXPECTED = 500;
    let unanswered = false;
    let answered = Number.NEGATIVE_INFINITY;
    const pressed = () => {
      unanswered = true;
    };
    addEventListener('pointerdown', pressed, { capture: true });
    addEventListener('keydown', pressed, { capture: true });
    const mark = performance.mark.bind(performance);
    performance.mark = (name, options) => {
      if (name === 'kontor:shown' && unanswered) {
        [unanswered, answered] = [false, performance.now()];
      }
      return mark(name, options);
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: { node: Element | null; previousRect: DOMRect; currentRect: DOMRect }[];
      })[]) {
        const since = entry.startTime - answered;
        if (!entry.hadRecentInput && (since < 0 || since > EXPECTED)) {
          seen.sum += entry.value;
          const place = ({ x, y, width, height }: DOMRect) =>
            `${[x, y].map(Math.round)} ${Math.round(width)}×${Math.round(height)}`;
          seen.what.push(
            ...entry.sources.map(
              ({ node, previousRect, currentRect }) =>
                `${entry.value.toFixed(4)} ${node?.nodeName} ${node?.className ?? ''}: ${place(previousRect)} → ${place(currentRect)}`,
            ),
          );
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (globalThis as unknown as { shifts: Shifts }).shifts);
}

/** Plays some turns at the usual pace. Returns how much moved by itself at most from one press to the next, and what it was. */
async function played(person: Person, table: string, most: number): Promise<Shifts> {
  const shifts = await watchShifts(person.page);
  await person.page.goto(`/table/${table}`);
  let actions = 0;
  let worst: Shifts = { sum: 0, what: [] };
  let before: Shifts = { sum: 0, what: [] };
  const compare = async () => {
    const now = await shifts();
    const since = { sum: now.sum - before.sum, what: now.what.slice(before.what.length) };
    worst = since.sum > worst.sum ? since : worst;
    before = now;
  };
  while (actions < most) {
    const kinds = await turnOf(person);
    // Who buys whatever there is may be out before.
    if (kinds.length === 0) {
      break;
    }
    await compare();
    await press(person, GOES_ON.find((one) => kinds.includes(one)) ?? (kinds[0] as string));
    actions++;
  }
  await compare();
  expect(actions).toBeGreaterThan(most / 2);
  return worst;
}

describe('the first load of the front page', () => {
  it('is under 150 KiB over the wire, and brings no board and no table', async () => {
    const person = await Person.arrives({ anew: true });
    const bytes = await countBytes(person);
    await person.page.goto('/');
    await person.at('bots-mercurius').waitFor();
    await person.page.evaluate(() => document.fonts.ready);
    await person.page.waitForLoadState('networkidle');
    const sum = [...bytes.values()].reduce((a, b) => a + b, 0);
    console.log(`first load: ${(sum / 1024).toFixed(1)} KiB in ${bytes.size} files`);
    expect(sum, JSON.stringify([...bytes])).toBeLessThan(FIRST_LOAD);
    expect(sum).toBeGreaterThan(20 * 1024);
    const paths = [...bytes.keys()];
    expect(paths.filter((path) => /Board|TablePage|ReplayPage|Rules/.test(path))).toEqual([]);
    expect(paths.filter((path) => path.endsWith('.woff2'))).toHaveLength(1);
  });

  it('sends every script and style compressed, unless that would make it larger', async () => {
    const person = await Person.arrives({ anew: true });
    const sent: Response[] = [];
    person.page.on('response', (response) => {
      if (/\.(js|css)$/.test(new URL(response.url()).pathname)) {
        sent.push(response);
      }
    });
    await person.page.goto('/');
    await person.at('bots-mercurius').waitFor();
    await person.page.waitForLoadState('networkidle');
    const codings = await Promise.all(
      sent.map(async (response) => {
        const body = await response.body();
        const smaller = brotliCompressSync(body).length < body.length;
        return [response.headers()['content-encoding'] ?? 'none', smaller ? 'br' : 'none'];
      }),
    );
    expect(codings.filter(([, best]) => best === 'br').length).toBeGreaterThan(1);
    expect(codings.filter(([coding, best]) => coding !== best)).toEqual([]);
  });
});

describe('a board', () => {
  it.each(BOARDS)('of %s is loaded when the game is, and no other', async (game) => {
    const person = await Person.named(`Loader ${game}`, { anew: true });
    const table = await playing(person, game);
    const bytes = await countBytes(person);
    await person.page.goto(`/table/${table}`);
    await person.at('choices').waitFor();
    await person.page.waitForLoadState('networkidle');
    const boards = [...bytes.keys()].filter((path) => /\/Board-[^/]+\.js$/.test(path));
    expect(boards).toHaveLength(1);
  });
});

describe('nothing jumps', () => {
  it.each([
    ['a phone', PHONE],
    ['a wide screen', WIDE],
  ])('on the front page on %s', async (_, viewport) => {
    const person = await Person.named(`Still ${viewport.width}`, { viewport });
    await playing(person, 'mercurius');
    const shifts = await watchShifts(person.page);
    await person.page.goto('/');
    await person.at('own-games').waitFor();
    await person.page.waitForLoadState('networkidle');
    await person.page.evaluate(() => document.fonts.ready);
    const { sum, what } = await shifts();
    expect(sum, what.join('\n')).toBeLessThan(0.02);
  });

  it(
    'at a table of any game, on a phone and on a wide screen, through turn after turn at the usual pace',
    async () => {
      const seats = [];
      // One after the other, so that each has the same dice every time.
      for (const game of BOARDS) {
        for (const viewport of [PHONE, WIDE]) {
          const name = `Calm ${game.slice(0, 10)} ${viewport.width}`;
          const person = await Person.named(name, { viewport, pace: 'brisk' });
          const most = ACTIONS[game] ?? MOST_ACTIONS;
          seats.push({ name, person, most, table: await playing(person, game) });
        }
      }
      // All at once: who plays at the usual pace mostly waits.
      const jumped = await Promise.all(
        seats.map(async ({ name, person, table, most }) => {
          const { sum, what } = await played(person, table, most);
          console.log(`${name}: ${sum.toFixed(3)}`);
          return sum < 0.1 ? [] : [`${name}: ${sum}`, ...what];
        }),
      );
      expect(jumped.flat()).toEqual([]);
    },
    SLOW,
  );
});

describe('a board that waits for a person', () => {
  it.each(BOARDS)('of %s comes to rest: nothing is drawn while nothing happens', async (game) => {
    const person = await Person.named(`Rests ${game}`);
    const table = await wellUnderWay(person, game);
    await person.page.goto(`/table/${table}`);
    await ready(person);
    // What moves for ever takes half a core of a phone, and its battery.
    const endless = await person.page.evaluate(() =>
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
        .map((one) => (one as CSSAnimation).animationName),
    );
    expect(endless).toEqual([]);
    await until('rest', () =>
      person.page.evaluate(() =>
        document.getAnimations().every(({ playState }) => playState !== 'running'),
      ),
    );
  });
});

describe('a step', () => {
  it.each(BOARDS)('of %s is on screen within one frame of its message', async (game) => {
    const person = await Person.named(`Quick ${game}`);
    const table = await playing(person, game);
    // Frames are counted, not milliseconds, so that a slow machine is as good as a quick one.
    await person.page.addInitScript(() => {
      const seen = { frame: 0, heard: new Map<number, number>(), late: [] as string[], steps: 0 };
      Object.assign(globalThis, { seen });
      const count = () => {
        seen.frame++;
        requestAnimationFrame(count);
      };
      requestAnimationFrame(count);
      const mark = performance.mark.bind(performance);
      performance.mark = (name, options) => {
        const version = options?.detail as number;
        if (name === 'kontor:heard') {
          seen.heard.set(version, seen.frame);
        } else if (name === 'kontor:shown' && seen.heard.has(version)) {
          const frames = seen.frame - (seen.heard.get(version) as number);
          seen.steps++;
          if (frames > 1) {
            seen.late.push(`version ${version} after ${frames} frames`);
          }
        }
        return mark(name, options);
      };
    });
    await person.page.goto(`/table/${table}`);
    for (let turn = 0; turn < 3; turn++) {
      const kinds = await turnOf(person);
      const kind = ['play', 'throw', 'decline', 'pass'].find((one) => kinds.includes(one));
      await press(person, kind ?? (kinds[0] as string));
    }
    const seen = await person.page.evaluate(() => {
      const { steps, late } = (globalThis as unknown as { seen: { steps: number; late: string[] } })
        .seen;
      return { steps, late };
    });
    expect(seen.steps).toBeGreaterThan(3);
    expect(seen.late).toEqual([]);
  });
});
