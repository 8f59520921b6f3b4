import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Reading } from './read.svelte';

const lines = [1, 2, 3].map((number) => ({ number, person: { id: number === 2 ? 'me' : 'you' } }));

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the talk at a table', () => {
  it('is new until it was read, but for the own lines', () => {
    const reading = new Reading('a');
    expect(reading.unread(lines, 'me')).toBe(2);
    expect(reading.unread(lines, undefined)).toBe(3);
    reading.read(1);
    expect(reading.unread(lines, 'me')).toBe(1);
    reading.read(3);
    reading.read(0);
    expect(reading.unread(lines, 'me')).toBe(0);
  });

  it('that was read is not new after a reload, at this table', () => {
    new Reading('a').read(3);
    expect(new Reading('a').unread(lines, 'me')).toBe(0);
    expect(new Reading('b').unread(lines, 'me')).toBe(2);
  });

  it('is new each time where nothing can be kept', () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('no');
      },
      setItem: () => {
        throw new Error('no');
      },
    });
    const reading = new Reading('a');
    reading.read(3);
    expect(reading.unread(lines, 'me')).toBe(0);
    expect(new Reading('a').unread(lines, 'me')).toBe(2);
  });
});
