// What stands on the hexes, drawn once and used wherever it stands. The middle of the hex is 0,0 on the
// ground; everything stays within it and may be as high as a hex is wide.

import { variety } from './geometry';
import { box, cloud, dome, drum, type Face, gable, heap, line, plane } from './isometry';
import type { Hex, Terrain } from './view';

/** Every building; the Business-centre and the country have several looks. */
export type Drawing = Exclude<Terrain, 'open' | 'business-centre'> | Tower | Country;
export type Tower = 'tower-0' | 'tower-1' | 'tower-2';
export type Country =
  | 'wood-0'
  | 'wood-1'
  | 'rock-0'
  | 'rock-1'
  | 'lake'
  | 'reed'
  | 'field-0'
  | 'field-1'
  | 'grove';

function mine(): Face[] {
  return [
    ...box('stone', [-30, -6, 0], 22, 20, 14),
    ...gable('dark', [-31, -7, 14], 24, 22, 8),
    plane('signal', 'left', [-22, 14, 0], [-15, 14, 0], [-15, 14, 9], [-22, 14, 9]),
    // The headframe: legs, cage and wheel.
    line('dark', 'line', [-2, 2, 0], [4, 4, 42]),
    line('dark', 'line', [16, -10, 0], [8, 0, 42]),
    line('dark', 'line', [16, 10, 0], [8, 6, 42]),
    line('dark', 'thin', [2, 3, 14], [14, 8, 14], [13, -6, 14]),
    line('dark', 'thin', [3, 4, 28], [11, 7, 28], [11, -2, 28]),
    line('dark', 'thin', [2, 3, 14], [11, 7, 28]),
    line('dark', 'thin', [14, 8, 14], [3, 4, 28]),
    line('dark', 'thin', [6, 3, 44], [-20, 2, 22]),
    ...drum('dark', [6, 3, 41], 3, 3),
    wheel(6, 3, 49, 8),
    ...heap('dark', [20, 26, 0], 9, 11),
    ...heap('dark', [28, 14, 0], 6, 8),
  ];
}

function wheel(x: number, y: number, z: number, radius: number): Face {
  const cx = (x - y) * Math.cos(Math.PI / 6);
  const cy = (x + y) / 2 - z;
  const wide = radius * 0.8;
  const n = (value: number) => Math.round(value * 10) / 10;
  return {
    d:
      `M${n(cx - wide)} ${n(cy)}a${n(wide)} ${radius} 0 1 0 ${n(2 * wide)} 0a${n(wide)} ${radius} 0 1 0 ${n(-2 * wide)} 0` +
      `M${n(cx - wide)} ${n(cy)}H${n(cx + wide)}M${n(cx)} ${n(cy - radius)}V${n(cy + radius)}`,
    made: 'signal',
    side: 'line',
  };
}

function excavatingPlant(): Face[] {
  const step = (size: number, down: number, side: 'top' | 'left' | 'right'): Face =>
    plane(
      'rust',
      side,
      [-size, -size, -down],
      [size, -size, -down],
      [size, size, -down],
      [-size, size, -down],
    );
  const wall = (size: number, from: number, to: number): Face[] => [
    plane(
      'rust',
      'left',
      [-size, -size, -from],
      [size, -size, -from],
      [size - 6, 6 - size, -to],
      [6 - size, 6 - size, -to],
    ),
    plane(
      'rust',
      'right',
      [-size, -size, -from],
      [-size, size, -from],
      [6 - size, size - 6, -to],
      [6 - size, 6 - size, -to],
    ),
  ];
  return [
    step(29, 0, 'top'),
    ...wall(24, 0, 3),
    step(18, 3, 'left'),
    ...wall(15, 3, 6),
    step(9, 6, 'right'),
    // The excavator on the near edge.
    ...box('dark', [11, 7, 0], 20, 5, 4),
    ...box('dark', [11, 19, 0], 20, 5, 4),
    ...box('signal', [11, 8, 4], 17, 15, 8),
    ...box('glass', [12, 16, 12], 8, 7, 8),
    line('signal', 'line', [14, 11, 12], [0, 4, 34], [-14, -4, 20]),
    line('dark', 'thin', [14, 11, 12], [0, 4, 34], [-14, -4, 20]),
    ...box('dark', [-18, -8, 12], 8, 7, 7),
  ];
}

function steelPlant(): Face[] {
  const tooth = (y: number): Face[] => [
    plane('dark', 'right', [14, y, 17], [14, y + 11, 17], [14, y, 26]),
    plane('glass', 'left', [-30, y, 17], [14, y, 17], [14, y, 26], [-30, y, 26]),
    plane('dark', 'top', [-30, y, 26], [14, y, 26], [14, y + 11, 17], [-30, y + 11, 17]),
  ];
  return [
    ...drum('rust', [20, -16, 0], 5, 54, { top: 4 }),
    ...drum('pale', [20, -16, 44], 4.3, 5),
    cloud([20, -16, 56], 7),
    ...box('stone', [-30, -14, 0], 44, 33, 17),
    ...tooth(-14),
    ...tooth(-3),
    ...tooth(8),
    plane('glow', 'top', [-22, 19, 0], [-10, 19, 0], [-10, 19, 11], [-22, 19, 11]),
    plane('glow', 'top', [-4, 19, 4], [4, 19, 4], [4, 19, 11], [-4, 19, 11]),
    ...drum('rust', [25, 4, 0], 8, 30, { top: 6, waist: 8 }),
    plane('glow', 'top', [27, 12, 2], [32, 9, 2], [32, 9, 8], [27, 12, 8]),
    ...box('dark', [14, 22, 0], 14, 6, 3),
  ];
}

function powerPlant(): Face[] {
  const tower = (x: number, y: number, radius: number, high: number): Face[] => [
    ...drum('pale', [x, y, 0], radius, high, { top: radius * 0.72, waist: radius * 0.66 }),
    ...drum('dark', [x, y, high - 0.4], radius * 0.5, 0.4),
  ];
  return [
    cloud([12, -22, 42], 9),
    ...tower(12, -20, 15, 42),
    ...tower(-18, 6, 14, 38),
    ...box('stone', [8, 8, 0], 22, 20, 16),
    plane('signal', 'left', [14, 28, 3], [24, 28, 3], [24, 28, 13], [14, 28, 13]),
    plane(
      'dark',
      'right',
      [20, 28, 12.5],
      [16, 28, 7.5],
      [19, 28, 7.5],
      [17.5, 28, 3.5],
      [22.5, 28, 8.5],
      [19.5, 28, 8.5],
    ),
    line('glass', 'thin', [30, 10, 5], [30, 26, 5]),
    line('glass', 'thin', [30, 10, 10], [30, 26, 10]),
  ];
}

function technologyPark(): Face[] {
  return [
    ...box('stone', [-32, -24, 0], 58, 52, 3),
    ...box('glass', [-22, -20, 3], 15, 15, 52),
    ...floors([-22, -20, 3], 15, 15, 52, 7),
    line('signal', 'line', [-15, -13, 55], [-15, -13, 70]),
    ...drum('glass', [12, -8, 3], 12, 26),
    ...drum('signal', [12, -8, 15], 12.2, 2.5),
    ...drum('dark', [12, -8, 29], 9, 2),
    ...dome('glass', [-8, 14, 3], 14),
    line('dark', 'thin', [-19, 14, 8], [-8, 14, 17], [3, 14, 8]),
    ...box('signal', [14, 14, 3], 8, 8, 5),
  ];
}

/** Lines along the two walls that are seen. */
function floors(
  at: [number, number, number],
  wide: number,
  deep: number,
  high: number,
  every: number,
): Face[] {
  const [x, y, z] = at;
  const lines: Face[] = [];
  for (let up = every; up < high; up += every) {
    lines.push(
      line(
        'pale',
        'thin',
        [x, y + deep, z + up],
        [x + wide, y + deep, z + up],
        [x + wide, y, z + up],
      ),
    );
  }
  return lines;
}

function tower(look: 0 | 1 | 2): Face[] {
  const block = (
    of: 'glass' | 'stone' | 'dark',
    x: number,
    y: number,
    size: number,
    high: number,
  ): Face[] => [
    ...box(of, [x, y, 0], size, size, high),
    ...floors([x, y, 0], size, size, high, of === 'glass' ? 6 : 8),
  ];
  switch (look) {
    case 0:
      return [
        ...block('dark', -30, -22, 17, 34),
        ...block('glass', -6, -30, 20, 62),
        line('signal', 'line', [4, -20, 62], [4, -20, 78]),
        ...block('stone', -24, 4, 18, 24),
        ...block('glass', 8, 4, 15, 38),
        ...box('dark', [10, 6, 38], 8, 8, 4),
      ];
    case 1:
      return [
        ...block('glass', -28, -20, 16, 46),
        ...block('stone', 0, -22, 18, 30),
        ...box('dark', [4, -18, 30], 8, 8, 5),
        ...block('dark', -16, 6, 15, 22),
        ...block('glass', 10, 8, 13, 26),
      ];
    default:
      return [
        ...block('stone', -30, -14, 18, 28),
        ...block('glass', 2, -26, 15, 42),
        ...drum('glass', [-4, 16, 0], 10, 32),
        ...drum('signal', [-4, 16, 24], 10.2, 2.5),
        ...block('dark', 16, 2, 12, 18),
      ];
  }
}

function university(banners: number): Face[] {
  const columns: Face[] = [];
  for (let at = 0; at < 5; at++) {
    columns.push(line('pale', 'line', [-20 + at * 9, 18, 5], [-20 + at * 9, 18, 20]));
    columns.push(line('pale', 'line', [18, -16 + at * 8, 5], [18, -16 + at * 8, 20]));
  }
  const flags = Array.from({ length: banners }, (_, at): Face[] => [
    line('dark', 'thin', [-12 + at * 14, 2, 24], [-12 + at * 14, 2, 58]),
    plane('signal', 'top', [-12 + at * 14, 2, 58], [-1 + at * 14, 2, 55], [-12 + at * 14, 2, 49]),
  ]).flat();
  return [
    ...box('stone', [-28, -24, 0], 54, 50, 4),
    ...box('dark', [-22, -18, 4], 38, 34, 16),
    ...columns,
    ...box('stone', [-26, -22, 20], 48, 44, 4),
    ...drum('stone', [-2, 0, 24], 12, 6),
    ...dome('glass', [-2, 0, 30], 11),
    ...flags,
  ];
}

function labourExchange(): Face[] {
  return [
    ...box('stone', [-30, -22, 0], 44, 26, 20),
    ...box('dark', [-32, -24, 20], 48, 30, 3),
    plane('glass', 'top', [-24, 4, 7], [-4, 4, 7], [-4, 4, 15], [-24, 4, 15]),
    plane('signal', 'top', [0, 4, 17], [12, 4, 17], [12, 11, 13], [0, 11, 13]),
    plane('dark', 'right', [3, 4, 0], [9, 4, 0], [9, 4, 12], [3, 4, 12]),
    ...person(-8, 24),
    ...person(4, 26),
    ...person(16, 22),
    ...person(26, 12),
  ];
}

/** A worker in a yellow helmet. */
function person(x: number, y: number): Face[] {
  return [...drum('dark', [x, y, 0], 3.2, 9, { top: 2.2 }), ...dome('signal', [x, y, 10.5], 3.2)];
}

function dealership(): Face[] {
  return [
    ...box('glass', [-30, -24, 0], 40, 26, 17),
    ...floors([-30, -24, 0], 40, 26, 17, 8),
    ...box('stone', [-34, -28, 17], 50, 36, 4),
    plane('signal', 'left', [-30, 8, 17.5], [12, 8, 17.5], [12, 8, 20.5], [-30, 8, 20.5]),
    // A car before the show-room.
    ...box('dark', [-8, 18, 0], 32, 13, 3),
    ...box('signal', [-8, 18, 3], 32, 13, 6),
    ...box('glass', [0, 19, 9], 15, 11, 6),
    plane('pale', 'top', [24, 20, 4], [24, 23, 4], [24, 23, 7], [24, 20, 7]),
    plane('pale', 'top', [24, 26, 4], [24, 29, 4], [24, 29, 7], [24, 26, 7]),
  ];
}

/** A booth and a barrier that goes up. */
function frontier(): Face[] {
  return [
    ...box('stone', [-22, -20, 0], 16, 16, 20),
    plane('glass', 'top', [-20, -4, 9], [-8, -4, 9], [-8, -4, 16], [-20, -4, 16]),
    plane('glass', 'top', [-6, -18, 9], [-6, -6, 9], [-6, -6, 16], [-6, -18, 16]),
    ...box('dark', [-24, -22, 20], 20, 20, 3),
    ...box('dark', [4, -12, 0], 5, 5, 13),
    line('signal', 'line', [6, -10, 11], [6, 34, 13]),
    line('dark', 'line', [6, -2, 11.4], [6, 5, 11.7]),
    line('dark', 'line', [6, 12, 12], [6, 19, 12.4]),
    line('dark', 'line', [6, 26, 12.7], [6, 34, 13]),
    ...box('dark', [4, 30, 0], 4, 4, 12),
  ];
}

function tree(x: number, y: number, size: number): Face[] {
  return [
    line('rust', 'line', [x, y, 0], [x, y, size * 0.4]),
    ...heap('leaf', [x, y, size * 0.3], size * 0.42, size * 1.15),
    ...heap('leaf', [x, y, size * 0.8], size * 0.3, size * 0.9),
  ];
}

function stone(x: number, y: number, size: number): Face[] {
  return [
    plane(
      'stone',
      'left',
      [x - size, y + size * 0.3, 0],
      [x - size * 0.1, y - size * 0.1, size * 1.5],
      [x + size * 0.2, y + size, 0],
    ),
    plane(
      'stone',
      'right',
      [x + size * 0.2, y + size, 0],
      [x - size * 0.1, y - size * 0.1, size * 1.5],
      [x + size, y - size * 0.4, 0],
    ),
  ];
}

function ripple(x: number, y: number, long: number): Face {
  return line(
    'glass',
    'thin',
    [x, y + long, 0],
    [x + long * 0.3, y + long * 0.3, 0],
    [x + long, y, 0],
  );
}

function field(rows: number, from: number): Face[] {
  return Array.from({ length: rows }, (_, at) =>
    line('leaf', 'thin', [-24, from + at * 8, 0], [18, from + at * 8, 0]),
  );
}

const country: Record<Country, () => Face[]> = {
  'wood-0': () => [
    ...tree(-14, -16, 15),
    ...tree(12, -20, 13),
    ...tree(-20, 10, 14),
    ...tree(4, 4, 18),
    ...tree(22, 8, 13),
    ...tree(0, 24, 14),
  ],
  'wood-1': () => [
    ...tree(-4, -22, 14),
    ...tree(-24, -2, 14),
    ...tree(16, -4, 16),
    ...tree(-6, 16, 16),
  ],
  'rock-0': () => [...stone(-10, -10, 13), ...stone(14, -6, 9), ...stone(-2, 18, 11)],
  'rock-1': () => [...stone(2, -14, 10), ...stone(-16, 6, 15), ...stone(16, 12, 8)],
  lake: () => [ripple(-22, -8, 16), ripple(-2, -18, 18), ripple(-10, 6, 22), ripple(12, 2, 14)],
  reed: () => [ripple(-18, -16, 18), ripple(0, 4, 16), ...tree(-20, 14, 9), ...tree(18, -12, 9)],
  'field-0': () => field(6, -20),
  'field-1': () => [...field(3, -22), ...tree(-16, 14, 11), ...tree(6, 18, 13)],
  grove: () => [...tree(-12, 8, 12), ...tree(10, 4, 14)],
};

export const DRAWINGS: Record<Drawing, Face[]> = {
  mine: mine(),
  'excavating-plant': excavatingPlant(),
  'steel-plant': steelPlant(),
  'power-plant': powerPlant(),
  'technology-park': technologyPark(),
  'university-1': university(1),
  'university-2': university(2),
  'labour-exchange': labourExchange(),
  dealership: dealership(),
  frontier: frontier(),
  'tower-0': tower(0),
  'tower-1': tower(1),
  'tower-2': tower(2),
  ...(Object.fromEntries(Object.entries(country).map(([name, draw]) => [name, draw()])) as Record<
    Country,
    Face[]
  >),
};

/** The look of each area of open country: the middle, then around it. */
const LOOKS: [Country, ...Country[]][] = [
  ['grove', 'field-1', 'grove'],
  ['wood-0', 'wood-1'],
  ['rock-0', 'rock-1', 'wood-1'],
  ['lake', 'reed', 'lake'],
  ['field-0', 'field-1', 'field-0'],
];
const TOWERS: [Tower, ...Tower[]] = ['tower-1', 'tower-2', 'tower-0'];

/** What is drawn on a hex. */
export function drawingOf(hex: Hex): Drawing {
  switch (hex.terrain) {
    case 'open': {
      const looks = LOOKS[hex.area ?? 0] ?? (LOOKS[0] as [Country]);
      return looks[variety(hex, looks.length)] ?? looks[0];
    }
    case 'business-centre':
      return TOWERS[variety(hex, TOWERS.length)] ?? TOWERS[0];
    default:
      return hex.terrain;
  }
}
