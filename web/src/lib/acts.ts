// What happened, made into things to show on a board.

import type { HappenedShown, StepShown } from './said';

/** What is to be shown of these steps: of those that took others back nothing. */
export function happenedIn(steps: StepShown[]): HappenedShown[] {
  return steps.flatMap((step) => (step.undo === undefined ? step.happened : []));
}

/** How long a step of a way takes: the whole way `all`, but no step less or more than so long. */
export function stepTime(
  steps: number,
  { all, least, most }: { all: number; least: number; most: number },
): number {
  return Math.round(Math.min(most, Math.max(least, all / steps)));
}

/** What was told last of what was shown. */
export const lastTold = (acts: { text?: string }[]): string | undefined =>
  acts.findLast(({ text }) => text)?.text;
