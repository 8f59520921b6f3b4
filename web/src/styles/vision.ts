// How colours look to people with the common colour-vision deficiencies, and how far apart they then are.

export type Rgb = [number, number, number];

/** `#0b62a8` as red, green and blue from 0 to 1, as a screen is given them. */
export function read(hex: string): Rgb {
  const whole = hex.length === 4 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  return [1, 3, 5].map((at) => Number.parseInt(whole.slice(at, at + 2), 16) / 255) as Rgb;
}

const linear = (value: number) =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;

/** What reaches the eye: red, green and blue as amounts of light. */
export const light = (colour: Rgb): Rgb => colour.map(linear) as Rgb;

const times = (rows: number[][], [r, g, b]: Rgb): Rgb =>
  rows.map(([x = 0, y = 0, z = 0]) => x * r + y * g + z * b) as Rgb;

const within = (value: number) => Math.min(1, Math.max(0, value));

/** Machado, Oliveira and Fernandes (2009), at full severity, for amounts of light. */
const SEEN = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

export type Vision = 'usual' | keyof typeof SEEN;
export const VISIONS: Vision[] = ['usual', 'protanopia', 'deuteranopia', 'tritanopia'];

/** The light of a colour as somebody with this vision takes it in. */
export function seen(colour: Rgb, vision: Vision): Rgb {
  const amounts = light(colour);
  return vision === 'usual' ? amounts : (times(SEEN[vision], amounts).map(within) as Rgb);
}

/** CIE L*a*b* for daylight. */
export function lab(amounts: Rgb): Rgb {
  const [x, y, z] = times(
    [
      [0.4124564, 0.3575761, 0.1804375],
      [0.2126729, 0.7151522, 0.072175],
      [0.0193339, 0.119192, 0.9503041],
    ],
    amounts,
  );
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116);
  const [fx, fy, fz] = [f(x / 0.95047), f(y), f(z / 1.08883)];
  return [116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)];
}

const degrees = (radians: number) => (radians * 180) / Math.PI;
const cos = (angle: number) => Math.cos((angle * Math.PI) / 180);
const sin = (angle: number) => Math.sin((angle * Math.PI) / 180);
const hue = (a: number, b: number) =>
  a === 0 && b === 0 ? 0 : (degrees(Math.atan2(b, a)) + 360) % 360;

/** CIEDE2000 between two colours in L*a*b*: about 1 is just seen, 10 at a glance. */
export function difference([l1, a1, b1]: Rgb, [l2, a2, b2]: Rgb): number {
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const stretch = 1 + 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const [c1, c2] = [Math.hypot(stretch * a1, b1), Math.hypot(stretch * a2, b2)];
  const [h1, h2] = [hue(stretch * a1, b1), hue(stretch * a2, b2)];
  const grey = c1 * c2 === 0;
  const turn = grey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const dl = l2 - l1;
  const dc = c2 - c1;
  const dh = 2 * Math.sqrt(c1 * c2) * sin(turn / 2);
  const l = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;
  const h = grey ? h1 + h2 : (h1 + turn / 2 + 360) % 360;
  const t =
    1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.2 * cos(4 * h - 63);
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sc = 1 + 0.045 * c;
  const sh = 1 + 0.015 * c * t;
  const turned = 60 * Math.exp(-(((h - 275) / 25) ** 2));
  const rt = -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * sin(turned);
  return Math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * (dc / sc) * (dh / sh));
}

/** How much lighter one is than the other, as WCAG counts it: 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const luminance = (colour: Rgb) => {
    const [r, g, b] = light(colour);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}
