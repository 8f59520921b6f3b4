import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Sequence, type Shot } from './sequence';

let told: string[];

function shot(name: string, ms: number): Shot {
  return {
    ms,
    begin: (time) => told.push(`${name} ${time}`),
    end: () => told.push(`${name} over`),
  };
}

const rest = () => told.push('rest');
const inMotion = () => new Sequence(rest, () => false);

beforeEach(() => {
  told = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a sequence', () => {
  it('shows one thing after another, then rests', () => {
    inMotion().add([shot('dice', 240), shot('walk', 600)]);
    expect(told).toEqual(['dice 200']);
    vi.advanceTimersByTime(200);
    expect(told).toEqual(['dice 200', 'dice over', 'walk 600']);
    vi.advanceTimersByTime(600);
    expect(told.slice(3)).toEqual(['walk over', 'rest']);
  });

  it('shows what comes later after what is being shown', () => {
    const sequence = inMotion();
    sequence.add([shot('a', 100)]);
    vi.advanceTimersByTime(50);
    sequence.add([shot('b', 100)]);
    expect(told).toEqual(['a 100']);
    vi.advanceTimersByTime(50);
    expect(told).toEqual(['a 100', 'a over', 'b 100']);
  });

  it('shows the rest at once when it is skipped', () => {
    const sequence = inMotion();
    sequence.add([shot('a', 100), shot('b', 100)]);
    sequence.skip();
    expect(told.slice(1)).toEqual(['a over', 'b 0', 'b over', 'rest']);
    expect(sequence.playing).toBe(false);
    vi.advanceTimersByTime(1000);
    expect(told).toHaveLength(5);
  });

  it('rests only once when there is nothing left to skip', () => {
    const sequence = inMotion();
    sequence.skip();
    expect(told).toEqual([]);
  });

  it('shows everything at once where motion is not wanted', () => {
    new Sequence(rest, () => true).add([shot('a', 100), shot('b', 100)]);
    expect(told).toEqual(['a 0', 'a over', 'b 0', 'b over', 'rest']);
  });

  it('goes faster the more is waiting, and shows the oldest of too many at once', () => {
    const sequence = inMotion();
    sequence.add(Array.from({ length: 31 }, (_, index) => shot(`${index}`, 400)));
    expect(told.slice(0, 2)).toEqual(['0 0', '0 over']);
    expect(told.at(-1)).toBe('1 82');
  });

  it('forgets what waits when it is stopped', () => {
    const sequence = inMotion();
    sequence.add([shot('a', 100), shot('b', 100)]);
    sequence.stop();
    vi.advanceTimersByTime(1000);
    expect(told).toEqual(['a 97']);
  });
});
