// Many choices made findable: by what they do, by the place they touch, by words.

import { isExact } from '../lib/choices';
import type { ShownChoice } from '../lib/said';

/** A choice and where it stands among all, which is how it is known to tests and to the keyboard. */
export interface Numbered {
  choice: ShownChoice;
  index: number;
}

export interface Kind {
  /** What the action does, as the game calls it. */
  kind: string;
  choices: Numbered[];
}

/** What a choice does, as the game calls it. */
export function kindOf(choice: ShownChoice): string {
  const action = (isExact(choice) ? choice.action : choice.base) as { do?: unknown };
  return typeof action?.do === 'string' ? action.do : 'other';
}

/** What a choice is known by: what it does, never its words. */
export function keyOf(choice: ShownChoice): string {
  return JSON.stringify(
    isExact(choice) ? choice.action : [choice.base, choice.fields.map(({ name }) => name)],
  );
}

/** What a question is known by: all that can be answered to it. */
export function questionOf(choices: Numbered[]): string {
  return choices.map(({ choice }) => keyOf(choice)).join();
}

export const numbered = (choices: ShownChoice[]): Numbered[] =>
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
    const label = `${choice.label} ${choice.follows ?? ''}`.toLowerCase();
    return words.every((word) => label.includes(word));
  });
}

/** Of many that bring nothing at all so many are shown. */
const NOTHING = 3;

/** What a choice does and where, but for a yes or no to how. */
const doneBy = (choice: ShownChoice): string =>
  JSON.stringify(isExact(choice) ? choice.action : choice.base, (_, value) =>
    typeof value === 'boolean' ? undefined : value,
  );

/**
 * Of choices that the game ranks those that do what another one does in another way, with something that follows from it:
 * who wants just that does not look for it twice.
 */
export function otherWays(choices: Numbered[]): Set<Numbered> {
  const ranked = choices.filter(({ choice }) => choice.brings !== undefined);
  const plain = new Set(
    ranked.filter(({ choice }) => !choice.follows).map(({ choice }) => doneBy(choice)),
  );
  return new Set(ranked.filter(({ choice }) => choice.follows && plain.has(doneBy(choice))));
}

/**
 * Choices by how much the game says that they bring, most first, and apart those that bring nothing and other ways to what
 * is there already.
 */
export function byGain(choices: Numbered[]): { best: Numbered[]; rest: Numbered[] } {
  const brings = ({ choice }: Numbered) => choice.brings ?? 1;
  const others = otherWays(choices);
  const best = choices.filter((one) => brings(one) > 0 && !others.has(one));
  if (!areFew(choices) && best.length === 0) {
    return { best: choices.slice(0, NOTHING), rest: choices.slice(NOTHING) };
  }
  if (areFew(choices)) {
    return { best: choices.toSorted((a, b) => brings(b) - brings(a)), rest: [] };
  }
  return {
    best: best.toSorted((a, b) => brings(b) - brings(a)),
    rest: choices
      .filter((one) => brings(one) === 0 || others.has(one))
      .toSorted((a, b) => brings(b) - brings(a)),
  };
}

/** Whether the game says of all of these that they bring nothing. */
export const bringNothing = (choices: Numbered[]): boolean =>
  choices.length > 1 && choices.every(({ choice }) => choice.brings === 0);

/** The choices that touch a place. */
export function touching(choices: Numbered[], place: string): Numbered[] {
  return choices.filter(({ choice }) => choice.touches.includes(place));
}

/** The choice to put first as one clear button: the one that goes on with the game, if there is just one. */
export function mainOf(choices: Numbered[]): Numbered | null {
  const main = choices.filter(({ choice }) => choice.weight === 'main' && isExact(choice));
  return main.length === 1 ? (main[0] ?? null) : null;
}

/**
 * The way on, which games list last: it is at no place, and nothing else is of its kind. Among many it would be hidden
 * behind its kind, so it is a button of its own.
 */
export function onwardOf(choices: Numbered[]): Numbered | null {
  const last = choices.at(-1);
  const alone =
    last && choices.filter(({ choice }) => kindOf(choice) === kindOf(last.choice)).length === 1;
  const plain = last && last.choice.weight === undefined && last.choice.touches.length === 0;
  return !areFew(choices) && alone && plain && isExact(last.choice) ? last : null;
}

/** A word of the game as a title: `sell_lot` becomes `Sell lot`. */
export function titled(word: string): string {
  const spaced = word.replaceAll('_', ' ');
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
