// What the others did since one's own last turn, in a few lines.

import type { PastStep } from './steps';

export interface Waited {
  seat: number;
  /** What it did, the last few things. */
  did: string[];
}

const MOST = 3;

/** Whether all that somebody did in a step is to bid, or not to: it may be another's turn. */
function onlyBids({ happened }: PastStep): boolean {
  return happened.find((one) => 'event' in one)?.bidding ?? false;
}

/** A text without the name that it begins with, which stands before it already. */
const withoutName = (text: string, name: string) =>
  text.startsWith(`${name} `) ? text.slice(name.length + 1) : text;

const asSentence = (text: string) => (/[.!?…]\)?$/u.test(text) ? text : `${text}.`);

/**
 * What each of the others did since this seat last acted, in the order in which they did. Who bids or passes in
 * another's turn has still to act. Where the text has the name of who did it, bids are left out: it is told
 * what came of them. What nobody did follows from what was done before it. In an auction no bids are told: those stand
 * beside it, and what was done before them stays as it is.
 */
export function waitedFor(
  steps: PastStep[],
  own: number,
  names: string[],
  inAuction = false,
): Waited[] {
  const last = steps.findLastIndex((step) => step.seat === own && !onlyBids(step));
  const did = new Map<number, string[]>();
  let before: number | null = null;
  for (const one of steps.slice(last + 1).flatMap(({ happened }) => happened)) {
    if (!('text' in one) || one.line === 'turn' || one.line === 'nested' || one.text === '') {
      continue;
    }
    const { text, by, named, bidding } = one;
    if (bidding && (inAuction || by === undefined)) {
      continue;
    }
    before = by ?? named ?? before;
    if (before !== null && before !== own) {
      const told = named === undefined ? text : withoutName(text, names[named] ?? '');
      did.set(before, [...(did.get(before) ?? []), asSentence(told)]);
    }
  }
  return [...did].map(([seat, lines]) => ({ seat, did: lines.slice(-MOST) }));
}
