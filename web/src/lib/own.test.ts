import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Me } from '../protocol/Me';
import type { TableShown } from '../protocol/TableShown';
import { myself } from './me.svelte';
import { OwnTables } from './own.svelte';

/** So many tables at which it is this person's turn. */
const waiting = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `table-${at}`,
    game: 'mercurius',
    status: 'playing',
    seats: [{ name: 'Me', people: [{ id: 'me', name: 'Me' }], bot: null }],
    to_act: [0],
  })) as unknown as TableShown[];

beforeEach(() => {
  vi.useFakeTimers();
  const document = { visibilityState: 'hidden', addEventListener() {}, removeEventListener() {} };
  vi.stubGlobal('document', document);
  myself.now = { id: 'me' } as Me;
});
afterEach(() => {
  myself.now = undefined;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the own tables', () => {
  it('are known as they are after changes while they were read, also where nobody looks', async () => {
    const own = new OwnTables();
    const answers: ((tables: TableShown[]) => void)[] = [];
    vi.stubGlobal('fetch', async () => {
      const tables = await new Promise<TableShown[]>((answer) => answers.push(answer));
      return new Response(JSON.stringify(tables));
    });
    const looked = own.look();
    // Two things happen before the first answer, which knows neither.
    own.look();
    own.look();
    answers[0]?.(waiting(1));
    await looked;
    expect(own.wanted('me')).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    answers[1]?.(waiting(3));
    await vi.advanceTimersByTimeAsync(0);
    expect(own.wanted('me')).toBe(3);
    expect(answers, 'once more for both').toHaveLength(2);
    own.close();
  });
});
