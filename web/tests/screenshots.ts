// Every main screen as a picture, on a phone and on a wide screen, in light and dark; the best of them are
// kept small for the README.

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { advance, finished, GAMES, playing, SETTINGS, waiting, wellUnderWay } from './tables';
import { Person, PHONE, useBrowser, WIDE } from './world';

useBrowser();

const ARTIFACTS = fileURLToPath(new URL('../artifacts/', import.meta.url));
const PICTURES = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));

/** The README's pictures: which screen, and in what form. */
const BEST: Record<string, string> = {
  'front-wide-light': 'front',
  'table-mercurius-wide-light': 'mercurius',
  'table-kommersant-wide-light': 'kommersant',
  'table-reverse-monopoly-wide-light': 'reverse-monopoly',
  'table-nano-wide-light': 'nano',
  'end-kommersant-wide-dark': 'end',
  'table-mercurius-phone-dark': 'phone',
};
const LARGEST = 300 * 1024;

/** Games that would go on too long are agreed to be shorter. */
const LENGTHS: Record<string, object> = {
  kommersant: { rounds: 20 },
  'reverse-monopoly': { turns: 30 },
  nano: { rounds: 20 },
};

const SIZES = { phone: PHONE, wide: WIDE };

/** Takes the picture of a screen in all its forms. */
async function picture(person: Person, name: string, path: string, shows: string): Promise<void> {
  for (const [size, viewport] of Object.entries(SIZES)) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await person.page.setViewportSize(viewport);
      await person.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await person.page.goto(path);
      await person.at(shows).first().waitFor();
      await person.page.waitForLoadState('networkidle');
      await person.page.evaluate(() => document.fonts.ready);
      const form = `${name}-${size}-${colorScheme}`;
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
    const table = game === 'nano' ? await wellUnderWay(anna, game) : await playing(anna, game);
    await advance(anna, table, game === 'nano' ? 0 : 14);
    if (game === 'reverse-monopoly') {
      await advance(anna, table, 40, (kinds) => kinds.includes('move_kgb'));
    }
    tables.set(game, table);
  }

  await picture(anna, 'front', '/', 'own-games');
  await picture(anna, 'new', '/new?game=kommersant', 'make');
  await picture(anna, 'account', '/account', 'account-be');
  await picture(anna, 'rules', '/rules/mercurius', 'rules');
  await picture(
    anna,
    'waiting-room',
    `/table/${await waiting(anna, 'kommersant')}`,
    'waiting-room',
  );
  for (const [game, table] of tables) {
    await picture(anna, `table-${game}`, `/table/${table}`, 'prompt');
    const over = await finished(anna, game, LENGTHS[game]);
    await picture(anna, `end-${game}`, `/table/${over}`, 'ending');
    await picture(anna, `replay-${game}`, `/replay/${over}?step=30`, 'replay');
  }
  for (const game of ['kommersant', 'reverse-monopoly']) {
    const auction = await playing(anna, game);
    if (await advance(anna, auction, 200, (kinds) => kinds.includes('bid'))) {
      await picture(anna, `auction-${game}`, `/table/${auction}`, 'auction');
    }
  }
  await picture(anna, 'person', '/people/Anna', 'played');
  await picture(anna, 'missing', '/nowhere', 'me');
});
