// What the others did since one's own last turn, in a few lines.

import type { HappenedShown } from '../lib/said';
import type { PastStep } from './steps';

export interface Deed {
  text: string;
  /** Whether the text tells what this seat did, without its name; else it is a sentence with a subject of its own. */
  own: boolean;
}

export interface Waited {
  seat: number;
  /** What it did, the few things that matter most. */
  did: Deed[];
}

/** A thing that was told, and how much money it moved. */
type Told = Deed & { sum: number };

const MOST = 3;

/** Whether all that somebody did in a step is to bid, or not to: it may be another's turn. */
function onlyBids({ happened }: PastStep): boolean {
  return happened.find((one) => 'event' in one)?.bidding ?? false;
}

/** A text without the name that it begins with, which stands before it already. */
const withoutName = (text: string, name: string) =>
  text.startsWith(`${name} `) ? text.slice(name.length + 1) : null;

/** A text that ends as a sentence does. */
export const asSentence = (text: string) => (/[.!?…]\)?$/u.test(text) ? text : `${text}.`);

/** Whether a line is one of its own: the beginning of a turn is none. */
const isLine = (one: HappenedShown) => 'text' in one && one.line !== 'turn' && one.text !== '';

/**
 * Of all that a seat did, the few things that matter: what moved money first, the most of it, then what it did else, then
 * what came about by itself. Within each, as it happened.
 */
function mostOf(told: Told[]): Deed[] {
  const money = told.filter(({ sum }) => sum > 0);
  const large = new Set(money.toSorted((one, other) => other.sum - one.sum).slice(0, MOST));
  const kept = money.filter((one) => large.has(one));
  for (const about of [true, false]) {
    const others = told.filter(({ sum, own }) => sum === 0 && own === about);
    kept.push(...others.slice(Math.max(0, others.length - (MOST - kept.length))));
  }
  // The name stands before what is about it.
  return kept
    .toSorted((one, other) => Number(other.own) - Number(one.own))
    .map(({ text, own }) => ({ text, own }));
}

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
  const did = new Map<number, Told[]>();
  let before: number | null = null;
  const all = steps.slice(last + 1).flatMap(({ happened }) => happened);
  for (const [at, one] of all.entries()) {
    if (!('text' in one) || !isLine(one)) {
      continue;
    }
    const { text, by, named, bidding } = one;
    const sum = movedAfter(all, at);
    if ((bidding && (inAuction || by === undefined)) || (one.line === 'nested' && sum === 0)) {
      continue;
    }
    before = by ?? named ?? before;
    if (before !== null && before !== own) {
      const bare = named === undefined ? null : withoutName(text, names[named] ?? '');
      const told = { text: asSentence(bare ?? text), own: by !== undefined || bare !== null, sum };
      did.set(before, [...(did.get(before) ?? []), told]);
    }
  }
  return [...did].map(([seat, told]) => ({ seat, did: mostOf(told) }));
}

/** How much money moved with a thing that happened: what is posted right after it. */
function movedAfter(all: HappenedShown[], at: number): number {
  const next = all.findIndex((one, index) => index > at && 'text' in one);
  const postings = all.slice(at + 1, next < 0 ? undefined : next);
  return postings.reduce((sum, one) => sum + ('posting' in one ? one.posting.amount : 0), 0);
}
