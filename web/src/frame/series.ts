// What a chart draws.

import type { Point } from './scale';
import type { PastStep } from './steps';

export interface Series {
  key: string;
  label: string;
  /** Drawn in the seat's colour with its shape. */
  seat?: number;
  /** A colour for what belongs to no seat. */
  colour?: string;
  /** Strokes and gaps, so that colour is not the only sign. */
  dash?: string;
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
