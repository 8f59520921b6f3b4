// The log: what happened in words, turn by turn.

import type { HappenedShown } from '../protocol/HappenedShown';
import type { Posting } from '../protocol/Posting';
import type { PastStep } from './steps';
import { unbroken } from './unbroken';

export interface Line {
  /** Which step it belongs to. */
  step: number;
  text: string;
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

/** Whether a turn, or a move as some games call it, begins with this. */
export function beginsTurn(event: unknown): boolean {
  return ['turn_began', 'move_began'].includes((event as { event?: string } | null)?.event ?? '');
}

/** Whose turn begins with this, if one does; nobody's where the game does not say. */
function turnOf(happened: Told): { seat: number | null } | undefined {
  const { seat, auctioneer } = happened.event as { seat?: number; auctioneer?: number };
  return beginsTurn(happened.event) ? { seat: seat ?? auctioneer ?? null } : undefined;
}

/** Words without the name before them that the turn's heading says already. */
export function withoutName(text: string, name: string | undefined): string {
  if (name && text.startsWith(`${name}: `)) {
    const rest = text.slice(name.length + 2);
    return rest.charAt(0).toUpperCase() + rest.slice(1);
  }
  return text;
}

/** The words of a turn's beginning without the dashes around them. */
export function titleOf(text: string): string {
  return text.replace(/^[—\s]+|[—\s]+$/g, '');
}

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
      add({ step: step.step, text: '', nested: false, postings: [], undo: step.undo });
    }
    for (const happened of step.happened) {
      if (!isTold(happened)) {
        const before = fresh ? open?.lines.at(-1) : undefined;
        if (before && before.step === step.step) {
          before.postings.push(happened.posting);
        } else {
          add({ step: step.step, text: '', nested: true, postings: [happened.posting] });
        }
        continue;
      }
      const turn = turnOf(happened);
      if (turn === undefined) {
        const nested = happened.text.startsWith(' ');
        add({ step: step.step, text: unbroken(happened.text.trim()), nested, postings: [] });
      } else {
        open = { key: keyOf(step.step), seat: turn.seat, title: titleOf(happened.text), lines: [] };
        next.push(open);
        fresh = true;
      }
    }
  }
  return next;
}

/** What happened in some steps, in lines, without the beginnings of turns. */
export function linesOf(steps: PastStep[]): Line[] {
  return grownLog([], steps).flatMap((turn) => turn.lines.filter((line) => line.text !== ''));
}
