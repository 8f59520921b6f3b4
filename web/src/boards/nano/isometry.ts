// Solids seen from above a corner: x goes down to the right, y down to the left, z up.

import { type Point, rounded } from './geometry';

export type Material = 'stone' | 'dark' | 'glass' | 'signal' | 'rust' | 'leaf' | 'pale' | 'glow';
export type Side = 'top' | 'left' | 'right' | 'line' | 'thin' | 'cloud';

/** Something filled or drawn, in the order from back to front. */
export interface Face {
  d: string;
  made: Material;
  side: Side;
}

type Spot = [x: number, y: number, z: number];

const COS = Math.cos(Math.PI / 6);
/** How much wider a circle on the ground looks than its radius, and how much flatter. */
const [ROUND, FLAT] = [Math.sqrt(1.5), Math.SQRT1_2];

export function seen([x, y, z]: Spot): Point {
  return { x: (x - y) * COS, y: (x + y) / 2 - z };
}

const word = (spot: Spot): string => {
  const { x, y } = seen(spot);
  return `${rounded(x)} ${rounded(y)}`;
};

export function plane(made: Material, side: Side, ...spots: Spot[]): Face {
  return { d: `M${spots.map(word).join('L')}Z`, made, side };
}

export function line(made: Material, side: 'line' | 'thin', ...spots: Spot[]): Face {
  return { d: `M${spots.map(word).join('L')}`, made, side };
}

/** A box from its back corner: as wide along x, as deep along y, as high. */
export function box(made: Material, at: Spot, wide: number, deep: number, high: number): Face[] {
  const [x, y, z] = at;
  const [x1, y1, z1] = [x + wide, y + deep, z + high];
  return [
    plane(made, 'left', [x, y1, z], [x1, y1, z], [x1, y1, z1], [x, y1, z1]),
    plane(made, 'right', [x1, y, z], [x1, y1, z], [x1, y1, z1], [x1, y, z1]),
    plane(made, 'top', [x, y, z1], [x1, y, z1], [x1, y1, z1], [x, y1, z1]),
  ];
}

function disc(made: Material, at: Spot, radius: number): Face {
  const { x, y } = seen(at);
  const [wide, high] = [rounded(radius * ROUND), rounded(radius * FLAT)];
  return {
    d: `M${rounded(x - wide)} ${rounded(y)}a${wide} ${high} 0 1 0 ${2 * wide} 0a${wide} ${high} 0 1 0 ${-2 * wide} 0Z`,
    made,
    side: 'top',
  };
}

/** A round body that is narrower or wider at the top, and may be drawn in at the waist. */
export function drum(
  made: Material,
  at: Spot,
  radius: number,
  high: number,
  { top = radius, waist = (radius + top) / 2 }: { top?: number; waist?: number } = {},
): Face[] {
  const { x, y } = seen(at);
  const w = (r: number) => r * ROUND;
  const f = (r: number) => r * FLAT;
  const n = rounded;
  // Half of it in light, half in shade.
  const half = (sign: 1 | -1): string =>
    `M${n(x)} ${n(y + f(radius))}` +
    `A${n(w(radius))} ${n(f(radius))} 0 0 ${sign === -1 ? 1 : 0} ${n(x + sign * w(radius))} ${n(y)}` +
    `Q${n(x + sign * (2 * w(waist) - (w(radius) + w(top)) / 2))} ${n(y - high * 0.6)} ${n(x + sign * w(top))} ${n(y - high)}` +
    `L${n(x)} ${n(y - high + f(top))}Z`;
  return [
    { d: half(-1), made, side: 'left' },
    { d: half(1), made, side: 'right' },
    disc(made, [at[0], at[1], at[2] + high], top),
  ];
}

/** Half a ball on the ground or on a roof. */
export function dome(made: Material, at: Spot, radius: number): Face[] {
  const { x, y } = seen(at);
  const [wide, flat] = [radius * ROUND, radius * FLAT];
  const n = rounded;
  const high = radius * 1.15;
  return [
    {
      d: `M${n(x - wide)} ${n(y)}A${n(wide)} ${n(high)} 0 0 1 ${n(x + wide)} ${n(y)}A${n(wide)} ${n(flat)} 0 0 1 ${n(x - wide)} ${n(y)}Z`,
      made,
      side: 'left',
    },
    {
      d: `M${n(x + wide * 0.15)} ${n(y - high)}A${n(wide)} ${n(high)} 0 0 1 ${n(x + wide)} ${n(y)}A${n(wide)} ${n(flat)} 0 0 1 ${n(x + wide * 0.15)} ${n(y + flat)}Q${n(x + wide * 0.5)} ${n(y - flat)} ${n(x + wide * 0.15)} ${n(y - high)}Z`,
      made,
      side: 'right',
    },
    {
      d: `M${n(x - wide * 0.55)} ${n(y - high * 0.25)}Q${n(x - wide * 0.5)} ${n(y - high * 0.7)} ${n(x - wide * 0.1)} ${n(y - high * 0.82)}Q${n(x - wide * 0.35)} ${n(y - high * 0.5)} ${n(x - wide * 0.55)} ${n(y - high * 0.25)}Z`,
      made,
      side: 'top',
    },
  ];
}

/** Smoke and steam: a few puffs above a spot. */
export function cloud(at: Spot, size: number): Face {
  const { x, y } = seen(at);
  const puff = (dx: number, dy: number, r: number) =>
    `M${rounded(x + dx - r)} ${rounded(y + dy)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
  return {
    d:
      puff(0, -size * 0.5, rounded(size * 0.45)) +
      puff(size * 0.6, -size * 1.2, rounded(size * 0.6)) +
      puff(size * 1.5, -size * 1.9, rounded(size * 0.75)),
    made: 'pale',
    side: 'cloud',
  };
}

/** A roof like a tent, its ridge along y. */
export function gable(made: Material, at: Spot, wide: number, deep: number, high: number): Face[] {
  const [x, y, z] = at;
  const [x1, y1, ridge] = [x + wide, y + deep, x + wide / 2];
  return [
    plane(made, 'left', [x, y1, z], [x1, y1, z], [ridge, y1, z + high]),
    plane(made, 'top', [x, y, z], [x, y1, z], [ridge, y1, z + high], [ridge, y, z + high]),
    plane(made, 'right', [x1, y, z], [x1, y1, z], [ridge, y1, z + high], [ridge, y, z + high]),
  ];
}

/** A heap of something loose. */
export function heap(made: Material, at: Spot, radius: number, high: number): Face[] {
  const { x, y } = seen(at);
  const [wide, flat] = [radius * ROUND, radius * FLAT];
  const n = rounded;
  return [
    {
      d: `M${n(x - wide)} ${n(y)}L${n(x)} ${n(y - high)}L${n(x)} ${n(y + flat)}Q${n(x - wide * 0.8)} ${n(y + flat)} ${n(x - wide)} ${n(y)}Z`,
      made,
      side: 'left',
    },
    {
      d: `M${n(x + wide)} ${n(y)}L${n(x)} ${n(y - high)}L${n(x)} ${n(y + flat)}Q${n(x + wide * 0.8)} ${n(y + flat)} ${n(x + wide)} ${n(y)}Z`,
      made,
      side: 'right',
    },
  ];
}
