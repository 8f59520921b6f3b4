// What a chart draws.

import type { Point } from './scale';
import type { PastStep } from './steps';

export interface Series {
  key: string;
  label: string;
  /** Drawn with the seat's colour, strokes and shape; what belongs to no seat by its place among the others. */
  seat?: number;
  points: Point[];
}

/** What each seat owned, step by step; nothing where the viewer may not know. */
export function wealthSeries(steps: PastStep[], names: string[]): Series[] {
  return names.map((label, seat) => ({
    key: `seat-${seat}`,
    label,
    seat,
    points: steps.flatMap(({ step, wealth }) =>
      wealth ? [{ x: step, y: wealth[seat] ?? null }] : [],
    ),
  }));
}
