// Tables that begin at a named moment of a game that is kept with the rules.

import { readFileSync } from 'node:fs';
import type { TableMade } from '../src/protocol/TableMade';
import { SETTINGS } from './tables';
import type { Person } from './world';

/** A table after so many steps of a kept game, with this person in that seat and bots in the others. */
export async function golden(
  person: Person,
  game: string,
  name: string,
  { step, seat }: { step: number; seat: number },
): Promise<string> {
  const file = new URL(`../../games/${game}/tests/golden/${name}.record.json`, import.meta.url);
  const record = JSON.parse(readFileSync(file, 'utf8'));
  const wanted = { record, step, seat, settings: SETTINGS };
  return (await person.ask<TableMade>('POST', '/api/positions', wanted)).table;
}
