// A place at a browser for each person: a context of its own with a page. It is lent: who comes next finds what has been
// loaded and compiled there, but nothing that the person before has left. To load all of the page anew in a process of
// its own takes longer than most tests.

import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

export interface Place {
  context: BrowserContext;
  page: Page;
  /** The same for all places that are opened alike; nothing for one that is not lent again. */
  kind: string | undefined;
  viewport: { width: number; height: number };
  /** What runs in the page before its own scripts. */
  scripts: { dispose(): Promise<void> }[];
}

/** Places that nobody has, by their kind. */
const free = new Map<string, Place[]>();

/** What stays with a page for good. */
const FOR_GOOD = ['addInitScript', 'exposeFunction', 'route', 'routeWebSocket'] as const;

/** Pages that were given something that stays. */
const changed = new WeakSet<Page>();

function notice(page: Page): void {
  const watched = (of: object, name: string, done: (...given: unknown[]) => unknown) =>
    Object.assign(of, {
      [name]: (...given: unknown[]) => {
        changed.add(page);
        return done(...given);
      },
    });
  for (const name of FOR_GOOD) {
    watched(page, name, (page[name] as (...given: unknown[]) => unknown).bind(page));
  }
  watched(page.clock, 'install', page.clock.install.bind(page.clock) as () => unknown);
}

/** A place that was opened with just this, or a new one; one that nobody had before and nobody gets again, if `anew`. */
export async function lend(
  browser: Browser,
  options: BrowserContextOptions & { viewport: { width: number; height: number } },
  anew: boolean,
): Promise<Place> {
  const kind = anew ? undefined : JSON.stringify(options);
  const known = kind && free.get(kind)?.pop();
  if (known) {
    return known;
  }
  const context = await browser.newContext(options);
  const page = await context.newPage();
  return { context, page, kind, viewport: options.viewport, scripts: [] };
}

/** Has this run in the page for as long as the person is there who now takes the place. */
export async function prepare<Arg>(
  place: Place,
  script: (arg: Arg) => void,
  arg: Arg,
): Promise<void> {
  place.scripts.push(await place.page.addInitScript(script as (arg: unknown) => void, arg));
  notice(place.page);
}

/** Makes a place ready for another person, or closes it if it cannot be made so. */
export async function giveBack(place: Place, address: string): Promise<void> {
  const { context, page, kind } = place;
  if (kind === undefined || changed.has(page) || page.isClosed()) {
    await context.close();
    return;
  }
  try {
    await cleared(place, address);
    free.set(kind, [...(free.get(kind) ?? []), place]);
  } catch {
    // A page that was just going elsewhere, say.
    await context.close();
  }
}

async function cleared(place: Place, address: string): Promise<void> {
  const { context, page, viewport, scripts } = place;
  await Promise.all(context.pages().map((one) => one !== page && one.close()));
  page.removeAllListeners();
  await Promise.all(scripts.splice(0).map((script) => script.dispose()));
  // What belongs to the tab can be reached from the page alone, and what is stored by the address from anywhere.
  await page.evaluate(() => location.protocol === 'about:' || sessionStorage.clear());
  await page.goto('about:blank');
  await context.clearCookies();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin: address,
    storageTypes: 'local_storage,indexeddb,cache_storage,service_workers',
  });
  await session.detach();
  await page.setViewportSize(viewport);
}
