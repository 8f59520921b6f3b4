// The change of a sum, told for a moment beside it.

export interface Chip {
  key: number;
  change: number;
}

/**
 * The chip in sight after one more change, while the one before is still there: both in one sum. Of two purchases that are
 * made by one press the second would hide the first, and a seat on a phone has no room for two. Nothing if they make up for
 * each other.
 */
export function told(before: Chip | null, { key, change }: Chip): Chip | null {
  const whole = (before?.change ?? 0) + change;
  return whole === 0 ? null : { key, change: whole };
}
