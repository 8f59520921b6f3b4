// Browsers for the tests: one server a file, so that no file meets what another one left; one context for each person, of
// which none shares anything with another. The Chromium stays open from file to file.

import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type WebSocketRoute,
} from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import type { Look } from '../src/protocol/Look';
import type { Pace } from '../src/protocol/Pace';
import type { TableMade } from '../src/protocol/TableMade';
import type { TableWanted } from '../src/protocol/TableWanted';
import { giveBack, lend, type Place, prepare } from './places';
import { type Server, serve, serveAfter } from './server';

export const PHONE = { width: 390, height: 844 };
export const NARROW = { width: 360, height: 740 };
export const WIDE = { width: 1440, height: 900 };

/** Far longer than anything takes on the slowest machine: only what never comes takes longer. */
const PATIENCE = 150_000;

let browser: Browser | undefined;
let server: Server | undefined;
let places: Place[] = [];
let people = 0;
/** Which test it is: what one that ran out of time still does ends when it is another's turn. */
let turn = 0;

function expectTurn(began: number): void {
  if (began !== turn) {
    throw new Error('the test is over');
  }
}

function executable(): string {
  const places = [
    process.env.CHROMIUM,
    // The same engine without what a window needs: the tests take half the work.
    '/usr/bin/chromium-headless-shell',
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  const found = places.find((path) => path && existsSync(path));
  if (!found) {
    throw new Error('no browser: install the package chromium, or set CHROMIUM to where it is');
  }
  return found;
}

/** Whether what moves is a part of what the tests of this file are about. */
let moves = false;

/** What people get to see: the page in motion, or with the result at once. Whoever wants a pace wants to see motion. */
function motion(pace: Pace): 'no-preference' | 'reduce' {
  return moves || pace !== 'at_once' ? 'no-preference' : 'reduce';
}

/**
 * To be called once in each file of tests. What is tried again finds a new server, where nobody has its names yet.
 * Drawing what moves takes most of the time of a test, so it is drawn where it can change what is tested: presses, and
 * what jumps or is late.
 */
export function useBrowser({ motion = false } = {}): void {
  beforeAll(async () => {
    moves = motion;
    server = server ? await serveAfter(server) : await serve();
    if (!browser?.isConnected()) {
      browser = await chromium.launch({
        executablePath: executable(),
        args: ['--no-sandbox', '--disable-dev-shm-usage'],
      });
    }
  });
  afterEach(async ({ task }) => {
    turn++;
    const failed = task.result?.state === 'fail';
    if (failed) {
      await keepWhatWasSeen(task.name);
    }
    const left = places;
    places = [];
    const address = server?.url;
    await Promise.all(
      left.map((place) => (failed || !address ? place.context.close() : giveBack(place, address))),
    );
    if (failed) {
      await server?.stop();
      server = server ? await serveAfter(server) : await serve();
    }
  });
  // The browser ends with the process that runs the files.
  afterAll(async () => {
    await server?.stop();
  });
}

/** Where pages that failed are kept, for who looks for the reason. */
const FAILED = new URL('../../target/test/failed/', import.meta.url);

/** How many of the last messages of a socket are kept. */
const HEARD = 30;

/** What the sockets of each page said and heard last. */
const heard = new WeakMap<Page, string[]>();

function listen(page: Page): void {
  const lines: string[] = [];
  heard.set(page, lines);
  const note = (way: string) => (frame: { payload: string | Buffer }) => {
    lines.push(`${new Date().toISOString()} ${way} ${String(frame.payload).slice(0, 2_000)}`);
    lines.splice(0, lines.length - HEARD);
  };
  page.on('websocket', (socket) => {
    socket.on('framereceived', note('<'));
    socket.on('framesent', note('>'));
  });
}

/** A picture of every page of a test that failed, and what its sockets had said. */
async function keepWhatWasSeen(test: string): Promise<void> {
  await mkdir(FAILED, { recursive: true });
  const pages = places.flatMap(({ context }) => context.pages());
  await Promise.all(
    pages.map(async (page, at) => {
      const name = `${test.replaceAll(/[^\p{L}\d]+/gu, '-').slice(0, 80)}-${Date.now()}-${at + 1}`;
      const lines = [page.url(), ...(heard.get(page) ?? [])].join('\n');
      await writeFile(new URL(`${name}.txt`, FAILED), lines);
      // A page that hangs has no picture; the reason why the test failed is worth more.
      await page
        .screenshot({ path: new URL(`${name}.png`, FAILED).pathname, timeout: 10_000 })
        .catch(() => undefined);
    }),
  );
}

type Cookies = Parameters<BrowserContext['addCookies']>[0];

/** How somebody comes. */
interface Arriving extends BrowserContextOptions {
  viewport?: { width: number; height: number };
  pace?: Pace;
  /** With a browser that has never loaded anything from here. */
  anew?: boolean;
  /** Who one is, and what was stored, from before. */
  cookies?: Cookies;
  stored?: Record<string, string>;
}

/** Somebody with a browser of their own. Whatever the page throws fails the test. */
export class Person {
  private constructor(
    readonly page: Page,
    readonly context: BrowserContext,
    /** What the page threw or the browser complained of. */
    readonly complaints: string[],
  ) {}

  /** Somebody who wants bots to play at once, unless another pace is the point of the test. */
  static async arrives({
    pace = 'at_once',
    anew = false,
    stored = {},
    cookies = [],
    ...options
  }: Arriving = {}): Promise<Person> {
    people++;
    const began = turn;
    if (!browser || !server) {
      throw new Error('there is no browser: useBrowser() opens one');
    }
    const media = {
      reducedMotion: options.reducedMotion ?? motion(pace),
      colorScheme: options.colorScheme ?? 'light',
      contrast: options.contrast ?? 'no-preference',
    };
    const place = await lend(
      browser,
      { baseURL: server.url, viewport: WIDE, locale: 'en-GB', ...options, ...media },
      anew,
    );
    const { context, page } = place;
    if (began !== turn) {
      await context.close();
    }
    expectTurn(began);
    // From here on it is given back with the test.
    places.push(place);
    context.setDefaultTimeout(PATIENCE);
    const address = `10.0.${process.pid % 250}.${people % 250}`;
    await context.setExtraHTTPHeaders({ 'x-forwarded-for': address });
    await context.addCookies(cookies);
    // As somebody else may have left it.
    await page.emulateMedia(media);
    await prepare(
      place,
      (wanted) => {
        for (const [key, value] of Object.entries(wanted)) {
          localStorage.setItem(key, localStorage.getItem(key) ?? value);
        }
      },
      { 'kontor:pace': pace, ...stored } as Record<string, string>,
    );
    listen(page);
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(String(error)));
    return new Person(page, context, complaints);
  }

  /** With a name, without going through the page. */
  static async named(name: string, options: Arriving = {}): Promise<Person> {
    const person = await Person.arrives(options);
    await person.ask('POST', '/api/me', { name });
    return person;
  }

  /** The same person with a phone. */
  async withPhone(viewport = PHONE, pace?: Pace): Promise<Person> {
    const cookies = await this.context.cookies();
    // A page that was never opened has stored nothing.
    const stored = await this.page.evaluate(() =>
      location.protocol === 'about:' ? {} : { ...localStorage },
    );
    return Person.arrives({ viewport, hasTouch: true, isMobile: true, cookies, stored, pace });
  }

  /** A request as this person, beside the page. */
  async ask<T>(method: string, path: string, data?: unknown): Promise<T> {
    const response = await this.context.request.fetch(path, { method, data });
    expect(response.ok(), `${method} ${path}: ${response.status()}`).toBe(true);
    return (await response.json().catch(() => null)) as T;
  }

  async makesTable(wanted: TableWanted): Promise<string> {
    return (await this.ask<TableMade>('POST', '/api/tables', wanted)).table;
  }

  tell(table: string, message: Record<string, unknown>): Promise<unknown> {
    return this.ask('POST', `/api/tables/${table}`, { id: crypto.randomUUID(), ...message });
  }

  look(table: string): Promise<Look> {
    return this.ask('GET', `/api/tables/${table}`);
  }

  /** The game's own view at a table, as this person sees it. */
  async view<View>(table: string): Promise<View> {
    const { document } = await this.look(table);
    if (!document.play) {
      throw new Error('the game has not begun');
    }
    return document.play.view as View;
  }

  /** Waits until a panel is open with all that it shows: the rules come some time after their panel. */
  async sees(tab: string): Promise<void> {
    await this.page.locator(`[data-tab="${tab}"][aria-selected="true"]`).waitFor();
    if (tab === 'rules') {
      await this.at('summary').waitFor();
    }
  }

  /** By test id. */
  at(id: string) {
    return this.page.getByTestId(id);
  }
}

/** The sockets of a page, which can be cut and mended like a bad line. */
export class Line {
  #cut = false;
  #open = new Set<WebSocketRoute>();

  /** To be laid before the page is opened. */
  static async of(person: Person): Promise<Line> {
    const line = new Line();
    await person.page.routeWebSocket(/\/api\//, (socket) => {
      if (line.#cut) {
        socket.close();
        return;
      }
      line.#open.add(socket);
      const server = socket.connectToServer();
      server.onClose(() => {
        line.#open.delete(socket);
        socket.close();
      });
    });
    return line;
  }

  async cut(): Promise<void> {
    this.#cut = true;
    await Promise.all([...this.#open].map((socket) => socket.close()));
    this.#open.clear();
  }

  mend(): void {
    this.#cut = false;
  }
}

/** Waits until something holds, however slow the machine. */
export async function until<T>(
  what: string,
  check: () => Promise<T | null | undefined | false>,
  patience = PATIENCE,
): Promise<T> {
  const [end, began] = [Date.now() + patience, turn];
  for (;;) {
    const found = await check();
    expectTurn(began);
    if (found) {
      return found;
    }
    if (Date.now() > end) {
      throw new Error(`waited in vain: ${what}`);
    }
    await new Promise((done) => setTimeout(done, 50));
  }
}

/**
 * What is meant to be wider than its place: kinds of choices in a row, a board that is enlarged, tables of the rules that
 * scroll by themselves, what is written in a field, and what only a screen reader reads.
 */
const MAY_BE_WIDER = '.kinds, .panzoom, .panzoom *, .wide, input, .hidden-text, .skip, svg, svg *';

/** Nothing wider than the screen, and nothing wider than the part that cuts or scrolls it. */
export async function expectNoSidewaysScrolling(page: Page): Promise<void> {
  const wide = await page.evaluate((allowed) => {
    const parts = [...document.querySelectorAll<HTMLElement>('body, body *')].filter((one) => {
      const { overflowX, textOverflow } = getComputedStyle(one);
      return (
        overflowX !== 'visible' &&
        textOverflow !== 'ellipsis' &&
        !one.matches(allowed) &&
        one.checkVisibility({ visibilityProperty: true }) &&
        one.clientWidth > 1 &&
        one.scrollWidth > one.clientWidth + 1
      );
    });
    return {
      page: document.documentElement.scrollWidth,
      screen: document.documentElement.clientWidth,
      parts: parts.map((one) => {
        const { right } = one.getBoundingClientRect();
        const out = [...one.querySelectorAll('*')].findLast(
          (part) => part.getBoundingClientRect().right > right + 1,
        );
        const what = `${one.outerHTML.slice(0, 90)}: ${one.scrollWidth} in ${one.clientWidth}`;
        return `${what}, for ${out?.outerHTML.slice(0, 200)}`;
      }),
    };
  }, MAY_BE_WIDER);
  expect(wide.page, page.url()).toBeLessThanOrEqual(wide.screen);
  expect(wide.parts, page.url()).toEqual([]);
}

/** Everything that is pressed has room for a finger; links within sentences are text. */
export async function expectRoomForFingers(page: Page): Promise<void> {
  const small = await page.evaluate(() => {
    const pressed = 'button, .button, select, summary, input:not([type=checkbox], [type=radio])';
    return [...document.querySelectorAll<HTMLElement>(pressed)]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => !one.classList.contains('hidden-text'))
      .map((one) => ({ one, box: one.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.height < 43.5 || box.width < 43.5))
      .map(({ one, box }) => `${one.outerHTML.slice(0, 90)}: ${box.width}×${box.height}`);
  });
  expect(small, page.url()).toEqual([]);
}
