// Something in a drawing that flies from one point to another.

export interface Point {
  x: number;
  y: number;
}

/** To be attached to what flies; it grows from the first size to the second on its way. */
export function flies(from: Point, to: Point, ms: number, sizes: [number, number]) {
  const place = ({ x, y }: Point, size: number) => ({
    transform: `translate(${x}px, ${y}px) scale(${size})`,
  });
  return (node: SVGElement) => {
    node.animate([place(from, sizes[0]), place(to, sizes[1])], {
      duration: ms,
      easing: 'ease-in-out',
      fill: 'forwards',
    });
  };
}
