// The log: what happened in words, turn by turn.

import type { HappenedShown } from '../lib/said';
import type { Posting } from '../protocol/Posting';
import type { PastStep } from './steps';

export interface Line {
  /** Which step it belongs to. */
  step: number;
  /** What happened; without the name of who did it. */
  text: string;
  /** Who did it, where somebody did. */
  by: number | null;
  /** A consequence of the line before it. */
  nested: boolean;
  postings: Posting[];
  /** How many steps this line took back. */
  undo?: number;
}

export interface Turn {
  /** Unique and stable: the step in which it began, and how many began before it in the same step. */
  key: string;
  seat: number | null;
  /** What the turn is called, where it has a name. */
  title: string | null;
  lines: Line[];
}

type Told = Extract<HappenedShown, { text: string }>;

const isTold = (happened: HappenedShown): happened is Told => 'text' in happened;

/**
 * The log grown by steps. Turns that did not change are the same objects as before, so that only new
 * lines are drawn.
 */
export function grownLog(turns: Turn[], steps: PastStep[]): Turn[] {
  const next = [...turns];
  let open = next.at(-1);
  let fresh = false;
  const keyOf = (step: number) => {
    const last = next.findLastIndex(({ key }) => Number.parseInt(key, 10) !== step);
    const same = next.length - 1 - last;
    return same === 0 ? String(step) : `${step}.${same}`;
  };
  const add = (line: Line) => {
    if (!open) {
      open = { key: keyOf(line.step), seat: null, title: null, lines: [] };
      next.push(open);
      fresh = true;
    }
    if (!fresh) {
      open = { ...open, lines: [...open.lines] };
      next[next.length - 1] = open;
      fresh = true;
    }
    open.lines.push(line);
  };
  for (const step of steps) {
    if (step.undo !== undefined) {
      add({ step: step.step, text: '', by: null, nested: false, postings: [], undo: step.undo });
    }
    for (const happened of step.happened) {
      if (!isTold(happened)) {
        const before = fresh ? open?.lines.at(-1) : undefined;
        if (before && before.step === step.step) {
          before.postings.push(happened.posting);
        } else {
          add({ step: step.step, text: '', by: null, nested: true, postings: [happened.posting] });
        }
        continue;
      }
      const { text, by = null, line } = happened;
      if (line === 'turn') {
        open = { key: keyOf(step.step), seat: by, title: text, lines: [] };
        next.push(open);
        fresh = true;
      } else {
        add({ step: step.step, text, by, nested: line === 'nested', postings: [] });
      }
    }
  }
  return next;
}

/** What happened in some steps, in lines, without the beginnings of turns. */
export function linesOf(steps: PastStep[]): Line[] {
  return grownLog([], steps).flatMap((turn) => turn.lines.filter((line) => line.text !== ''));
}
