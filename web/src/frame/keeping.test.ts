import { describe, expect, it } from 'vitest';
import { Keeping } from './keeping';

describe('where the choices of a turn begin', () => {
  it('stays the same when what was told above them is gone', () => {
    const keeping = new Keeping();
    expect(keeping.above(130, false)).toBe(0);
    expect(keeping.above(72, false)).toBe(58);
    expect(keeping.above(95, false)).toBe(35);
  });

  it('goes down where more is told, and stays there', () => {
    const keeping = new Keeping();
    keeping.above(72, false);
    expect(keeping.above(95, false)).toBe(0);
    expect(keeping.above(72, false)).toBe(23);
  });

  it('gives way to what passes, and comes back', () => {
    const keeping = new Keeping();
    keeping.above(72, false);
    expect(keeping.above(180, true)).toBe(0);
    expect(keeping.above(72, false)).toBe(0);
  });

  it('is another in the next turn, and where too much would be empty', () => {
    const keeping = new Keeping();
    keeping.above(130, false);
    keeping.leave();
    expect(keeping.above(72, false)).toBe(0);
    keeping.above(400, false);
    expect(keeping.above(72, false)).toBe(0);
  });
});
