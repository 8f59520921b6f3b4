// Named positions: tables that begin at a step of a record, so that a test finds at once what it is about.
//
// The records in records/ are games of bots, cut after the last step that is used. How to find them again, or others when
// rules change: `kontor sim GAME --players N --seed S --games 300 --records DIR` with the words beside each of them, then
// look for a step whose next action is the one that is wanted, open it as `at` does, and see in `to_act` and `choices` of
// the table whether it holds. Every position is one in which nobody but the person is to act: bots do nothing before.

import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { PositionWanted } from '../src/protocol/PositionWanted';
import type { Settings } from '../src/protocol/Settings';
import type { TableMade } from '../src/protocol/TableMade';
import { SETTINGS } from './tables';
import { type Person, until } from './world';

interface Position {
  /** The record's file. */
  record: string;
  /** After how many of its steps. */
  step: number;
  /** The person's seat, if not the first. */
  seat?: number;
}

const POSITIONS = {
  // mercurius: --players 3 --seed 1, game 27. The first seat plays the last card.
  /** The first turn: money for several purchases, and cards to play. */
  'mercurius-turn': { record: 'mercurius', step: 26 },
  /** Everything can be done: buying, selling, all special cards. */
  'mercurius-middle': { record: 'mercurius', step: 41 },
  /** The next purchase, of Rotterdam, is the dearest so far. */
  'mercurius-great': { record: 'mercurius', step: 33, seat: 1 },
  /** The last five turns of each. */
  'mercurius-late': { record: 'mercurius', step: 150 },
  'mercurius-end': { record: 'mercurius', step: 183 },

  // kommersant: --players 3 --seed 1 --option rounds=20, game 90. The first seat passes last.
  /** A throw, with nothing owned yet. */
  'kommersant-throw': { record: 'kommersant', step: 6 },
  /** On a lot that can be bought; declined, it is auctioned, and there is money for it. */
  'kommersant-buy': { record: 'kommersant', step: 33 },
  /** Four lots owned: a throw, or something to offer. */
  'kommersant-owner': { record: 'kommersant', step: 63 },
  /** On a lot; bought, it is the dearest so far. */
  'kommersant-great': { record: 'kommersant', step: 100 },
  /** Building, mortgaging, selling, offering and throwing. */
  'kommersant-middle': { record: 'kommersant', step: 110 },
  /** The way into the centre is open. */
  'kommersant-centre': { record: 'kommersant', step: 166 },
  'kommersant-end': { record: 'kommersant', step: 198 },

  // kommersant-leaving: --players 3 --seed 1 --option leaving=yes --option rounds=12, game 3.
  /** The first throw, or out of the game. */
  'kommersant-leaving': { record: 'kommersant-leaving', step: 6 },

  // kommersant-five: --players 5 --seed 1, game 3.
  /** The second throw, after all others had their turns. */
  'kommersant-five': { record: 'kommersant-five', step: 18 },

  // kommersant-poor: --players 5 --seed 3 --option capital=10000 --option rounds=30 --keep-seats
  // --bots random,steady,steady,steady,steady, game 59.
  /** A square is to be named; at the kiosk there is a rent that cannot be paid. */
  'kommersant-bankrupt': { record: 'kommersant-poor', step: 232 },

  // reverse-monopoly: --players 3 --seed 1, game 121. Three tripled families, one of them by an Escape.
  /** The KGB drives, and where it goes next opens an auction. */
  'reverse-monopoly-auctions': { record: 'reverse-monopoly', step: 28 },
  /** The same, and what is auctioned then is worth much to all. */
  'reverse-monopoly-auction': { record: 'reverse-monopoly', step: 49 },
  /** The KGB drives: a few of very many ways bring something. */
  'reverse-monopoly-middle': { record: 'reverse-monopoly', step: 130 },
  'reverse-monopoly-end': { record: 'reverse-monopoly', step: 243 },

  // reverse-monopoly-families: --players 3 --seed 1, game 125.
  /** Three tripled families without any Escape. */
  'reverse-monopoly-families': { record: 'reverse-monopoly-families', step: 291 },

  // reverse-monopoly-turns: --players 3 --seed 1 --option turns=4, game 7.
  /** Its turns are over, and the richest wins. */
  'reverse-monopoly-turns': { record: 'reverse-monopoly-turns', step: 42 },

  // reverse-monopoly-five: --players 5 --seed 1, game 27.
  /** In an auction, after three others drove the KGB. */
  'reverse-monopoly-five': { record: 'reverse-monopoly-five', step: 62 },

  // nano: --players 2 --seed 1, game 6. The first seat makes the BIObot.
  /** Where to begin on the map. */
  'nano-beginning': { record: 'nano', step: 4 },
  /** To plan, with the own chip on the only works. */
  'nano-chip': { record: 'nano', step: 9 },
  /** To move, with ways that bring something and many that do not. */
  'nano-move': { record: 'nano', step: 62 },
  /** To invest, with coal and ore to sell. */
  'nano-selling': { record: 'nano', step: 63 },
  /** To plan, with workers in three works that nobody guards, and one idle. */
  'nano-planning': { record: 'nano', step: 55 },
  'nano-middle': { record: 'nano', step: 79 },
  'nano-end': { record: 'nano', step: 285 },

  // nano-star: --players 2 --seed 1, game 2 of 40.
  /** To move; the other has a technology park and is nearest to winning, but not the richest. */
  'nano-star': { record: 'nano-star', step: 274 },

  // nano-raid: --players 2 --seed 2 --bots random,steady --keep-seats, game 33.
  /** On an asset of another, which can be raided. */
  'nano-raid': { record: 'nano-raid', step: 58 },
} satisfies Record<string, Position>;

export type Named = keyof typeof POSITIONS;

interface Played {
  steps: { seat?: number; action?: { do: string } }[];
}

const records = new Map<string, Played>();

function recordOf({ record }: Position): Played {
  const known = records.get(record);
  if (known) {
    return known;
  }
  const file = new URL(`records/${record}.json`, import.meta.url);
  const read = JSON.parse(readFileSync(file, 'utf8')) as Played;
  records.set(record, read);
  return read;
}

/** A table at a position, in which this person is to act, and nobody else. */
export async function at(
  person: Person,
  name: Named,
  settings: Partial<Settings> = {},
): Promise<string> {
  const position: Position = POSITIONS[name];
  const { step, seat = 0 } = position;
  const { table } = await person.ask<TableMade>('POST', '/api/positions', {
    record: recordOf(position),
    step,
    seat,
    settings: { ...SETTINGS, ...settings },
  } satisfies PositionWanted);
  expect((await person.look(table)).document.to_act, name).toEqual([seat]);
  return table;
}

/** What was done at a position in its record. */
export function doneAt(name: Named): { do: string } {
  const position: Position = POSITIONS[name];
  const { action } = recordOf(position).steps[position.step] ?? {};
  if (!action) {
    throw new Error(`nothing was done at ${name}`);
  }
  return action;
}

/** Does at a position what was done there, beside the page. */
export function goOn(person: Person, table: string, name: Named): Promise<unknown> {
  return person.tell(table, { do: 'act', action: doneAt(name) });
}

/** A game in its middle, in which this person is to act. */
export function wellUnderWay(person: Person, game: string): Promise<string> {
  return at(person, `${game}-middle` as Named);
}

/** A finished game: the last action of a record is done. */
export async function finished(
  person: Person,
  game: string,
  name = `${game}-end` as Named,
): Promise<string> {
  const table = await at(person, name);
  await goOn(person, table, name);
  await until('the end', async () => (await person.look(table)).document.status === 'finished');
  return table;
}
