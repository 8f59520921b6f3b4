// What has to make room for something new glides there instead of jumping.

import { motion } from './sequence';

/** How long it glides, in milliseconds. */
const GLIDES = 180;

/** For `animate:`: from where it was to where it is now, up or down, at its own size. */
export function glides(_: Element, { from, to }: { from: DOMRect; to: DOMRect }) {
  const by = from.top - to.top;
  return {
    duration: by === 0 || motion.off ? 0 : GLIDES,
    css: (_: number, left: number) => `transform: translateY(${left * by}px)`,
  };
}
