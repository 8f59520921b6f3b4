// Tables in a given state, made beside the page.

import { boardOf } from '../src/boards/board';
import type { Settings } from '../src/protocol/Settings';
import { type Person, until } from './world';

export const SETTINGS: Settings = {
  listed: false,
  clock: { kind: 'none' },
  spectators: { kind: 'open' },
  level: null,
  bots_alone: 'finish',
};

const SEATS: Record<string, number> = {
  mercurius: 3,
  kommersant: 3,
  'reverse-monopoly': 3,
  nano: 2,
};

/** All games; those of them that have a board of their own. */
export const GAMES = Object.keys(SEATS);
export const BOARDS = GAMES.filter((game) => boardOf(game) !== undefined);

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

/** What a person with a plain mind prefers, by what it does. */
const PREFERENCES = [
  'build',
  'buy',
  'redeem',
  'play',
  'throw',
  'move',
  'pass',
  'decline',
  'pay_tax',
];

/** Plays so many actions for this person beside the page, or until something of this kind is offered. */
export async function advance(
  person: Person,
  table: string,
  actions: number,
  wanted: (kinds: string[]) => boolean = () => false,
): Promise<boolean> {
  let bought = 0;
  for (let done = 0; done < actions; ) {
    const { document } = await person.look(table);
    const choices = document.play?.choices ?? [];
    if (document.status !== 'playing') {
      return false;
    }
    if (choices.length === 0) {
      await new Promise((again) => setTimeout(again, 30));
      continue;
    }
    const kindOf = (choice: (typeof choices)[number]) =>
      String(('action' in choice ? (choice.action as { do: string }) : choice.base).do);
    if (wanted(choices.map(kindOf))) {
      return true;
    }
    // At most one purchase before a card or a throw, so that something is left for later.
    const exact = choices.filter((choice) => 'action' in choice);
    const rank = (choice: (typeof choices)[number]) => {
      const at = PREFERENCES.indexOf(kindOf(choice));
      return at < 0 || (kindOf(choice) === 'buy' && bought > 0) ? PREFERENCES.length : at;
    };
    const best = exact.toSorted((a, b) => rank(a) - rank(b))[0];
    if (!best || !('action' in best)) {
      return false;
    }
    bought = kindOf(best) === 'buy' ? bought + 1 : 0;
    await person.tell(table, { do: 'act', action: best.action });
    done++;
  }
  return true;
}

/** A game in which a bot has played for this person for a while, who is now to act. */
export async function wellUnderWay(host: Person, game: string, versions = 150): Promise<string> {
  const table = await playing(host, game);
  await host.tell(table, { do: 'leave_seat' });
  await until('the middle of the game', async () => {
    const { version } = await host.look(table);
    return version >= versions;
  });
  await host.tell(table, { do: 'return_to_seat' });
  await until('my turn', async () => (await host.look(table)).document.to_act.includes(0));
  return table;
}

/** A finished game, played by bots to the end. */
export async function finished(host: Person, game: string, options = {}): Promise<string> {
  const table = await playing(host, game, options);
  await host.tell(table, { do: 'leave_seat' });
  await until('the end', async () => (await host.look(table)).document.status === 'finished');
  return table;
}
