// What has to make room for something new glides there instead of jumping.

import { motion, wantsLessMotion } from './sequence';

interface Place {
  left: number;
  top: number;
}

/** Where something is in its list, whatever it is shown as on its way there. */
function placeIn(list: HTMLElement, one: HTMLElement): Place {
  const { left, top } = { left: one.offsetLeft, top: one.offsetTop };
  const within = one.offsetParent === list;
  return within ? { left, top } : { left: left - list.offsetLeft, top: top - list.offsetTop };
}

/** How far something still is from where it glides to. */
function onItsWay(gliding: Animation | undefined, by: Place | undefined): Place {
  const done = gliding?.playState === 'running' ? gliding.effect?.getComputedTiming().progress : 1;
  const left = 1 - (done ?? 1);
  return { left: left * (by?.left ?? 0), top: left * (by?.top ?? 0) };
}

/**
 * To be attached to a list, with what its items are made of and how long they glide, in milliseconds: whenever that
 * changes, items glide to where they are from where they were. (Svelte's `animate:` asks where all of them are twice a
 * change, for which the browser lays out the whole page each time, also where nothing may move.)
 */
export function glides(items: () => unknown, ms: number) {
  return (list: HTMLElement) => {
    let [known, width] = [new Map<HTMLElement, Place>(), 0];
    const gliding = new Map<HTMLElement, { by: Place; shown: Animation }>();
    $effect(() => {
      items();
      if (motion.off || wantsLessMotion()) {
        known = new Map();
        return;
      }
      const now = new Map<HTMLElement, Place>();
      for (const one of list.children) {
        if (one instanceof HTMLElement) {
          now.set(one, placeIn(list, one));
        }
      }
      // What is laid out anew for another width is elsewhere for another reason.
      const same = list.clientWidth === width;
      for (const [one, to] of same ? now : []) {
        const from = known.get(one);
        if (from && (from.left !== to.left || from.top !== to.top)) {
          const before = gliding.get(one);
          const rest = onItsWay(before?.shown, before?.by);
          const by = { left: from.left - to.left + rest.left, top: from.top - to.top + rest.top };
          before?.shown.cancel();
          const shown = one.animate(
            [{ transform: `translate(${by.left}px, ${by.top}px)` }, { transform: 'none' }],
            ms,
          );
          gliding.set(one, { by, shown });
          shown.onfinish = () => gliding.delete(one);
        }
      }
      [known, width] = [now, list.clientWidth];
    });
  };
}
