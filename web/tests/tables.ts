// Tables in a given state, made beside the page.

import type { Settings } from '../src/protocol/Settings';
import { type Person, until } from './world';

export const SETTINGS: Settings = {
  listed: false,
  clock: { kind: 'none' },
  spectators: { kind: 'open' },
  level: null,
  bots_alone: 'finish',
};

const SEATS: Record<string, number> = { mercurius: 3, kommersant: 3 };

export const GAMES = Object.keys(SEATS);

/** A table that waits for players. */
export function waiting(host: Person, game: string, options = {}): Promise<string> {
  return host.makesTable({ game, seats: SEATS[game] ?? 3, options, settings: SETTINGS });
}

/** A game against bots in which this person is to act. */
export async function playing(host: Person, game: string, options = {}): Promise<string> {
  const table = await waiting(host, game, options);
  for (let seat = 1; seat < (SEATS[game] ?? 3); seat++) {
    await host.tell(table, { do: 'add_bot' });
  }
  await host.tell(table, { do: 'start' });
  await until('my turn', async () => {
    const { document } = await host.look(table);
    return document.to_act.includes(0);
  });
  return table;
}

/** A finished game, played by bots to the end. */
export async function finished(host: Person, game: string, options = {}): Promise<string> {
  const table = await playing(host, game, options);
  await host.tell(table, { do: 'leave_seat' });
  await until('the end', async () => (await host.look(table)).document.status === 'finished');
  return table;
}
