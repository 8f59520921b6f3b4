// What decided a game: when the winner took the lead for good, and the steps that moved most.

import { beginsTurn } from './log';
import type { PastStep } from './steps';

export interface Swing {
  step: number;
  seat: number;
  change: number;
  /** What happened in that step, in words. */
  texts: string[];
}

type Known = Omit<PastStep, 'wealth'> & { wealth: number[] };

/** The steps of which it is known what everybody owned after them. */
const knownOf = (steps: PastStep[]): Known[] =>
  steps.filter(
    (step): step is PastStep & Known => step.wealth?.every((sum) => sum !== null) ?? false,
  );

function textsOf(step: Pick<PastStep, 'happened'>): string[] {
  return step.happened.flatMap((one) =>
    'text' in one && !beginsTurn(one.event) ? [one.text.trim()] : [],
  );
}

/** The steps in which one seat gained or lost most, most first, at most one for each step. */
export function swingsOf(steps: PastStep[], most: number): Swing[] {
  const known = knownOf(steps);
  const swings: Swing[] = [];
  for (let at = 1; at < known.length; at++) {
    const [before, step] = [known[at - 1] as Known, known[at] as Known];
    const changes = step.wealth.map((sum, seat) => sum - (before.wealth[seat] ?? 0));
    const change = changes.reduce((a, b) => (Math.abs(b) > Math.abs(a) ? b : a), 0);
    if (change !== 0) {
      swings.push({ step: step.step, seat: changes.indexOf(change), change, texts: textsOf(step) });
    }
  }
  return swings.sort((a, b) => Math.abs(b.change) - Math.abs(a.change)).slice(0, most);
}

/** The step after which a seat was never again behind another; nothing if it was not ahead at the end. */
export function leadTaken(steps: PastStep[], seat: number): number | null {
  let taken: number | null = null;
  for (const { step, wealth } of knownOf(steps)) {
    const own = wealth[seat] ?? 0;
    const best = Math.max(...wealth.filter((_, other) => other !== seat));
    if (own < best) {
      taken = null;
    } else if (own > best && taken === null) {
      taken = step;
    }
  }
  return taken;
}
