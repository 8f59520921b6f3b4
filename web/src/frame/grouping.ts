// Many choices made findable: by what they do, by the place they touch, by words.

import { isExact } from '../lib/choices';
import type { Shown } from '../protocol/Shown';
import { unbroken } from './unbroken';

/** A choice and where it stands among all, which is how it is known to tests and to the keyboard. */
export interface Numbered {
  choice: Shown;
  index: number;
}

export interface Kind {
  /** What the action does, as the game calls it. */
  kind: string;
  choices: Numbered[];
}

/** What a choice does, as the game calls it. */
export function kindOf(choice: Shown): string {
  const action = (isExact(choice) ? choice.action : choice.base) as { do?: unknown };
  return typeof action?.do === 'string' ? action.do : 'other';
}

export const numbered = (choices: Shown[]): Numbered[] =>
  choices.map((choice, index) => ({ choice, index }));

/** Choices by what they do, in the order of the first of each. */
export function kindsOf(choices: Numbered[]): Kind[] {
  const kinds = new Map<string, Numbered[]>();
  for (const one of choices) {
    const kind = kindOf(one.choice);
    const same = kinds.get(kind);
    if (same) {
      same.push(one);
    } else {
      kinds.set(kind, [one]);
    }
  }
  return [...kinds].map(([kind, same]) => ({ kind, choices: same }));
}

/** Few enough to be shown side by side without grouping. */
export function areFew(choices: Numbered[]): boolean {
  return choices.length <= 5;
}

/** The choices whose words contain all of these. */
export function matching(choices: Numbered[], sought: string): Numbered[] {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  return choices.filter(({ choice }) => {
    const label = choice.label.toLowerCase();
    return words.every((word) => label.includes(word));
  });
}

/** The choices that touch a place. */
export function touching(choices: Numbered[], place: string): Numbered[] {
  return choices.filter(({ choice }) => choice.touches.includes(place));
}

/** Whether an action is done to some thing by name, which may well be another the next time. */
function namesAThing(action: unknown): boolean {
  return Object.entries(action as object).some(
    ([key, value]) => key !== 'do' && typeof value === 'string',
  );
}

/**
 * The choice to put first as one clear button: the first of all, if it is complete, names no thing that
 * was picked out of several, and nothing else does the same. Where several do, none of them is the one.
 */
export function mainOf(choices: Numbered[]): Numbered | null {
  const first = choices[0];
  if (!first || !isExact(first.choice) || namesAThing(first.choice.action)) {
    return null;
  }
  const kind = kindOf(first.choice);
  return choices.filter(({ choice }) => kindOf(choice) === kind).length === 1 ? first : null;
}

/** A label in two parts: what it is, and what follows from it. */
export function labelParts(whole: string): { head: string; tail: string } {
  const label = unbroken(whole);
  const bracket = label.match(/^(.+?) \((.+)\)$/);
  if (bracket) {
    return { head: bracket[1] as string, tail: bracket[2] as string };
  }
  const cut = label.match(/^(.+?)(?:: |; |, (?=leaves |you get ))(.+)$/);
  return cut ? { head: cut[1] as string, tail: cut[2] as string } : { head: label, tail: '' };
}

/**
 * The word that all of these labels begin with and that a heading says already, to be left out. A choice
 * that stands alone is said in full.
 */
export function leadOf(choices: Numbered[], heading: string): string {
  const lead = `${heading.split(' ')[0]} `;
  const follows = choices.every(
    ({ choice: { label } }) => label.startsWith(lead) && label.length > lead.length,
  );
  return follows && choices.length > 1 ? lead : '';
}

/** A word of the game as a title: `sell_lot` becomes `Sell lot`. */
export function titled(word: string): string {
  const spaced = word.replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
