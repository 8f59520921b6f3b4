import { describe, expect, it } from 'vitest';
import type { TableShown } from '../src/protocol/TableShown';
import { GAMES } from './tables';
import { Line, Person, PHONE, until, useBrowser, WIDE } from './world';

useBrowser();

const settings = {
  listed: true,
  clock: { kind: 'none' },
  spectators: { kind: 'open' },
  level: null,
  bots_alone: 'stop',
} as const;

describe('the front page', () => {
  it('leads a newcomer into a running game against bots with one click', async () => {
    const newcomer = await Person.arrives();
    await newcomer.page.goto('/');
    await newcomer.at('bots-mercurius').click();
    await newcomer.page.waitForURL(/\/table\//);
    const table = new URL(newcomer.page.url()).pathname.split('/').at(-1) as string;
    await newcomer.at('prompt').waitFor();
    const { document, seat } = await newcomer.look(table);
    expect(document.status).toBe('playing');
    expect(seat).toBe(0);
    expect(document.settings.listed).toBe(false);
    expect(document.seats.map(({ bot }) => bot)).toEqual([null, 'medium', 'medium']);
    expect(newcomer.complaints).toEqual([]);
  });

  it('shows a table to others as soon as it is open, lets them join, and forgets it when it closes', async () => {
    const host = await Person.named('Lobby host');
    const guest = await Person.arrives();
    await guest.page.goto('/');
    await guest.at('open-tables').waitFor();
    const table = await host.makesTable({ game: 'kommersant', seats: 4, settings });
    const gone = await host.makesTable({ game: 'mercurius', seats: 3, settings });
    await guest.at(`join-${gone}`).waitFor();
    await host.tell(gone, { do: 'vote_to_close', close: true });
    await guest.at(`join-${gone}`).waitFor({ state: 'detached' });
    await guest.at(`join-${table}`).click();
    await guest.page.waitForURL(`**/table/${table}`);
    expect((await guest.look(table)).seat).toBe(1);
  });

  it('finds its way back to the open tables when the connection was lost', async () => {
    const host = await Person.named('Patient host');
    const guest = await Person.arrives();
    const line = await Line.of(guest);
    await guest.page.goto('/');
    await guest.at('open-tables').waitFor();
    await line.cut();
    await guest.page.getByText('this list may be old').waitFor();
    const table = await host.makesTable({ game: 'mercurius', seats: 5, settings });
    line.mend();
    await guest.at(`join-${table}`).waitFor();
  });

  it('brings a person with a link or a code to the table, and says what is wrong with other words', async () => {
    const host = await Person.named('Inviting host');
    const guest = await Person.arrives();
    const table = await host.makesTable({
      game: 'mercurius',
      seats: 3,
      settings: { ...settings, listed: false },
    });
    await guest.page.goto('/');
    await guest.at('join-code').fill('let me in, please');
    await guest.at('join-go').click();
    await guest.page.getByRole('alert').getByText('neither a link').waitFor();
    await guest.at('join-code').fill('nosuchtable0000');
    await guest.at('join-go').click();
    await guest.page.getByRole('alert').getByText('no such table').waitFor();
    await guest.at('join-code').fill(`see ${host.page.url()}/table/${table}`);
    await guest.at('join-go').click();
    await guest.page.waitForURL(`**/table/${table}`);
  });

  it('lists my games with whose turn it is, and leads back into them', async () => {
    const me = await Person.named('Returning player');
    const table = await me.makesTable({
      game: 'kommersant',
      seats: 2,
      settings: { ...settings, listed: false },
    });
    await me.tell(table, { do: 'add_bot' });
    await me.tell(table, { do: 'start' });
    await until('my turn', async () => {
      const [own] = await me.ask<TableShown[]>('GET', '/api/me/tables');
      return own?.to_act.includes(0);
    });
    await me.page.goto('/');
    const link = me.at(`own-${table}`);
    await link.getByText('Your turn').waitFor();
    expect(await me.page.title()).toBe('(1) Kontor');
    await link.click();
    await me.page.waitForURL(`**/table/${table}`);
  });
});

describe('opening a table', () => {
  it('needs one click with sensible defaults, under a name that was made up', async () => {
    const host = await Person.arrives();
    await host.page.goto('/new?game=kommersant');
    const name = await host.at('new-name').inputValue();
    await host.at('make').click();
    await host.page.waitForURL(/\/table\//);
    const table = new URL(host.page.url()).pathname.split('/').at(-1) as string;
    const { document } = await host.look(table);
    expect(document.game).toBe('kommersant');
    expect(document.status).toBe('waiting');
    expect(document.seats).toHaveLength(3);
    expect(document.seats[0]?.name).toBe(name);
    expect(document.settings).toMatchObject({ listed: false, clock: { kind: 'none' } });
  });

  it('takes every choice: seats, who can join, clock, edition and the options of the game', async () => {
    const host = await Person.named('Choosing host');
    await host.page.goto('/new');
    await host.at('game-kommersant').check();
    await host.at('seats-5').check();
    await host.at('unlisted').check();
    await host.at('clock').selectOption('usual');
    await host.at('main-options').waitFor();
    expect(await host.at('main-options').locator('[data-testid^="option-"]').count()).toBe(3);
    expect(await host.at('option-leaving').isVisible()).toBe(false);
    await host.at('more').click();
    expect(await host.at('option-leaving').isVisible()).toBe(true);
    await host.at('edition').selectOption('1991');
    await host.at('option-rounds').fill('7');
    await host.at('option-doubling').selectOption('every-stage');
    expect((await host.at('printed').textContent())?.trim()).toBe('original rules');
    await host.at('option-leaving').check();
    expect((await host.at('printed').textContent())?.trim()).toBe('house rules');
    await host.at('option-banker').selectOption('seat2');
    await host.at('make').click();
    await host.page.waitForURL(/\/table\//);
    const table = new URL(host.page.url()).pathname.split('/').at(-1) as string;
    const { document } = await host.look(table);
    expect(document.edition).toBe('1991');
    expect(document.seats).toHaveLength(5);
    expect(document.printed).toBe(false);
    expect(document.options).toMatchObject({
      rounds: 7,
      doubling: 'every-stage',
      leaving: true,
      banker: 'seat2',
    });
    expect(document.settings).toMatchObject({
      listed: false,
      clock: { kind: 'live', turn: 60, bank: 600 },
    });
  });

  it('says in the server’s words what it refuses, and keeps the form', async () => {
    const host = await Person.arrives();
    await host.page.goto('/new');
    await host.at('new-name').fill('!?!');
    await host.at('make').click();
    await host.page.getByRole('alert').waitFor();
    expect(await host.at('new-name').inputValue()).toBe('!?!');
  });

  it.each([
    ['kommersant', 3],
    ['nano', 3],
    ['mercurius', 3],
    ['reverse-monopoly', 3],
  ])(
    'shows the three options of %s that matter most, the others behind “more”',
    async (game, most) => {
      const person = await Person.arrives();
      await person.page.goto(`/new?game=${game}`);
      await person.at('make').waitFor();
      const options = person.page.locator('[data-testid^="option-"]');
      const seen = async () => (await options.all()).map((one) => one.isVisible());
      const shown = async () => (await Promise.all(await seen())).filter(Boolean).length;
      await expect.poll(shown).toBe(most);
      await person.at('more').click();
      // Words of people: no ids of rules, no codes.
      await expect.poll(shown).toBe(await options.count());
      expect(await shown()).toBeGreaterThan(most);
      const labels = await person.page.locator('form :is(label, option)').allInnerTexts();
      expect(labels.length).toBeGreaterThan(10);
      expect(
        labels.filter((label) => /\([A-Z]\d|\b[a-z]+[-_][a-z]+[-_][a-z]+\b/.test(label)),
      ).toEqual([]);
    },
  );

  it.each([
    ['en', 'In the rules:'],
    ['ru', 'В\u00a0правилах:'],
    ['pl', 'W\u00a0zasadach:'],
  ])('leads from every option to what the rules say of it, in %s', async (lang, words) => {
    const person = await Person.arrives();
    const { page } = person;
    for (const game of GAMES) {
      await page.goto(`/new?game=${game}&lang=${lang}`);
      await person.at('make').waitFor();
      await person.at('more').click();
      const options = await page.locator('[data-testid^="option-"]').all();
      const rules = new Set<string>();
      for (const option of options) {
        const id = (await option.getAttribute('data-testid'))?.replace('option-', '');
        const links = person.at(`explained-${id}`);
        expect(await links.count(), `${game}: ${id}`).toBeGreaterThan(0);
        expect(await links.first().locator('..').innerText()).toContain(words);
        for (const link of await links.all()) {
          expect(await link.getAttribute('target')).toBe('_blank');
          rules.add(new URL((await link.getAttribute('href')) ?? '', page.url()).hash.slice(1));
        }
      }
      await page.goto(`/rules/${game}?lang=${lang}`);
      await person.at('rules').locator('.rule').first().waitFor();
      for (const rule of rules) {
        const said = page.locator(`[id="${rule}"]`);
        expect(await said.count(), `${game}: ${rule}`).toBe(1);
        expect((await said.locator('..').innerText()).length, rule).toBeGreaterThan(40);
      }
    }
  });

  it('has its main button in sight from the start, on a phone as well', async () => {
    for (const viewport of [PHONE, WIDE]) {
      const host = await Person.arrives({ viewport });
      await host.page.goto('/new?game=kommersant');
      await host.at('make').waitFor();
      const box = await host.at('make').boundingBox();
      expect((box?.y ?? 9_999) + (box?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
    }
  });
});

describe('who comes by a link', () => {
  it('sits down with one button, under a name that others may have, too', async () => {
    const host = await Person.named('Same name');
    const table = await host.makesTable({ game: 'mercurius', seats: 3, settings });
    const guest = await Person.arrives();
    await guest.page.goto(`/table/${table}`);
    await guest.at('join').getByRole('textbox').fill('Same name');
    await expect.poll(() => guest.at('waiting-room').getByRole('button').count()).toBe(1);
    await guest.at('sit').click();
    await until('a seat', async () => (await guest.look(table)).seat === 1);
    const { document } = await guest.look(table);
    expect(document.seats.map(({ name }) => name).slice(0, 2)).toEqual(['Same name', 'Same name²']);
    await guest.at('invitation-link').waitFor();
  });
});

describe('my games', () => {
  it('are live, and say how much time is left', async () => {
    const me = await Person.named('Slow player');
    const other = await Person.named('Other slow player');
    const clock = { kind: 'correspondence', hours: 72 } as const;
    const table = await me.makesTable({
      game: 'mercurius',
      seats: 3,
      options: { first: 'seat1' },
      settings: { ...settings, listed: false, clock },
    });
    await me.page.goto('/');
    await me.at(`own-${table}`).waitFor();
    await other.tell(table, { do: 'take_seat' });
    await me.tell(table, { do: 'add_bot' });
    await me.tell(table, { do: 'start' });
    await me.at(`own-${table}`).getByText('Other slow player').first().waitFor();
    const left = await me.at(`left-${table}`).innerText();
    expect(left).toMatch(/^(3 d 0 h|2 d 23 h)$/);
    // The other plays; without looking again the page says that it is my turn.
    const choices = (await other.look(table)).document.play?.choices ?? [];
    const play = choices.find(
      (one) => 'action' in one && (one.action as { do: string }).do === 'play',
    );
    await other.tell(table, { do: 'act', action: (play as { action: unknown }).action });
    await me.at(`own-${table}`).getByText('Your turn').waitFor();
  });
});

describe('light and dark', () => {
  it('follow the switch, also after coming back', async () => {
    const person = await Person.arrives({ colorScheme: 'light' });
    const paper = () =>
      person.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    await person.page.goto('/account');
    const light = await paper();
    await person.at('theme').click();
    await person.at('theme').click();
    const dark = await paper();
    expect(dark).not.toBe(light);
    await person.page.reload();
    expect(await paper()).toBe(dark);
    await person.at('theme').click();
    expect(await paper()).toBe(light);
  });
});
