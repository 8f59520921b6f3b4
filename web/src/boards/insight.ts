// Bringing a place of the board into sight: out from under the sheet of a phone, which leaves so much free as the
// scrolling board says.

import { wantsLessMotion } from '../lib/sequence';

/** Room around what is brought into sight, in pixels. */
const AROUND = 12;

/** How far to scroll so that something lies within what is seen; down if more than 0. */
export function scrollFor(
  thing: { top: number; bottom: number },
  seen: { top: number; bottom: number },
): number {
  const below = thing.bottom + AROUND - seen.bottom;
  const above = thing.top - AROUND - seen.top;
  return above < 0 ? above : Math.max(0, Math.min(below, above));
}

/** Scrolls what is around the board, if it has to. */
export function bringIntoSight(thing: Element): void {
  let around = thing.parentElement;
  while (around && !/auto|scroll/.test(getComputedStyle(around).overflowY)) {
    around = around.parentElement;
  }
  if (!around) {
    return;
  }
  const { top, bottom } = around.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(around).scrollPaddingBottom) || 0;
  const by = scrollFor(thing.getBoundingClientRect(), { top, bottom: bottom - covered });
  if (by !== 0) {
    around.scrollBy({ top: by, behavior: wantsLessMotion() ? 'auto' : 'smooth' });
  }
}
