// What holds at every table: accessible, nothing wider than the screen, room for fingers; it comes back
// after a lost connection; it can be played by keyboard alone, and on a phone.

import { describe, expect, it } from 'vitest';
import { expectAccessible } from './axe';
import { offered, press, version } from './player';
import { finished } from './positions';
import { GAMES, playing, waiting } from './tables';
import {
  expectNoSidewaysScrolling,
  expectRoomForFingers,
  Line,
  NARROW,
  Person,
  until,
  useBrowser,
} from './world';

useBrowser();

const SCREENS = GAMES.flatMap((game) => [
  { game, screen: 'the waiting room', make: waiting, path: '/table/', shows: 'waiting-room' },
  { game, screen: 'the table', make: playing, path: '/table/', shows: 'choices' },
  { game, screen: 'the end', make: finished, path: '/table/', shows: 'ending' },
  { game, screen: 'the replay', make: finished, path: '/replay/', shows: 'replay' },
]);

describe.each(SCREENS)('$screen of $game', ({ game, make, path, shows }) => {
  it('is accessible, in light and dark, and fits a narrow phone with room for fingers', async () => {
    const person = await Person.named(`Look ${game.slice(0, 4)} ${shows}`);
    const table = await make(person, game);
    await person.page.goto(path + table);
    await person.at(shows).waitFor();
    await expectAccessible(person.page);
    const phone = await person.withPhone(NARROW);
    await phone.page.goto(path + table);
    await phone.at(shows).waitFor();
    await expectNoSidewaysScrolling(phone.page);
    await expectRoomForFingers(phone.page);
    expect([...person.complaints, ...phone.complaints]).toEqual([]);
  });
});

describe('a lost connection', () => {
  it('is said plainly, and the game goes on where it was when it is back', async () => {
    const person = await Person.named('Shaky line');
    const line = await Line.of(person);
    const table = await playing(person, 'mercurius');
    await person.page.goto(`/table/${table}`);
    await until('choices', async () => (await offered(person)).length > 0);
    const before = await version(person);

    await line.cut();
    await person.at('connection-lost').waitFor();
    // Meanwhile the same person plays elsewhere.
    const { document } = await person.look(table);
    const choice = document.play?.choices.find(
      (one) => 'action' in one && JSON.stringify(one.action).includes('play'),
    );
    await person.tell(table, { do: 'act', action: (choice as { action: unknown }).action });
    line.mend();
    await person.at('connection-lost').waitFor({ state: 'detached' });
    await until('the news', async () => (await version(person)) > before);
    await until('my turn again', async () => (await offered(person)).includes('play'));
    await press(person, 'play');
    expect(person.complaints).toEqual([]);
  });
});

describe('the keyboard alone', () => {
  /** Goes on with Tab until this is focused, and checks that the focus can be seen. */
  async function tabTo(person: Person, selector: string): Promise<void> {
    for (let presses = 0; presses < 400; presses++) {
      const there = await person.page.evaluate((sought) => {
        const focused = document.activeElement as HTMLElement | null;
        if (!focused?.matches(sought)) {
          return null;
        }
        const { outlineStyle, outlineWidth } = getComputedStyle(focused);
        return { outlineStyle, outlineWidth };
      }, selector);
      if (there) {
        expect(there.outlineStyle, selector).not.toBe('none');
        expect(Number.parseFloat(there.outlineWidth), selector).toBeGreaterThan(1);
        return;
      }
      await person.page.keyboard.press('Tab');
    }
    throw new Error(`${selector} cannot be reached`);
  }

  /** Chooses the first of a kind; where there are many choices, their kind comes first. */
  async function choose(person: Person, kind: string): Promise<void> {
    await tabTo(person, `[data-kind="${kind}"]`);
    const isKind = await person.page.evaluate(
      () => !document.activeElement?.matches('[data-choice]'),
    );
    await person.page.keyboard.press('Enter');
    if (isKind) {
      await tabTo(person, `[data-choice][data-kind="${kind}"]`);
      await person.page.keyboard.press('Enter');
    }
  }

  it('is enough from the front page through a whole turn of Mercurius', async () => {
    const person = await Person.arrives();
    await person.page.goto('/');
    await person.at('bots-mercurius').waitFor();
    await tabTo(person, '[data-testid="bots-mercurius"]');
    await person.page.keyboard.press('Enter');
    await until('my turn', async () => (await offered(person)).includes('play'));

    const bought = await version(person);
    await choose(person, 'buy');
    await until('bought', async () => (await version(person)) > bought);
    const table = new URL(person.page.url()).pathname.split('/').at(-1) as string;

    await until('still my turn', async () => (await offered(person)).includes('play'));
    const played = (await person.look(table)).document.play?.steps ?? 0;
    await choose(person, 'play');
    await until(
      'played',
      async () => ((await person.look(table)).document.play?.steps ?? 0) > played,
    );
  });
});

/** What goes on with each of the games, and is no form. */
const USUAL = ['play', 'throw', 'enter', 'move', 'plan', 'end_move', 'buy', 'decline', 'pass'];

describe('a phone', () => {
  it.each(GAMES)('is enough for some turns of %s', async (game) => {
    const person = await (await Person.named(`Thumb ${game}`)).withPhone();
    const table = await playing(person, game);
    await person.page.goto(`/table/${table}`);
    for (let turn = 0; turn < 3; turn++) {
      const kinds = await until('my turn', async () => {
        const kinds = await offered(person);
        return kinds.length > 0 ? kinds : null;
      });
      const kind = USUAL.find((one) => kinds.includes(one));
      await press(person, kind ?? (kinds[0] as string));
      await expectNoSidewaysScrolling(person.page);
    }
    expect(person.complaints).toEqual([]);
  });
});
