// What decided a game: when the winner took the lead for good, and the steps that moved most.

import type { Say } from '../lib/say.svelte';
import { lineText } from '../lib/sentence';
import type { Line } from './log';
import type { PastStep } from './steps';
import { asSentence } from './waited';

export interface Swing {
  step: number;
  seat: number;
  change: number;
  /** What happened in that step. */
  told: Pick<Line, 'by' | 'text'>[];
  /** The steps in which just the same happened again. */
  again?: number[];
}

type Known = Omit<PastStep, 'wealth'> & { wealth: number[] };

/** The steps of which it is known what everybody owned after them. */
const knownOf = (steps: PastStep[]): Known[] =>
  steps.filter(
    (step): step is PastStep & Known => step.wealth?.every((sum) => sum !== null) ?? false,
  );

function toldIn(step: Pick<PastStep, 'happened'>): Swing['told'] {
  return step.happened.flatMap((one) =>
    'text' in one && one.line !== 'turn' ? [{ by: one.by ?? null, text: one.text }] : [],
  );
}

/** What one owes in a step and another gets in a later one is told once: where it was lost. */
function eachOnce(swings: Swing[]): Swing[] {
  const owed: Swing[] = [];
  return swings.filter((swing) => {
    if (swing.change < 0) {
      owed.push(swing);
      return true;
    }
    const lost = owed.findIndex(
      ({ seat, change }) => seat !== swing.seat && change === -swing.change,
    );
    return lost < 0 || owed.splice(lost, 1).length === 0;
  });
}

/** The same that happened several times is told once, with all its steps. */
function alikeTogether(swings: Swing[]): Swing[] {
  const kept: Swing[] = [];
  for (const swing of swings) {
    const what = JSON.stringify([swing.seat, swing.change, swing.told]);
    const same = kept.find(
      ({ seat, change, told }) => what === JSON.stringify([seat, change, told]),
    );
    if (same) {
      same.again = [...(same.again ?? []), swing.step];
    } else {
      kept.push(swing);
    }
  }
  return kept;
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
      swings.push({ step: step.step, seat: changes.indexOf(change), change, told: toldIn(step) });
    }
  }
  return alikeTogether(eachOnce(swings))
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change))
    .slice(0, most);
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

const MOST_TOLD = 3;
/** So many lines are still told one after another in one, so that nothing that made the sum is missing. */
const MOST_IN_ONE = 12;

/**
 * What is told of one seat, line by line: what it did and what nobody did, unless that is nothing; then all. Many lines are
 * one paragraph.
 */
export function aboutSeat(told: Swing['told'], seat: number, say: Say): string[] {
  const about = told.filter(({ by }) => by === seat || by === null);
  const lines = (about.length > 0 ? about : told).map((line) => lineText(line, seat, say));
  return lines.length > MOST_TOLD && lines.length <= MOST_IN_ONE
    ? [lines.map(asSentence).join(' ')]
    : lines.slice(-MOST_TOLD);
}
