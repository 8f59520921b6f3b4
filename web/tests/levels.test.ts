// How well bots play is chosen on the front page and in the waiting room, and the table keeps to it.

import { describe, expect, it } from 'vitest';
import { firstOf, GOES_ON, offered, press, ready } from './player';
import { SETTINGS, waiting } from './tables';
import { Person, PHONE, until, useBrowser } from './world';

useBrowser();

/** So many turns are played: between two of them every bot has one. */
const TURNS = 3;

describe('how well bots play', () => {
  it('is chosen on the front page, remembered, and hard ones play', async () => {
    const person = await Person.arrives();
    await person.page.goto('/');
    const level = person.at('level-mercurius');
    await level.waitFor();
    expect(await level.inputValue(), 'unless somebody chooses').toBe('medium');
    await level.selectOption({ label: 'hard' });
    await person.at('bots-mercurius').click();
    await person.page.waitForURL(/\/table\//);
    const table = new URL(person.page.url()).pathname.split('/').at(-1) as string;
    await person.at('prompt').waitFor();
    const { document } = await person.look(table);
    expect(document.seats.map(({ bot }) => bot)).toEqual([null, 'hard', 'hard']);
    expect(document.settings.level).toBe('hard');
    await until('the level at the table', async () =>
      (await person.at('seats').innerText()).includes('bot, hard'),
    );
    let begun = 0;
    await until('some turns against them', async () => {
      const kinds = await offered(person);
      if (kinds.length > 0) {
        const kind = firstOf(kinds, ...GOES_ON);
        await ready(person);
        await press(person, kind);
        begun += Number(kind === 'play');
      }
      return begun === TURNS;
    });
    await person.page.goto('/');
    await level.waitFor();
    expect(await level.inputValue()).toBe('hard');
    expect(await person.at('level-nano').inputValue(), 'at every game').toBe('hard');
    expect(person.complaints).toEqual([]);
  });

  it.each([
    ['en', 'easy', 'bot, easy'],
    ['ru', 'лёгкий', 'бот, лёгкий'],
    ['pl', 'łatwy', 'bot, łatwy'],
  ])('is chosen in the waiting room, in words (%s)', async (locale, label, shown) => {
    const host = await Person.named(`Levels ${locale}`, { locale, viewport: PHONE });
    const table = await waiting(host, 'nano');
    await host.page.goto(`/table/${table}`);
    const level = host.at('room-level');
    await level.waitFor();
    expect(await level.inputValue(), 'unless somebody chooses').toBe('medium');
    await level.selectOption({ label });
    await host.at('seat-1').getByRole('button').last().click();
    await host.at('seat-1').getByText(shown).waitFor();
    expect((await host.look(table)).document.seats[1]?.bot).toBe('easy');
    expect(host.complaints).toEqual([]);
  });

  it('is at first as the table was made for', async () => {
    const host = await Person.named('Experts only');
    const settings = { ...SETTINGS, level: 'expert' };
    const table = await host.makesTable({ game: 'kommersant', seats: 3, options: {}, settings });
    await host.page.goto(`/table/${table}`);
    await host.at('room-level').waitFor();
    expect(await host.at('room-level').inputValue()).toBe('expert');
  });
});
