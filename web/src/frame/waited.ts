// What the others did since one's own last turn, in a few lines.

import type { HappenedShown } from '../lib/said';
import type { Posting } from '../protocol/Posting';
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
  /** Whether it is what was taken from the seat that waited, or what it paid: told before all else. */
  lost?: true;
}

/** A thing that was told, how much money it moved, and the how manieth it was. */
type Told = Deed & { sum: number; at: number };

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
 * Of all that a seat did, the few things that matter: what moved money first, the most of it, then what it did after that,
 * then what came about by itself. All as it happened: what led to a purchase is not told behind it.
 */
function mostOf(told: Told[]): Deed[] {
  const money = told.filter(({ sum }) => sum > 0);
  const kept = money.toSorted((one, other) => other.sum - one.sum).slice(0, MOST);
  const first = Math.min(...kept.map(({ at }) => at));
  for (const about of [true, false]) {
    const others = told.filter(
      ({ sum, own, at }) => sum === 0 && own === about && (money.length === 0 || at > first),
    );
    kept.push(...others.slice(Math.max(0, others.length - (MOST - kept.length))));
  }
  // The name stands before what is about it.
  return kept
    .toSorted((one, other) => Number(other.own) - Number(one.own) || one.at - other.at)
    .map(({ text, own }) => ({ text, own }));
}

/** Whether a turn begins in a step. */
const beginsTurn = ({ happened }: PastStep) =>
  happened.some((one) => 'text' in one && one.line === 'turn');

/**
 * What happened since this seat last acted, with the step that it happened in. Who bids or passes in another's turn has
 * still to act; but who bid in an earlier turn was there, and knows what was before: only what came of the bids is new.
 */
function since(steps: PastStep[], own: number): { one: HappenedShown; step: number }[] {
  const turn = steps.findLastIndex(beginsTurn);
  const last = steps.findLastIndex(
    (step, at) => step.seat === own && (at <= turn || !onlyBids(step)),
  );
  return steps.flatMap((whole, step) => {
    if (step < last || (step === last && !onlyBids(whole))) {
      return [];
    }
    const bids = whole.happened.findLastIndex((one) => 'event' in one && one.bidding);
    const fresh = step === last ? whole.happened.slice(bids + 1) : whole.happened;
    return fresh.map((one) => ({ one, step }));
  });
}

/**
 * What each of the others did since this seat last acted, in the order in which they did, after what was taken from this
 * seat. Where the text has the name of who did it, bids are left out: it is told what came of them. What nobody did
 * follows from what was done before it. In an auction no bids are told: those stand beside it, and what was done before
 * them stays as it is.
 */
export function waitedFor(
  steps: PastStep[],
  own: number,
  names: string[],
  inAuction = false,
): Waited[] {
  const did = new Map<number, Told[]>();
  const lost: Waited[] = [];
  let before: number | null = null;
  const happened = since(steps, own);
  const all = happened.map(({ one }) => one);
  // What one paid oneself is on the board until another acts, and then no longer. The next auction hides it at once, and
  // whoever bids first in that may not move the bids by it.
  const others = steps.findLastIndex(({ seat }) => seat !== undefined && seat !== own);
  for (const [at, { one, step }] of happened.entries()) {
    if (!('text' in one) || !isLine(one)) {
      continue;
    }
    const { text, by, named, bidding } = one;
    const postings = postedAfter(all, at);
    const sum = postings.reduce((whole, { amount }) => whole + amount, 0);
    if ((bidding && (inAuction || by === undefined)) || (one.line === 'nested' && sum === 0)) {
      continue;
    }
    before = by ?? named ?? before;
    if (before === null) {
      continue;
    }
    const bare = named === undefined ? null : withoutName(text, names[named] ?? '');
    const deed = { text: asSentence(bare ?? text), own: by !== undefined || bare !== null };
    const taken = one.from === own || postings.some((posting) => isFrom(posting, own));
    if (taken && (before !== own || inAuction || step <= others)) {
      lost.push({ seat: before, did: [deed], lost: true });
    } else if (before !== own) {
      did.set(before, [...(did.get(before) ?? []), { ...deed, sum, at }]);
    }
  }
  return [...lost, ...[...did].map(([seat, told]) => ({ seat, did: mostOf(told) }))];
}

const isFrom = ({ from }: Posting, seat: number) =>
  typeof from === 'object' && 'seat' in from && from.seat === seat;

/** The money that moved with a thing that happened: what is posted right after it. */
function postedAfter(all: HappenedShown[], at: number): Posting[] {
  const next = all.findIndex((one, index) => index > at && 'text' in one);
  return all
    .slice(at + 1, next < 0 ? undefined : next)
    .flatMap((one) => ('posting' in one ? [one.posting] : []));
}

/** So much higher the sheet of a phone is at most, for what is told above its choices: it does not reach the board yet. */
const MOST_ROOM = 76;
const LINE = 20;

/** How much room that takes on a phone, in pixels: a line each, and what was lost in full. */
export function roomFor(waited: Waited[]): number {
  const lines = waited.reduce((sum, { lost }) => sum + (lost ? 3 : 1), 0);
  return Math.min(MOST_ROOM, lines * LINE);
}
