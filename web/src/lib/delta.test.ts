import { describe, expect, it } from 'vitest';
import { changed } from './delta';

describe('a delta', () => {
  it('puts a number, a text, true, false or null in the place of anything', () => {
    for (const value of [7, 'text', true, false, null]) {
      expect(changed({ old: 1 }, value)).toEqual(value);
    }
    expect(changed({ a: 1 }, { b: 2 })).toEqual({ a: 1, b: 2 });
  });

  it('in a list of one puts a value of any kind there', () => {
    expect(changed(3, [{ a: [1] }])).toEqual({ a: [1] });
    expect(changed({ a: { b: 1, c: 2 } }, { a: [{ b: 2 }] })).toEqual({ a: { b: 2 } });
    expect(changed({}, { fresh: [[1, 2]] })).toEqual({ fresh: [1, 2] });
    expect(changed([1, 2], [[]])).toEqual([]);
  });

  it('that is an empty list removes a key', () => {
    expect(changed({ a: 1, b: 2 }, { a: [] })).toEqual({ b: 2 });
  });

  it('changes keys of an object, and leaves the others the same objects', () => {
    const before = { kept: { deep: 1 }, changed: { cash: 100, name: 'Anna' } };
    const after = changed(before, { changed: { cash: 86 } }) as typeof before;
    expect(after).toEqual({ kept: { deep: 1 }, changed: { cash: 86, name: 'Anna' } });
    expect(after.kept).toBe(before.kept);
    expect(before.changed.cash).toBe(100);
  });

  it('changes items of a list by their position', () => {
    const before = [{ cash: 1 }, { cash: 2 }, { cash: 3 }];
    const after = changed(before, { '1': { cash: 9 } }) as typeof before;
    expect(after).toEqual([{ cash: 1 }, { cash: 9 }, { cash: 3 }]);
    expect(after[0]).toBe(before[0]);
  });

  it('cuts a list one cut after another, before anything else', () => {
    const cuts = {
      cut: [
        [0, 1, []],
        [1, 0, ['new', 'newer']],
      ],
      '0': 'B',
    };
    expect(changed(['a', 'b', 'c'], cuts)).toEqual(['B', 'new', 'newer', 'c']);
  });

  it('gives a key of all items its values in order, after the cuts', () => {
    const delta = { cut: [[2, 1, []]], each: { label: ['x', 'y'] }, '1': { n: 5 } };
    expect(changed([{ label: 'a', n: 1 }, { label: 'b', n: 2 }, { label: 'c' }], delta)).toEqual([
      { label: 'x', n: 1 },
      { label: 'y', n: 5 },
    ]);
  });

  it('removes a key of all items when there are no values for it', () => {
    expect(changed([{ a: 1, b: 1 }, { a: 2 }], { each: { a: [] } })).toEqual([{ b: 1 }, {}]);
  });
});
