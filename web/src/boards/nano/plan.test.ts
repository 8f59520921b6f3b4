import { describe, expect, it } from 'vitest';
import type { PickField } from './finding';
import { ASIDE, asItIs, aside, filled, gains, hasRoom, isOpen, isSame, named, sent } from './plan';

const item = (id: string, count: number) => ({ id, label: id, count });

/** Mine 1 is free to plan; mine 2 is sabotaged: its one worker may leave, nobody may come. */
const field: PickField = {
  kind: 'pick',
  name: 'workers',
  min: 0,
  max: 5,
  items: [item('mine-1', 5), item('mine-2', 1), item('guard-mine-1', 1)],
};
const assets = [
  { id: 'mine-1', workers: 2, guard: false },
  { id: 'mine-2', workers: 1, guard: false },
  { id: 'mine-3', workers: 3, guard: true },
];

describe('a plan', () => {
  it('begins as things are, on the places that can be changed', () => {
    expect([...asItIs(field, assets)]).toEqual([
      ['mine-1', 2],
      ['mine-2', 1],
      ['guard-mine-1', 0],
    ]);
    expect(aside(asItIs(field, assets), field)).toBe(2);
    expect(isOpen(field, 'mine-3')).toBe(false);
  });

  it('is sent as a list that names every place as often as workers stand there', () => {
    const plan = sent(asItIs(field, assets), field, ASIDE, 'guard-mine-1');
    expect(named(plan)).toEqual(['mine-1', 'mine-1', 'mine-2', 'guard-mine-1']);
    expect(aside(plan, field)).toBe(1);
  });

  it('lets a worker leave a sabotaged asset, and nobody come', () => {
    const now = asItIs(field, assets);
    expect(hasRoom(now, field, 'mine-2')).toBe(false);
    expect(sent(now, field, 'mine-1', 'mine-2')).toBe(now);
    const left = sent(now, field, 'mine-2', 'mine-1');
    expect(named(left)).toEqual(['mine-1', 'mine-1', 'mine-1']);
  });

  it('has one guard on a guard place, and sends nobody from where nobody is', () => {
    const now = asItIs(field, assets);
    const guarded = sent(now, field, 'mine-1', 'guard-mine-1');
    expect(sent(guarded, field, 'mine-1', 'guard-mine-1')).toBe(guarded);
    expect(sent(now, field, 'guard-mine-1', ASIDE)).toBe(now);
    expect(sent(now, field, ASIDE, ASIDE)).toBe(now);
  });

  it('is filled by those who stand aside, as far as they suffice', () => {
    const open = [
      { place: 'guard-mine-1', workers: 1 },
      { place: 'mine-1', workers: 3 },
    ];
    const plan = filled(asItIs(field, assets), field, open);
    expect(named(plan)).toEqual(['mine-1', 'mine-1', 'mine-1', 'mine-2', 'guard-mine-1']);
    expect(aside(plan, field)).toBe(0);
  });

  it('is the same as another with everybody in the same places', () => {
    const now = asItIs(field, assets);
    const there = sent(now, field, 'mine-1', ASIDE);
    expect(isSame(now, there)).toBe(false);
    expect(isSame(now, sent(there, field, ASIDE, 'mine-1'))).toBe(true);
  });

  it('says where more will stand than do now, and how many more', () => {
    const now = asItIs(field, assets);
    const moved = sent(sent(now, field, 'mine-2', 'mine-1'), field, ASIDE, 'mine-1');
    expect(gains(now, moved, field)).toEqual([{ label: 'mine-1', more: 2 }]);
    expect(gains(now, now, field)).toEqual([]);
  });
});
