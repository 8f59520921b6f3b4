import { describe, expect, it } from 'vitest';
import { type Placed, partingAt, roomAbove, roomBeside, shiftAside } from './pressed';

const throwing = { x: 100, y: 220, kind: 'throw' };
const buy: Placed = { top: 200, bottom: 244, left: 20, right: 180, kind: 'buy' };

describe('what names a sum', () => {
  it('makes room under the pointer that pressed something else', () => {
    const room = roomAbove(throwing, [buy]);
    expect(buy.top + room).toBeGreaterThan(throwing.y);
  });

  it('goes no further down than it takes for all of it to be off the pointer', () => {
    const below: Placed = { ...buy, top: 250, bottom: 294 };
    const far: Placed = { ...buy, top: 500, bottom: 544 };
    expect(roomAbove({ ...throwing, y: 270 }, [buy, below, far])).toBe(80);
    expect(roomAbove({ ...throwing, y: 520 }, [buy, below, far])).toBe(30);
  });

  it('stays where it is beside the pointer, and under one that pressed the same', () => {
    expect(roomAbove({ ...throwing, x: 300 }, [buy])).toBe(0);
    expect(roomAbove({ ...throwing, y: 400 }, [buy])).toBe(0);
    expect(roomAbove({ ...throwing, kind: 'buy' }, [buy])).toBe(0);
    expect(roomAbove(null, [buy])).toBe(0);
  });
});

describe('a main choice', () => {
  const sell: Placed = { ...buy, kind: 'sell' };
  const pay: Placed = { ...buy, top: 140, bottom: 184, kind: 'pay', first: true };

  it('keeps its place where only the others lie under the pointer', () => {
    expect(roomBeside(throwing, [sell], true)).toEqual({ above: 0, between: 30 });
    expect(roomBeside(throwing, [pay, sell], true)).toEqual({ above: 0, between: 30 });
  });

  it('gives way where it names a sum, or where there is none', () => {
    expect(roomBeside({ ...throwing, y: 160 }, [pay, sell], true)).toEqual({
      above: 30,
      between: 0,
    });
    expect(roomBeside(throwing, [sell], false)).toEqual({ above: 30, between: 0 });
  });
});

describe('many choices on a wide screen', () => {
  const list = [0, 1, 2, 3, 4].map((at) => ({ ...buy, top: 100 + 50 * at, bottom: 144 + 50 * at }));

  it('part at the pointer: those above it stay, and the hole is never higher than one of them', () => {
    expect(partingAt(throwing, list)).toEqual({ at: 2, down: 30 });
    expect(partingAt({ ...throwing, y: 147 }, list)).toEqual({ at: 0, down: 57 });
  });

  it('stay together where the pointer is elsewhere, or pressed one of their kind', () => {
    expect(partingAt({ ...throwing, x: 300 }, list)).toBeNull();
    expect(partingAt({ ...throwing, kind: 'buy' }, list)).toBeNull();
    expect(partingAt({ ...throwing, y: 80 }, list)).toBeNull();
    expect(partingAt(null, list)).toBeNull();
  });
});

describe('a deed', () => {
  it('moves the shorter way off the pointer that opened it', () => {
    expect(shiftAside({ ...throwing, y: 205 }, [buy], 500, 500)).toBe(15);
    expect(shiftAside({ ...throwing, y: 240 }, [buy], 500, 500)).toBe(-14);
  });

  it('moves only where there is room, and past all that costs', () => {
    expect(shiftAside({ ...throwing, y: 205 }, [buy], 500, 10)).toBe(-49);
    expect(shiftAside({ ...throwing, y: 205 }, [buy], 10, 10)).toBe(0);
    const below: Placed = { ...buy, top: 250, bottom: 294 };
    expect(shiftAside({ ...throwing, y: 255 }, [buy, below], 500, 500)).toBe(-49);
  });

  it('stays where the pointer is elsewhere', () => {
    expect(shiftAside({ ...throwing, y: 100 }, [buy], 500, 500)).toBe(0);
    expect(shiftAside(null, [buy], 500, 500)).toBe(0);
  });
});
