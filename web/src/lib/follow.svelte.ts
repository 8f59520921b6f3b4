// How a board keeps up with its table: what happened is shown one thing after another, and what changed
// without anything having happened at once.

import { onDestroy, untrack } from 'svelte';
import type { StepShown } from './said';
import { Sequence } from './sequence';

export interface Following<View> {
  /** The view as it is, and the one that is shown until what led to it has been. */
  view: () => View;
  shown: () => View;
  /** The steps that led to the view. */
  latest: () => StepShown[];
  /** Begins to show what happened. */
  show: (steps: StepShown[]) => void;
  /** Shows the view as it is, after what happened has been shown. */
  rest: () => void;
  /** Shows the view as it is, without anything on its way there. */
  jump: () => void;
  /** What was told may be untrue now: something was taken back. */
  untell?: () => void;
  /** What was last told of these steps, in other words: the language has changed, or somebody's name. */
  retell?: (steps: StepShown[]) => void;
}

/** Whether these are the same steps, in whatever words. */
export function sameSteps(some: StepShown[], others: StepShown[]): boolean {
  return some.length === others.length && some.every(({ step }, at) => step === others[at]?.step);
}

/** Whether something was taken back in these steps. */
export const leadsBack = (steps: StepShown[]): boolean =>
  steps.some(({ undo }) => undo !== undefined);

/** To be called while the board is made; the sequence ends with it. */
export function follow<View>(board: Following<View>): Sequence {
  const sequence = new Sequence(board.rest);
  onDestroy(() => sequence.stop());
  let seen = untrack(board.latest);
  $effect(() => {
    const [view, steps] = [board.view(), board.latest()];
    untrack(() => {
      const before = seen;
      seen = steps;
      if (steps !== before && sameSteps(steps, before)) {
        board.retell?.(steps);
      } else if (steps !== before) {
        if (leadsBack(steps)) {
          board.untell?.();
        }
        if (steps.length === 0) {
          sequence.stop();
        } else {
          board.show(steps);
        }
      }
      if (!sequence.playing && board.shown() !== view) {
        board.jump();
      }
    });
  });
  return sequence;
}
