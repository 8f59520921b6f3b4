import { describe, expect, it } from 'vitest';
import type { GameShown } from '../protocol/GameShown';
import type { TableShown } from '../protocol/TableShown';
import { heard, joined } from './lobby.svelte';
import {
  byUrgency,
  doBotsPlay,
  earlierRules,
  freeSeats,
  isMyTurn,
  rulesOfTable,
  tableIn,
  usualLevel,
  usualSeats,
  whenLeft,
} from './tables';

const game = (min: number, max: number, ...levels: string[]): GameShown => ({
  info: {
    id: 'g',
    name: 'G',
    about: '',
    credits: [],
    rules_version: 1,
    currency: '$',
    banks: ['the bank'],
    min_seats: min,
    max_seats: max,
    minutes: [30, 60],
    difficulty: 'medium',
    editions: [],
    endings: [],
    reasons: [],
  },
  policies: levels.map((name) => ({ name, about: '' })),
  words: {},
});

const table = (id: string, rest: Partial<TableShown> = {}): TableShown => ({
  id,
  game: 'g',
  rules: 1,
  edition: 'e',
  options: {},
  printed: true,
  settings: {
    listed: true,
    clock: { kind: 'none' },
    spectators: { kind: 'open' },
    level: null,
    bots_alone: 'stop',
  },
  status: 'playing',
  host: 'anna',
  seats: [
    { name: 'Anna', people: [{ id: 'anna', name: 'Anna' }], bot: null },
    { name: 'steady', people: [], bot: 'steady' },
    { name: 'seat 3', people: [], bot: null },
  ],
  to_act: [],
  created: 0,
  ...rest,
});

describe('the rules of a table', () => {
  const newer = { ...game(2, 6), info: { ...game(2, 6).info, rules_version: 2 } };

  it('are printed or of the house, unless there are newer ones than it was begun by', () => {
    expect(rulesOfTable(table('a'), game(2, 6))).toBe('printed');
    expect(rulesOfTable(table('a', { printed: false }), game(2, 6))).toBe('house');
    expect(rulesOfTable(table('a', { printed: false }), newer)).toBe('earlier');
    expect(earlierRules(table('a'), game(2, 6))).toBeNull();
    expect(earlierRules(table('a'), newer)).toBe(1);
  });
});

describe('a table that nobody chose anything for', () => {
  it('has three seats where the game allows it, else what comes closest', () => {
    expect(usualSeats(game(2, 6))).toBe(3);
    expect(usualSeats(game(4, 6))).toBe(4);
    expect(usualSeats(game(2, 2))).toBe(2);
  });

  it('has bots as wanted, medium ones when nobody says, or the best where there are none', () => {
    const levels = game(2, 6, 'easy', 'medium', 'hard');
    expect(usualLevel(levels)).toBe('medium');
    expect(usualLevel(levels, null)).toBe('medium');
    expect(usualLevel(levels, 'hard')).toBe('hard');
    expect(usualLevel(levels, 'steady'), 'of an old table').toBe('medium');
    expect(usualLevel(game(2, 6, 'random', 'greedy'))).toBe('greedy');
    expect(usualLevel(game(2, 6))).toBeNull();
  });
});

describe('what somebody pastes', () => {
  it('may be a link or a code', () => {
    expect(tableIn('https://games.example/table/q3v-x_Y?from=qr#top')).toBe('q3v-x_Y');
    expect(tableIn('  games.example/table/q3vabc \n')).toBe('q3vabc');
    expect(tableIn('q3vabcdef')).toBe('q3vabcdef');
  });

  it('means no table otherwise', () => {
    expect(tableIn('')).toBeNull();
    expect(tableIn('hello there')).toBeNull();
    expect(tableIn('https://games.example/account')).toBeNull();
  });
});

describe('own tables', () => {
  it('wait for me when my seat is to act', () => {
    expect(isMyTurn(table('a', { to_act: [0] }), 'anna')).toBe(true);
    expect(isMyTurn(table('a', { to_act: [1] }), 'anna')).toBe(false);
    expect(isMyTurn(table('a', { to_act: [0] }), 'bo')).toBe(false);
  });

  it('come in the order in which they want me', () => {
    const waiting = table('waiting', { status: 'waiting', created: 9 });
    const theirs = table('theirs', { to_act: [1], created: 5 });
    const mine = table('mine', { to_act: [0], created: 1 });
    const ids = byUrgency([waiting, theirs, mine], 'anna').map(({ id }) => id);
    expect(ids).toEqual(['mine', 'theirs', 'waiting']);
  });

  it('have the seats free that neither people nor bots took', () => {
    expect(freeSeats(table('a'))).toBe(1);
  });
});

describe('the lobby', () => {
  it('follows the messages: all, one new, one changed, one gone', () => {
    let tables = heard([], { is: 'tables', tables: [table('a')] });
    tables = heard(tables, { is: 'table', table: table('b') });
    tables = heard(tables, { is: 'table', table: table('a', { status: 'waiting' }) });
    expect(tables.map(({ id, status }) => [id, status])).toEqual([
      ['a', 'waiting'],
      ['b', 'playing'],
    ]);
    tables = heard(tables, { is: 'gone', table: 'a' });
    tables = heard(tables, { is: 'stopping' });
    expect(tables.map(({ id }) => id)).toEqual(['b']);
  });

  it('is read on without what came meanwhile being overwritten', () => {
    const known = [table('a', { status: 'waiting' })];
    const more = joined(known, [table('a'), table('b')]);
    expect(more.map(({ id, status }) => [id, status])).toEqual([
      ['a', 'waiting'],
      ['b', 'playing'],
    ]);
  });
});

describe('bots that are left alone', () => {
  const anna = { id: 'anna', name: 'Anna' };
  const boris = { id: 'boris', name: 'Boris' };
  const program = { id: 'p', name: 'P', owner: 'boris' };
  const bot = { name: 'steady', people: [], bot: 'steady' };
  const by = (...people: (typeof program | typeof anna)[]) => ({ name: '', people, bot: null });
  const left = { name: 'Anna', people: [anna], bot: 'steady' };
  const finish = { settings: { ...table('t').settings, bots_alone: 'finish' as const } };

  it('play only where they are to finish, or somebody plays with them', () => {
    expect(doBotsPlay(table('t', { seats: [left, bot] }))).toBe(false);
    expect(doBotsPlay(table('t', { seats: [left, by(program)] }))).toBe(false);
    expect(doBotsPlay(table('t', { seats: [left, bot, by(boris)] }))).toBe(true);
    expect(doBotsPlay(table('t', { seats: [left, bot], ...finish }))).toBe(true);
  });

  it('are what is said when somebody leaves', () => {
    expect(whenLeft(table('t', { seats: [by(anna), bot] }), 0)).toBe('stop');
    expect(whenLeft(table('t', { seats: [by(anna), by(program)] }), 0)).toBe('stop');
    expect(whenLeft(table('t', { seats: [by(anna), bot], ...finish }), 0)).toBe('finish');
    expect(whenLeft(table('t', { seats: [by(anna), by(boris)] }), 0)).toBe('bot');
    expect(whenLeft(table('t', { seats: [by(anna, boris), bot] }), 0)).toBe('shared');
  });
});
