// A seat is known by a colour and a shape, everywhere.

export const SHAPES = ['circle', 'square', 'triangle', 'diamond', 'hexagon', 'star'] as const;
export type Shape = (typeof SHAPES)[number];

export const shapeOf = (seat: number): Shape => SHAPES[seat % SHAPES.length] as Shape;
export const colourOf = (seat: number): string => `var(--seat-${seat % SHAPES.length})`;

/** Strokes and gaps of a seat's line in a chart, so that colour is not the only sign. */
const DASHES = [undefined, '9 4', '2 3', '12 3 2 3', '5 3', '9 3 2 3 2 3'] as const;
export const dashOf = (seat: number): string | undefined => DASHES[seat % DASHES.length];

/** The outline of a seat's shape, around 0,0, about 20 wide. */
export const OUTLINE: Record<Shape, string> = {
  circle: 'M-9 0a9 9 0 1 0 18 0a9 9 0 1 0 -18 0Z',
  square: 'M-8 -8H8V8H-8Z',
  triangle: 'M0 -10L9.5 7.5H-9.5Z',
  diamond: 'M0 -10.5L8.5 0L0 10.5L-8.5 0Z',
  hexagon: 'M-9.5 0L-4.75 -8.3H4.75L9.5 0L4.75 8.3H-4.75Z',
  star: 'M0 -10.5L2.7 -3.7L10 -3.2L4.4 1.5L6.2 8.6L0 4.7L-6.2 8.6L-4.4 1.5L-10 -3.2L-2.7 -3.7Z',
};
