// A database with a table whose log cannot be played.

import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';

/** The table that cannot go on, and one beside it that can. */
export const HALTED = '9jmsqt9vn1xxscaj';
export const OTHER = '8czmw2x9gvc8p1rs';
/** An action of the first seat; who sits behind cannot have done it. */
export const ENTRY = 20;

/** A directory with a database as an earlier version wrote it, but for the seat of one action. */
export function broken(): string {
  const stored = new URL('../../server/tests/fixtures/v1/stopped.db', import.meta.url);
  const database = readFileSync(stored, 'latin1');
  const version = `\\x${ENTRY.toString(16)}`;
  const action = new RegExp(`(${HALTED}${version}action\\{"is":"action","seat":)0`, 'g');
  expect(database.match(action)).toHaveLength(1);
  const data = mkdtempSync(join(tmpdir(), 'kontor-halted-'));
  writeFileSync(join(data, 'kontor.db'), database.replace(action, '$12'), 'latin1');
  return data;
}
