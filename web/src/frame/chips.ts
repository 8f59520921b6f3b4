// Changes of a sum, each told for a moment beside it.

export interface Chip {
  key: number;
  change: number;
}

/**
 * The chips in sight after one more change. What goes the same way as the last one is told in one sum: of two purchases
 * that are made by one press the second would hide the first.
 */
export function told(chips: Chip[], { key, change }: Chip): Chip[] {
  const last = chips.at(-1);
  return last && Math.sign(last.change) === Math.sign(change)
    ? [{ key, change: last.change + change }]
    : [...chips.slice(-1), { key, change }];
}
