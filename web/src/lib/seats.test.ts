import { describe, expect, it } from 'vitest';
import { colourOf, dashOf, OUTLINE, SHAPES, shapeOf } from './seats';

describe('six seats', () => {
  const seats = SHAPES.map((_, seat) => seat);
  it.each([
    ['colour', colourOf],
    ['shape', shapeOf],
    ['strokes of their line', (seat: number) => dashOf(seat) ?? 'whole'],
    ['outline', (seat: number) => OUTLINE[shapeOf(seat)]],
  ])('differ each in %s', (_, signOf) => {
    expect(new Set(seats.map(signOf)).size).toBe(SHAPES.length);
  });
});
