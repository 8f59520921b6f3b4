// Whole games in Russian and in Polish, on a wide screen and on a phone of 360 pixels: nothing is cut off, nothing
// is said in English. `make whole` plays them as long as they are, `make test` some of them shorter.

import { describe, expect, it } from 'vitest';
import { expectNothingClipped, expectSpoken } from './clipped';
import { firstOf, GOES_ON, isOver, press, turnOf } from './player';
import { crowdedLobby, playing, waiting } from './tables';
import { expectNoSidewaysScrolling, NARROW, Person, until, useBrowser, WIDE } from './world';

useBrowser();

const WHOLE = process.env.WHOLE === '1';
const LONGEST = WHOLE ? 3_600_000 : 180_000;

const RUSSIAN = { language: 'ru', locale: 'ru-RU', name: 'Анна' } as const;
const POLISH = { language: 'pl', locale: 'pl-PL', name: 'Łucja' } as const;
const BOTH = [NARROW, WIDE];
const GAMES = [
  { ...RUSSIAN, game: 'kommersant', sizes: BOTH, options: WHOLE ? {} : { rounds: 12 } },
  { ...POLISH, game: 'mercurius', sizes: BOTH, options: {} },
  { ...POLISH, game: 'reverse-monopoly', sizes: [NARROW], options: { turns: WHOLE ? 40 : 6 } },
  { ...RUSSIAN, game: 'nano', sizes: [NARROW], options: { rounds: WHOLE ? 20 : 4 } },
] as const;
const TABS = ['rules', 'chat', 'chart', 'ledger', 'log'];

describe.each(GAMES)('a whole game of $game in $language', ({ game, language, locale, ...own }) => {
  it.each(own.sizes)(
    'is all there and all said on $width pixels',
    async (viewport) => {
      const narrow = viewport === NARROW;
      const person = await Person.named(`${own.name} ${viewport.width}`, {
        viewport,
        locale,
        hasTouch: narrow,
        isMobile: narrow,
        reducedMotion: 'reduce',
      });
      const table = await playing(person, game, own.options);
      const { document } = await person.look(table);
      const names = document.seats.map(({ name }) => name);

      async function expectWell(spoken = true): Promise<void> {
        await expectNoSidewaysScrolling(person.page);
        if (spoken) {
          await expectSpoken(person.page, language, names);
        } else {
          await expectNothingClipped(person.page, names);
        }
      }

      await person.page.goto(`/table/${table}`);
      await person.at('prompt').waitFor();
      for (const tab of TABS) {
        await person.page.locator(`[data-tab="${tab}"]`).click();
        await person.sees(tab);
        // The rules name people and printers as they are called.
        await expectWell(tab !== 'rules');
      }
      let looks = 0;
      await until(
        'the end',
        async () => {
          const kinds = await turnOf(person);
          if (kinds.length > 0) {
            looks += 1;
            await expectWell();
            await press(person, firstOf(kinds, ...GOES_ON));
          }
          return isOver(person);
        },
        LONGEST,
      );
      expect(looks).toBeGreaterThan(3);
      await expectWell();
      await person.page.goto(`/replay/${table}?step=5`);
      await person.at('replay').waitFor();
      await expectWell();
      expect(await person.page.evaluate(() => globalThis.document.documentElement.lang)).toBe(
        language,
      );
      expect(person.complaints).toEqual([]);
    },
    LONGEST + 60_000,
  );
});

describe.each([
  ['ru', 'ru-RU', 'Анна перед игрой'],
  ['pl', 'pl-PL', 'Łucja przed grą'],
] as const)('before a game in %s', (language, locale, name) => {
  it('every page is all there on 360 pixels', async () => {
    const viewport = NARROW;
    const person = await Person.named(name, { viewport, locale, hasTouch: true, isMobile: true });
    const names = [name, ...(await crowdedLobby(person, name))];
    const room = await waiting(person, 'kommersant');
    for (const [path, shows] of [
      ['/', 'bots-mercurius'],
      ['/new?game=kommersant', 'make'],
      ['/account', 'me'],
      ['/rules/mercurius', 'rules'],
      [`/people/${encodeURIComponent(name)}`, 'me'],
      ['/nowhere', 'me'],
      [`/table/${room}`, 'waiting-room'],
    ] as const) {
      await person.page.goto(path);
      await person.at(shows).first().waitFor();
      if (path === '/') {
        await until(
          'the crowd',
          async () => (await person.at('open-tables').locator('li').count()) >= 5,
        );
      }
      await person.page.waitForLoadState('networkidle');
      await expectNoSidewaysScrolling(person.page);
      // The rules name people and printers as they are called.
      if (path.startsWith('/rules')) {
        await expectNothingClipped(person.page, names);
      } else {
        await expectSpoken(person.page, language, names);
      }
      expect(await person.page.evaluate(() => document.documentElement.lang)).toBe(language);
    }
    const seat = person.at('seat-1').locator('.name span');
    const { width = 0, height = 99 } = (await seat.boundingBox()) ?? {};
    expect(width, 'a word, not a column of letters').toBeGreaterThan(height);
  });
});
