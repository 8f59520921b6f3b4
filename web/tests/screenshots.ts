// Every main screen as a picture, on a phone and on a wide screen, in light and dark and in every language; the
// best of them are kept small for the README.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { broken, HALTED } from './halted';
import { ready, turnTo } from './player';
import { at, finished, goOn, wellUnderWay } from './positions';
import { serveFrom } from './server';
import { GAMES, SETTINGS, waiting } from './tables';
import { Person, PHONE, useBrowser, WIDE } from './world';

useBrowser();

const ARTIFACTS = fileURLToPath(new URL('../artifacts/', import.meta.url));
const PICTURES = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));

/** The README's pictures: which screen, and in what form. */
const BEST: Record<string, string> = {
  'front-en-wide-light': 'front',
  'table-mercurius-en-wide-light': 'mercurius',
  'table-kommersant-en-wide-light': 'kommersant',
  'table-reverse-monopoly-en-wide-light': 'reverse-monopoly',
  'table-nano-en-wide-light': 'nano',
  'end-kommersant-en-wide-dark': 'end',
  'table-mercurius-en-phone-dark': 'phone',
};
/** What links show of themselves where they are shared; the page carries it. */
const PREVIEWS = fileURLToPath(new URL('../public/preview/', import.meta.url));
const SHARED = { width: 1200, height: 630 };
const LARGEST = 300 * 1024;

/** Each kind of what is beside the board. */
const TABS = ['log', 'ledger', 'chart', 'chat', 'rules'];

const SIZES = { phone: PHONE, wide: WIDE };

/** Words need the room that they need in light and dark alike: only English is taken in both. */
const FORMS = [
  ['en', 'light'],
  ['en', 'dark'],
  ['ru', 'light'],
  ['pl', 'light'],
] as const;

/** Takes the picture of a screen in all its forms, after something on it was opened. */
async function picture(
  person: Person,
  name: string,
  path: string,
  shows: string,
  open: () => Promise<void> = async () => undefined,
): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const [language, colorScheme] of FORMS) {
      await person.page.setViewportSize(viewport);
      await person.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await person.page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
      await person.at(shows).first().waitFor();
      await open();
      await person.page.waitForLoadState('networkidle');
      await person.page.evaluate(() => document.fonts.ready);
      const form = `${name}-${language}-${size}-${colorScheme}`;
      await person.page.screenshot({ path: `${ARTIFACTS}${form}.png` });
      const best = BEST[form];
      if (best) {
        await keep(person, best);
      }
    }
  }
}

async function keep(person: Person, name: string): Promise<void> {
  const client = await person.context.newCDPSession(person.page);
  const { data } = await client.send('Page.captureScreenshot', { format: 'webp', quality: 82 });
  const bytes = Buffer.from(data, 'base64');
  expect(bytes.length, name).toBeLessThan(LARGEST);
  writeFileSync(`${PICTURES}${name}.webp`, bytes);
}

it('takes the pictures', async () => {
  rmSync(ARTIFACTS, { recursive: true, force: true });
  mkdirSync(ARTIFACTS, { recursive: true });

  const anna = await Person.named('Anna');
  const mikkel = await Person.named('Mikkel');
  const listed = { ...SETTINGS, listed: true };
  await mikkel.makesTable({
    game: 'mercurius',
    seats: 4,
    settings: { ...listed, clock: { kind: 'live', turn: 60, bank: 600 } },
  });
  const shared = await mikkel.makesTable({
    game: 'kommersant',
    seats: 5,
    settings: { ...listed, clock: { kind: 'correspondence', hours: 72 } },
  });
  await mikkel.tell(shared, { do: 'add_bot' });

  const tables = new Map<string, string>();
  for (const game of GAMES) {
    tables.set(game, await wellUnderWay(anna, game));
  }

  await picture(anna, 'front', '/', 'own-games');
  await picture(anna, 'new', '/new?game=kommersant', 'make');
  const more = anna.at('more');
  await picture(anna, 'new-more', '/new?game=kommersant', 'make', async () => {
    await more.click();
    await more.evaluate((summary) => summary.scrollIntoView());
  });
  await picture(anna, 'account', '/account', 'account-be');
  await picture(
    anna,
    'waiting-room',
    `/table/${await waiting(anna, 'kommersant')}`,
    'waiting-room',
  );
  for (const [game, table] of tables) {
    await picture(anna, `table-${game}`, `/table/${table}`, 'prompt');
    const over = await finished(anna, game);
    await picture(anna, `end-${game}`, `/table/${over}`, 'ending');
    await picture(anna, `replay-${game}`, `/replay/${over}?step=30`, 'replay');
  }
  const lot = await at(anna, 'kommersant-buy');
  await anna.tell(lot, { do: 'act', action: { do: 'decline' } });
  await picture(anna, 'auction-kommersant', `/table/${lot}`, 'auction');
  const card = await at(anna, 'reverse-monopoly-auction');
  await goOn(anna, card, 'reverse-monopoly-auction');
  await picture(anna, 'auction-reverse-monopoly', `/table/${card}`, 'auction');
  await picture(anna, 'person', '/people/Anna', 'played');
  await picture(anna, 'missing', '/nowhere', 'me');
});

it('takes the pictures of what is beside the board', async () => {
  const reader = await Person.named('Reader');
  for (const game of GAMES) {
    await picture(reader, `rules-${game}`, `/rules/${game}`, 'rules');
  }
  const table = `/table/${await wellUnderWay(reader, 'kommersant')}`;
  for (const tab of TABS) {
    await picture(reader, `tab-${tab}`, table, 'prompt', () =>
      reader.page.locator(`[data-tab="${tab}"]`).click(),
    );
  }
  const menu = reader.page.locator('.bar details summary');
  await picture(reader, 'menu', table, 'prompt', () => menu.click());
});

it('takes the pictures of trades', async () => {
  const anna = await Person.named('Anna trades');
  const mikkel = await Person.named('Mikkel trades');
  for (const game of ['kommersant', 'nano']) {
    const table = await wellUnderWay(anna, game);
    await picture(anna, `trade-${game}`, `/table/${table}`, 'prompt', async () => {
      await ready(anna);
      await turnTo(anna, 'offer');
      const form = anna.at('choice-form');
      if (!(await form.isVisible())) {
        await anna.at('choices').locator('[data-choice][data-kind="offer"]').first().click();
      }
      await form.waitFor();
    });
  }
  const table = await waiting(anna, 'kommersant');
  await mikkel.tell(table, { do: 'take_seat' });
  await anna.tell(table, { do: 'add_bot' });
  await anna.tell(table, { do: 'start' });
  const nothing = { give_lots: [], give_tokens: 0, give_cards: [] };
  const asked = { get_cash: 1_000, get_lots: [], get_tokens: 0, get_cards: [] };
  const offer = { do: 'offer', to: 1, give_cash: 5_000, ...nothing, ...asked };
  await anna.tell(table, { do: 'act', action: offer });
  await picture(mikkel, 'offer', `/table/${table}`, 'offer');
});

it('takes the pictures of those who are new, and of what cannot be', async () => {
  const host = await Person.named('Host');
  const newcomer = await Person.arrives();
  await picture(newcomer, 'front-new', '/', `tile-${GAMES[0]}`);
  await picture(newcomer, 'account-new', '/account', 'account-be');
  await picture(newcomer, 'join', `/table/${await waiting(host, 'mercurius')}`, 'join');
  await picture(newcomer, 'table-missing', '/table/aaaaaaaaaaaaaaaa', 'language');
  const closed = await waiting(host, 'nano');
  await host.tell(closed, { do: 'vote_to_close', close: true });
  await picture(newcomer, 'table-closed', `/table/${closed}`, 'language');
  await host.ask('PUT', '/api/me/password', { password: 'twelve angry ships' });
  await picture(host, 'account-kept', '/account', 'own-bots');

  const server = await serveFrom(broken());
  const person = await Person.named('Inspector', { baseURL: server.url });
  await picture(person, 'table-halted', `/table/${HALTED}`, 'language');
  await server.stop();
});

it('draws the pictures of links that are shared', async () => {
  const person = await Person.arrives({ viewport: SHARED });
  await person.page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  mkdirSync(PREVIEWS, { recursive: true });
  for (const language of ['ru', 'pl', 'en']) {
    await person.page.goto(`/?lang=${language}`);
    await person.at(`tile-${GAMES[0]}`).waitFor();
    await person.page.waitForLoadState('networkidle');
    await person.page.evaluate(() => document.fonts.ready);
    await person.page.screenshot({ path: `${PREVIEWS}kontor.${language}.png` });
  }
  for (const game of GAMES) {
    const style = await person.page.addStyleTag({
      content: `[data-testid="tile-${game}"] .art {
        position: fixed; inset: 0; z-index: 99; width: 100vw; height: 100vh; aspect-ratio: auto; }`,
    });
    await person.page.screenshot({ path: `${PREVIEWS}${game}.png` });
    await style.evaluate((element) => (element as Element).remove());
  }
});
