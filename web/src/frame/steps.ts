// Steps of a game as they are kept here.

import type { StepShown } from '../lib/said';
import type { StepShown as RawStep } from '../protocol/StepShown';

/** A step, and what each seat owned after it where that is known. */
export type PastStep = StepShown & { wealth?: (number | null)[] };
/** The same as the server sent it. */
export type SentStep = RawStep & { wealth?: (number | null)[] };

/** Steps that come after those that are there, in order. */
export function grown<Step extends { step: number }>(steps: Step[], more: Step[]): Step[] {
  const last = steps.at(-1)?.step ?? 0;
  const fresh = more.filter((step) => step.step > last);
  return fresh.length === 0 ? steps : [...steps, ...fresh];
}

/** The numbers of the steps that were taken back. */
export function takenBack<Step extends { step: number; undo?: number }>(
  steps: Step[],
): Set<number> {
  const standing: number[] = [];
  const gone = new Set<number>();
  for (const { step, undo } of steps) {
    if (undo === undefined) {
      standing.push(step);
    } else {
      for (const back of standing.splice(Math.max(0, standing.length - undo))) {
        gone.add(back);
      }
    }
  }
  return gone;
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
