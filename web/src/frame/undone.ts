// What would be taken back, in words.

import type { Say } from '../lib/say.svelte';
import { lineText } from '../lib/sentence';
import { words } from '../lib/text';
import { linesOf } from './log';
import { inForce, type PastStep, takenBack } from './steps';
import { asSentence } from './waited';

const t = words('play');

/**
 * What the last so many steps were about: what the first of them was to do, and what chance brought right after it, not what
 * another did.
 */
export function lastDone(standing: PastStep[], count: number | undefined, say: Say | null): string {
  const steps = count ? standing.slice(-count) : [];
  const [first] = steps;
  if (!first || !say) {
    return '';
  }
  const anothers = (seat: number | null | undefined) =>
    seat !== null && seat !== undefined && seat !== first.seat;
  const next = steps.findIndex(({ seat }) => anothers(seat));
  const own = next < 0 ? steps : steps.slice(0, next);
  const line = linesOf(own).find(({ nested, by }) => !nested && !anothers(by));
  return line ? lineText(line, null, say) : '';
}

/** How many steps it is since a seat's last action, that one included. */
export function stepsSince(standing: PastStep[], seat: number | null): number {
  return standing.length - standing.findLastIndex((step) => step.seat === seat);
}

/** That something was just taken back, as long as nothing followed. */
export function undoneSaid(steps: PastStep[], say: Say | null): string {
  const count = steps.at(-1)?.undo;
  if (!count || !say) {
    return '';
  }
  const what = lastDone(inForce(steps.slice(0, -1)), count, say);
  if (what === '') {
    return t(count === 1 ? 'undo.done.one' : 'undo.done.some');
  }
  return t(count === 1 ? 'undo.done' : 'undo.done.all', { what: asSentence(what) });
}

/**
 * What is asked before steps are taken back: where more than one's own last goes back, or where that was `unseen` when one
 * asked, so that something else may be meant.
 */
export function undoAsked(ownLast: string, steps: number, unseen = false): string {
  if (steps < 2 && !unseen) {
    return '';
  }
  if (ownLast === '') {
    return t('undo.sure.last');
  }
  return t(steps < 2 ? 'undo.sure.one' : 'undo.sure', { what: asSentence(ownLast) });
}

/** What is to be said of a step of a replay beside what happened in it: what it took back, or that it was taken back. */
export function replayedSaid(steps: PastStep[], wanted: number, say: Say | null): string {
  const until = steps.filter(({ step }) => step <= wanted);
  const last = until.at(-1);
  if (last?.step === wanted && last.undo !== undefined) {
    return undoneSaid(until, say);
  }
  return takenBack(steps).has(wanted) ? t('undone.later') : '';
}
