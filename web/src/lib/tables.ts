// Making tables, finding them by what somebody was sent, and what lists say of them.

import type { GameShown } from '../protocol/GameShown';
import type { Settings } from '../protocol/Settings';
import type { TableMade } from '../protocol/TableMade';
import type { TableShown } from '../protocol/TableShown';
import type { TableWanted } from '../protocol/TableWanted';
import { post } from './api';

/** How many play when nobody says: few enough for a quick game. */
export function usualSeats(game: GameShown): number {
  return Math.min(Math.max(3, game.info.min_seats), game.info.max_seats);
}

/** The bots to play against when nobody says: sensible ones, or the best there are. */
export function usualLevel(game: GameShown): string | null {
  const steady = game.policies.find((policy) => policy.name === 'steady');
  return (steady ?? game.policies.at(-1))?.name ?? null;
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

/** A game against bots that begins at once; gives the table's id. */
export async function playAgainstBots(game: GameShown): Promise<string> {
  const seats = usualSeats(game);
  const settings = { ...usualSettings(game), listed: false };
  const table = await makeTable({ game: game.info.id, seats, settings });
  for (let seat = 1; seat < seats; seat++) {
    await post(`/api/tables/${table}`, {
      id: `bot-${seat}`,
      do: 'add_bot',
      policy: settings.level ?? undefined,
    });
  }
  await post(`/api/tables/${table}`, { id: 'start', do: 'start' });
  return table;
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

/** Those that wait for this person first, then games under way, then tables that wait for players. */
export function byUrgency(tables: TableShown[], person: string): TableShown[] {
  const rank = (table: TableShown) =>
    isMyTurn(table, person) ? 0 : table.status === 'playing' ? 1 : 2;
  return tables.toSorted((a, b) => rank(a) - rank(b) || b.created - a.created);
}

export const isTaken = (seat: TableShown['seats'][number]): boolean =>
  seat.people.length > 0 || seat.bot !== null;

export const freeSeats = (table: TableShown): number =>
  table.seats.filter((seat) => !isTaken(seat)).length;
