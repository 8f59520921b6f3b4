// Tables in a given state, made beside the page.

import { boardOf } from '../src/boards/board';
import type { Settings } from '../src/protocol/Settings';
import type { ShownChoice } from '../src/protocol/ShownChoice';
import { Person, until } from './world';

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

/** A game against bots in which this person is to act, and nobody else: no auction is under way. */
export async function playing(host: Person, game: string, options = {}): Promise<string> {
  const table = await waiting(host, game, options);
  for (let seat = 1; seat < (SEATS[game] ?? 3); seat++) {
    await host.tell(table, { do: 'add_bot' });
  }
  await host.tell(table, { do: 'start' });
  await until('my turn', async () => {
    const { to_act, play } = (await host.look(table)).document;
    const mine = to_act.length === 1 && to_act[0] === 0;
    if (mine && play?.auction) {
      await host.tell(table, { do: 'act', action: { do: 'pass' } });
      return false;
    }
    return mine;
  });
  return table;
}

/** As long as a name may be, and no place in it where a line could break. */
const LONG_NAMES = ['Высокопревосходительный', 'Konstantynopolitańczyk', 'ŻÓŁĆŻÓŁĆŻÓŁĆŻÓŁĆŻÓŁĆ'];

/**
 * A lobby in which tables of every game wait or are played, with all kinds of clocks and rules, by people with the longest
 * of names; one of the games is this person's, too. Returns the names.
 */
export async function crowdedLobby(person: Person, word: string): Promise<string[]> {
  const listed = { ...SETTINGS, listed: true };
  const names = LONG_NAMES.map((name) => `${name}${word}`.replaceAll(' ', '').slice(0, 24));
  const [first, second, third] = (await Promise.all(names.map((name) => Person.named(name)))) as [
    Person,
    Person,
    Person,
  ];
  const live = { kind: 'live', turn: 90, bank: 1_200 } as const;
  const slow = { kind: 'correspondence', hours: 72 } as const;
  const tables = [
    await first.makesTable({
      game: 'reverse-monopoly',
      seats: 5,
      settings: { ...listed, clock: slow },
    }),
    await second.makesTable({
      game: 'kommersant',
      seats: 6,
      options: { rounds: 7 },
      settings: listed,
    }),
    await first.makesTable({ game: 'nano', seats: 3, settings: { ...listed, clock: live } }),
    await third.makesTable({ game: 'mercurius', seats: 3, settings: { ...listed, clock: live } }),
    await second.makesTable({ game: 'nano', seats: 3, settings: { ...listed, clock: slow } }),
    await third.makesTable({
      game: 'reverse-monopoly',
      seats: 4,
      settings: { ...listed, clock: slow },
    }),
  ] as const;
  const [, , full, played, open, own] = tables;
  for (const table of [full, played, own]) {
    for (const guest of [first, second, third]) {
      const { seat } = await guest.look(table);
      if (seat === null || seat === undefined) {
        await guest.tell(table, { do: 'take_seat' });
      }
    }
  }
  await third.tell(open, { do: 'take_seat' });
  await person.tell(own, { do: 'take_seat' });
  await third.tell(played, { do: 'start' });
  await third.tell(own, { do: 'start' });
  return names;
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
  wanted: (kinds: string[], choices: ShownChoice[]) => boolean = () => false,
  preferences: string[] = PREFERENCES,
): Promise<boolean> {
  let bought = 0;
  for (let done = 0; done < actions; ) {
    const { document } = await person.look(table);
    const choices = document.play?.choices ?? [];
    if (document.status !== 'playing') {
      return false;
    }
    const view = document.play?.view as { players?: { out?: number }[] } | undefined;
    if (view?.players?.[0]?.out !== undefined) {
      return false;
    }
    if (choices.length === 0) {
      await new Promise((again) => setTimeout(again, 30));
      continue;
    }
    const kindOf = (choice: (typeof choices)[number]) =>
      String(('action' in choice ? (choice.action as { do: string }) : choice.base).do);
    if (wanted(choices.map(kindOf), choices)) {
      return true;
    }
    // At most one purchase before a card or a throw, so that something is left for later.
    const exact = choices.filter((choice) => 'action' in choice);
    const rank = (choice: (typeof choices)[number]) => {
      const at = preferences.indexOf(kindOf(choice));
      return at < 0 || (kindOf(choice) === 'buy' && bought > 0) ? preferences.length : at;
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
