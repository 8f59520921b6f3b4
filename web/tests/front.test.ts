import { describe, expect, it } from 'vitest';
import type { TableShown } from '../src/protocol/TableShown';
import { Line, Person, until, useBrowser } from './world';

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
    const { document, seat } = await newcomer.look(table);
    expect(document.status).toBe('playing');
    expect(seat).toBe(0);
    expect(document.settings.listed).toBe(false);
    expect(document.seats.map(({ bot }) => bot)).toEqual([null, 'steady', 'steady']);
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
    expect(document.settings).toMatchObject({ listed: true, clock: { kind: 'none' } });
  });

  it('takes every choice: seats, who can join, clock, edition and the options of the game', async () => {
    const host = await Person.named('Choosing host');
    await host.page.goto('/new');
    await host.at('game-kommersant').check();
    await host.at('seats-5').check();
    await host.at('unlisted').check();
    await host.at('clock').selectOption('usual');
    await host.at('more').click();
    await host.at('edition').selectOption('1991');
    await host.at('option-rounds').fill('7');
    await host.at('option-doubling').selectOption('every-stage');
    await host.at('option-leaving').check();
    await host.at('option-banker').selectOption('seat2');
    await host.at('make').click();
    await host.page.waitForURL(/\/table\//);
    const table = new URL(host.page.url()).pathname.split('/').at(-1) as string;
    const { document } = await host.look(table);
    expect(document.edition).toBe('1991');
    expect(document.seats).toHaveLength(5);
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
    await Person.named('Taken name');
    const host = await Person.arrives();
    await host.page.goto('/new');
    await host.at('new-name').fill('Taken name');
    await host.at('make').click();
    await host.page.getByRole('alert').waitFor();
    expect(await host.at('new-name').inputValue()).toBe('Taken name');
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
