// Scales of charts.

/** A step of 1, 2 or 5 times a power of ten that divides a range into about so many parts. */
export function niceStep(range: number, parts: number): number {
  const rough = Math.max(range, Number.EPSILON) / parts;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough * 0.999) ?? 10;
  return factor * power;
}

/** Round figures from below the least to above the most; 0 and 1 where there is nothing to measure. */
export function ticks(least: number, most: number, parts: number): number[] {
  if (!Number.isFinite(least) || !Number.isFinite(most)) {
    return [0, 1];
  }
  if (!(most > least)) {
    // A tenth to either side: figures like 249 999 and 250 001 would tell of differences that nobody has.
    const room = Math.max(1, Math.abs(least) / 10);
    return ticks(least - room, least + room, parts);
  }
  const step = Math.max(1, niceStep(most - least, parts));
  const first = Math.floor(least / step) * step;
  const figures: number[] = [];
  for (let figure = first; figure < most + step; figure += step) {
    figures.push(figure);
  }
  return figures;
}

/** A straight scale from figures to places. */
export function scale(from: [number, number], to: [number, number]): (figure: number) => number {
  const range = from[1] - from[0] || 1;
  return (figure) => to[0] + ((figure - from[0]) / range) * (to[1] - to[0]);
}

export interface Point {
  x: number;
  y: number | null;
}

/** The value that holds at a place: that of the last point at or before it. */
export function valueAt(points: Point[], x: number): number | null {
  let low = 0;
  let high = points.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((points[middle] as Point).x <= x) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return points[low - 1]?.y ?? null;
}

/** Points without those that say what the one before them said, so that long games draw fast. */
export function sparse(points: Point[]): Point[] {
  return points.filter((point, at) => {
    const [before, after] = [points[at - 1], points[at + 1]];
    return !before || !after || before.y !== point.y || after.y !== point.y;
  });
}

/**
 * Where a line shows its shape: so many times between the bounds, each line at other places, so that lines
 * that run on each other are still told apart.
 */
export function shapesAlong(
  points: Point[],
  [from, to]: [number, number],
  line: { at: number; of: number },
  times: number,
): { x: number; y: number }[] {
  const share = (to - from) / times;
  return Array.from({ length: times }, (_, n) => {
    const x = from + share * (n + (line.at + 0.5) / line.of);
    return { x, y: valueAt(points, x) };
  }).filter((place): place is { x: number; y: number } => place.y !== null);
}

/** Labels moved apart so that none covers another, kept in order and within the bounds. */
export function apart(wanted: number[], gap: number, least: number, most: number): number[] {
  const order = wanted.map((_, at) => at).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const placed = [...wanted];
  let floor = least;
  for (const at of order) {
    placed[at] = Math.max(wanted[at] ?? 0, floor);
    floor = (placed[at] ?? 0) + gap;
  }
  let ceiling = most;
  for (const at of order.reverse()) {
    placed[at] = Math.min(placed[at] ?? 0, ceiling);
    ceiling = (placed[at] ?? 0) - gap;
  }
  return placed;
}
