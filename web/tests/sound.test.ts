// Whoever looks elsewhere is called when it is their turn: by a tone and by the tab's title, unless they switched it off.

import { expect, it } from 'vitest';
import { kindOf } from './auctions';
import { SETTINGS } from './tables';
import { Person, until, useBrowser } from './world';

useBrowser();

interface Watched {
  away: boolean;
  tones: number;
}

/** Counts the tones of a page, and lets the test say whether anybody looks at it; to be called before it is opened. */
async function listenTo(person: Person): Promise<void> {
  await person.page.addInitScript(() => {
    const watched: Watched = { away: false, tones: 0 };
    Object.assign(globalThis, { watched });
    Object.defineProperty(document, 'visibilityState', {
      get: () => (watched.away ? 'hidden' : 'visible'),
    });
    document.hasFocus = () => !watched.away;
    const value = { setValueAtTime() {}, exponentialRampToValueAtTime() {}, value: 0 };
    const node = {
      connect: (to: unknown) => to,
      frequency: value,
      gain: value,
      stop() {},
      addEventListener() {},
    };
    class Silent {
      currentTime = 0;
      destination = node;
      resume = async () => {};
      suspend = async () => {};
      createGain = () => node;
      createOscillator = () => ({
        ...node,
        start: (at: number) => {
          // The first note of each.
          watched.tones += at === 0 ? 1 : 0;
        },
      });
    }
    Object.assign(globalThis, { AudioContext: Silent });
  });
}

const tones = (person: Person) =>
  person.page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched.tones);

async function look(person: Person, here: boolean): Promise<void> {
  await person.page.evaluate((looks) => {
    (globalThis as unknown as { watched: Watched }).watched.away = !looks;
    document.dispatchEvent(new Event('visibilitychange'));
  }, here);
}

const titled = (person: Person, what: string, is: (title: string) => boolean) =>
  until(what, async () => is(await person.page.title()));

/** Plays a card, which ends a turn of Mercurius. */
async function playCard(person: Person, table: string): Promise<void> {
  const choice = await until('a card to play', async () =>
    ((await person.look(table)).document.play?.choices ?? []).find((one) => kindOf(one) === 'play'),
  );
  await person.tell(table, { do: 'act', action: 'action' in choice ? choice.action : null });
}

/** A table of Mercurius where the other begins, and a bot has the third seat. */
async function opened(person: Person, other: Person): Promise<string> {
  const table = await person.makesTable({
    game: 'mercurius',
    seats: 3,
    options: { first: 'seat1' },
    settings: SETTINGS,
  });
  await other.tell(table, { do: 'take_seat', seat: 1 });
  await person.tell(table, { do: 'add_bot', seat: 2, policy: 'random' });
  await person.tell(table, { do: 'start' });
  return table;
}

it('at a table: once a turn, not who looks, and off by one click for good', async () => {
  const person = await Person.named('Looks elsewhere');
  const other = await Person.named('Plays meanwhile');
  await listenTo(person);
  const table = await opened(person, other);
  await person.page.goto(`/table/${table}`);
  await person.at('prompt').click();
  await look(person, false);
  await playCard(other, table);
  await titled(person, 'the mark', (title) => title.startsWith('● Your turn'));
  await titled(person, 'the mark gone', (title) => title.startsWith('Your turn'));
  await titled(person, 'the mark again', (title) => title.startsWith('● Your turn'));
  expect(await tones(person)).toBe(1);
  await look(person, true);
  expect(await person.page.title()).toMatch(/^Your turn/);

  /** The next turn, as far as the title says it. */
  const nextTurn = async () => {
    await playCard(person, table);
    await titled(person, 'the turn of others', (title) => !title.includes('Your turn'));
    await playCard(other, table);
    await titled(person, 'the own turn', (title) => title.startsWith('Your turn'));
  };
  await nextTurn();
  expect(await tones(person), 'who looks is not called').toBe(1);

  const sound = person.at('sound');
  expect(await sound.getAttribute('aria-pressed')).toBe('true');
  await sound.click();
  expect(await sound.getAttribute('aria-pressed')).toBe('false');
  await look(person, false);
  await nextTurn();
  expect(await tones(person), 'nor is who switched it off').toBe(1);
  await person.page.reload();
  await sound.waitFor();
  expect(await sound.getAttribute('aria-pressed')).toBe('false');
  await sound.click();
  expect(await sound.getAttribute('aria-pressed')).toBe('true');
  expect(person.complaints).toEqual([]);
});

it('has room for a finger beside the menu on the narrowest phone, in every language', async () => {
  const person = await (await Person.named('Narrow')).withPhone({ width: 320, height: 640 });
  const other = await Person.named('Narrow, too');
  const table = await opened(person, other);
  for (const language of ['en', 'ru', 'pl']) {
    await person.page.goto(`/table/${table}`);
    await person.page.evaluate((spoken) => {
      localStorage.setItem('kontor.language', spoken);
    }, language);
    await person.page.reload();
    await person.page.locator(`html[lang="${language}"]`).waitFor();
    const sound = person.at('sound');
    await sound.waitFor();
    const [box, menu] = [
      await sound.boundingBox(),
      await person.page.locator('summary[aria-label]').first().boundingBox(),
    ];
    expect(box?.width, language).toBeGreaterThanOrEqual(44);
    expect(box?.height, language).toBeGreaterThanOrEqual(40);
    expect((box?.x ?? 0) + (box?.width ?? 0), language).toBeLessThanOrEqual(menu?.x ?? 0);
    expect((menu?.x ?? 0) + (menu?.width ?? 0), language).toBeLessThanOrEqual(320);
  }
});

it('on the front page: when one more of the own games waits', async () => {
  const person = await Person.named('Reads the front page');
  const other = await Person.named('Plays two games');
  await listenTo(person);
  const tables = [await opened(person, other), await opened(person, other)];
  await person.page.goto('/');
  await person.at('sound').waitFor();
  await person.page.locator('h1').click();
  await look(person, false);
  for (const [at, table] of tables.entries()) {
    await playCard(other, table);
    await until('another tone', async () => (await tones(person)) === at + 1);
    await titled(person, 'how many wait', (title) => title.includes(String(at + 1)));
  }
  await look(person, true);
  expect(await tones(person)).toBe(2);
  expect(person.complaints).toEqual([]);
});
