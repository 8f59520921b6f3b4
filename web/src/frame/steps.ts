// Steps of a game as they are kept here.

import type { StepShown } from '../protocol/StepShown';

/** A step, and what each seat owned after it where that is known. */
export type PastStep = StepShown & { wealth?: (number | null)[] };

/** Steps that come after those that are there, in order. */
export function grown(steps: PastStep[], more: PastStep[]): PastStep[] {
  const last = steps.at(-1)?.step ?? 0;
  const fresh = more.filter((step) => step.step > last);
  return fresh.length === 0 ? steps : [...steps, ...fresh];
}

/** The steps that still count: what was taken back is gone, with the step that took it back. */
export function inForce<Step extends { undo?: number }>(steps: Step[]): Step[] {
  const standing: Step[] = [];
  for (const step of steps) {
    if (step.undo === undefined) {
      standing.push(step);
    } else {
      standing.length = Math.max(0, standing.length - step.undo);
    }
  }
  return standing;
}
