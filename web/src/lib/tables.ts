// Making tables, finding them by what somebody was sent, and what lists say of them.

import type { GameShown } from '../protocol/GameShown';
import type { SeatShown } from '../protocol/SeatShown';
import type { Settings } from '../protocol/Settings';
import type { TableMade } from '../protocol/TableMade';
import type { TableShown } from '../protocol/TableShown';
import type { TableWanted } from '../protocol/TableWanted';
import { post } from './api';

/** How many play when nobody says: few enough for a quick game. */
export function usualSeats(game: GameShown): number {
  return Math.min(Math.max(3, game.info.min_seats), game.info.max_seats);
}

/** The bots to play against: as wanted, where one can choose that; else medium ones, or the best there are. */
export function usualLevel(game: GameShown, wanted?: string | null): string | null {
  const levels = game.policies.map(({ name }) => name);
  return [wanted, 'medium', levels.at(-1)].find((one) => one && levels.includes(one)) ?? null;
}

/** The version of the rules that a table goes on by, where a newer one came after it was begun. */
export function earlierRules(
  table: Pick<TableShown, 'rules'>,
  game: GameShown | null | undefined,
): number | null {
  return game && table.rules < game.info.rules_version ? table.rules : null;
}

/** By which rules a table plays, in a word. */
export function rulesOfTable(
  table: Pick<TableShown, 'rules' | 'printed'>,
  game: GameShown | undefined,
): 'printed' | 'house' | 'earlier' {
  if (earlierRules(table, game) !== null) {
    return 'earlier';
  }
  return table.printed ? 'printed' : 'house';
}

export function usualSettings(game: GameShown): Settings {
  return {
    listed: true,
    clock: { kind: 'none' },
    spectators: { kind: 'open' },
    level: usualLevel(game),
    bots_alone: 'stop',
  };
}

export async function makeTable(wanted: TableWanted): Promise<string> {
  return (await post<TableMade>('/api/tables', wanted)).table;
}

/** A table against bots of a level, whose game begins when the page can show it; gives the table's address. */
export async function playAgainstBots(game: GameShown, level: string | null): Promise<string> {
  const seats = usualSeats(game);
  const settings = { ...usualSettings(game), level, listed: false };
  const table = await makeTable({ game: game.info.id, seats, settings });
  for (let seat = 1; seat < seats; seat++) {
    await post(`/api/tables/${table}`, {
      id: `bot-${seat}`,
      do: 'add_bot',
      policy: settings.level ?? undefined,
    });
  }
  return `/table/${table}?start`;
}

/** A table that goes on from a step of a finished game, against bots of a level; gives the table's address. */
export async function playFrom(
  game: GameShown,
  level: string | null,
  position: { table: string; step: number; seat: number },
): Promise<string> {
  const settings = { ...usualSettings(game), level, listed: false };
  const { table } = await post<TableMade>('/api/positions', { ...position, settings });
  return `/table/${table}`;
}

/** The table that a pasted link or code means. */
export function tableIn(pasted: string): string | null {
  const text = pasted.trim();
  return (text.match(/\/(?:table|replay)\/([\w-]+)/) ?? text.match(/^([\w-]{6,})$/))?.[1] ?? null;
}

/** The seat of this person. */
export function seatOf(table: TableShown, person: string): number {
  return table.seats.findIndex((seat) => seat.people.some(({ id }) => id === person));
}

/** Whether the table waits for this person. */
export function isMyTurn(table: TableShown, person: string): boolean {
  return table.status === 'playing' && table.to_act.includes(seatOf(table, person));
}

/** When the time of who is to act is up: this person's, if they are, else that of the first. */
export function deadlineOf(table: TableShown, person: string): number | null {
  const known = (table.deadlines ?? []).filter((deadline) => deadline !== null);
  const own = table.deadlines?.[table.to_act.indexOf(seatOf(table, person))];
  return own ?? (known.length > 0 ? Math.min(...known) : null);
}

/** Those that wait for this person first, then games under way, then tables that wait for players. */
export function byUrgency(tables: TableShown[], person: string): TableShown[] {
  const rank = (table: TableShown) =>
    isMyTurn(table, person) ? 0 : table.status === 'playing' ? 1 : 2;
  const left = (table: TableShown) => deadlineOf(table, person) ?? Number.POSITIVE_INFINITY;
  return tables.toSorted(
    (a, b) => rank(a) - rank(b) || sooner(left(a), left(b)) || b.created - a.created,
  );
}

const sooner = (a: number, b: number): number => (a === b ? 0 : a - b);

/** Whether people play a seat now: neither a bot nor a program. */
export const isPlayedByPeople = ({ people, bot }: SeatShown): boolean =>
  bot === null && people.some(({ owner }) => owner === undefined);

/** Whether bots play on: where they are left alone, only if that is wanted. */
export const doBotsPlay = ({ seats, settings }: Pick<TableShown, 'seats' | 'settings'>): boolean =>
  settings.bots_alone === 'finish' || seats.some(isPlayedByPeople);

/** Who goes on with the game when somebody leaves a seat: who shares it, a bot, all bots to the end, or nobody. */
export function whenLeft(table: Pick<TableShown, 'seats' | 'settings'>, seat: number) {
  if ((table.seats[seat]?.people.length ?? 0) > 1) {
    return 'shared';
  }
  const others = table.seats.filter((_, at) => at !== seat);
  if (others.some(isPlayedByPeople)) {
    return 'bot';
  }
  return table.settings.bots_alone === 'finish' ? 'finish' : 'stop';
}

export const isTaken = (seat: TableShown['seats'][number]): boolean =>
  seat.people.length > 0 || seat.bot !== null;

export const freeSeats = (table: TableShown): number =>
  table.seats.filter((seat) => !isTaken(seat)).length;

/** Whether nobody else of those at the table is a person. */
export const aloneWithBots = ({ seats }: Pick<TableShown, 'seats'>, own: number): boolean =>
  seats.every(({ people }, seat) => seat === own || people.length === 0);

/** How many of those who are here sit nowhere. */
export const besideSeats = (
  table: Pick<TableShown, 'seats'> | null,
  here: { id: string }[],
): number =>
  here.filter(({ id }) => !table?.seats.some(({ people }) => people.some((one) => one.id === id)))
    .length;
