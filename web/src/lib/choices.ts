// Choices as the server offers them: which are lit on the board, and actions made of forms.

import type { ShownChoice, ShownField } from '../lib/said';
import type { Side } from '../protocol/Side';

export type Exact = Extract<ShownChoice, { action: unknown }>;
export type Form = Extract<ShownChoice, { fields: unknown }>;
export type Filled = Record<string, number | string[]>;

export const isExact = (choice: ShownChoice): choice is Exact => 'action' in choice;

/** Every place on the board that a choice touches, with these choices. */
export function litPlaces(choices: ShownChoice[]): Map<string, ShownChoice[]> {
  const lit = new Map<string, ShownChoice[]>();
  for (const choice of choices) {
    for (const place of choice.touches) {
      lit.set(place, [...(lit.get(place) ?? []), choice]);
    }
  }
  return lit;
}

/**
 * What a form holds before anybody changes it: what is picked already, else the least of everything; in a deal as much
 * money as what is picked is worth.
 */
export function empty(form: Form): Filled {
  const filled = Object.fromEntries(form.fields.map((field) => [field.name, emptyField(field)]));
  return isBegun(form) ? filled : balanced(form, filled);
}

/** Whether the server says what a form begins with. */
const isBegun = ({ fields }: Form): boolean =>
  fields.some(
    (field) =>
      field.first !== undefined || (field.kind === 'pick' && field.items.some((one) => one.picked)),
  );

/** What all that is picked brings, where the game says what each does and nobody has to agree; else nothing. */
export function broughtBy(form: Form, filled: Filled): number | null {
  const priced = form.fields.some(
    (field) => field.kind === 'pick' && !field.side && field.items.some(({ worth }) => worth),
  );
  return priced ? worthOf(form, filled) : null;
}

/** What things on one side of a deal are worth by the game's own figures; without a side, what stands beside any deal. */
function worthOf(form: Form, filled: Filled, side?: Side): number {
  return form.fields.reduce((sum, field) => {
    const picked = filled[field.name];
    if (field.kind !== 'pick' || field.side !== side || !Array.isArray(picked)) {
      return sum;
    }
    const worth = new Map(field.items.map((item) => [item.id, item.worth ?? 0]));
    return picked.reduce((whole, id) => whole + (worth.get(id) ?? 0), sum);
  }, 0);
}

/**
 * A deal with as much money on one side as the things on the other are worth more; sums that somebody has set stay as
 * they are.
 */
export function balanced(form: Form, filled: Filled, set: ReadonlySet<string> = new Set()): Filled {
  const more = worthOf(form, filled, 'get') - worthOf(form, filled, 'give');
  const sums = form.fields.flatMap((field) =>
    field.kind === 'amount' && field.unit === 'money' && field.side && !set.has(field.name)
      ? [[field.name, within(field, field.side === 'give' ? more : -more)] as const]
      : [],
  );
  return { ...filled, ...Object.fromEntries(sums) };
}

function emptyField(field: ShownField): number | string[] {
  if (field.kind === 'amount') {
    return within(field, field.first ?? field.min);
  }
  const picked = field.items.flatMap(({ id, picked }) => Array<string>(picked ?? 0).fill(id));
  for (const item of field.items) {
    for (let n = item.picked ?? 0; n < item.count && picked.length < field.min; n++) {
      picked.push(item.id);
    }
  }
  return picked;
}

/** The action that a filled form stands for. */
export function actionOf(form: Form, filled: Filled): unknown {
  return { ...form.base, ...filled };
}

/** An amount brought within what the field allows. */
export function within(field: Extract<ShownField, { kind: 'amount' }>, amount: number): number {
  if (!Number.isFinite(amount)) {
    return field.min;
  }
  const steps = Math.round((amount - field.min) / field.step);
  const highest = Math.floor((field.max - field.min) / field.step);
  return field.min + Math.min(Math.max(steps, 0), highest) * field.step;
}

/** Whether everything asked for is there; where the form wants something, more than nothing at all. */
export function isFilled(form: Form, filled: Filled): boolean {
  const allowed = form.fields.every((field) => {
    const value = filled[field.name];
    if (field.kind === 'amount') {
      return typeof value === 'number' && within(field, value) === value;
    }
    return Array.isArray(value) && value.length >= field.min && value.length <= field.max;
  });
  const more = form.fields.some((field) => {
    const value = filled[field.name];
    return (Array.isArray(value) ? value.length : (value ?? field.min)) > field.min;
  });
  return allowed && (more || !form.wants_something);
}

/** The choice that an action is made of: the one that says it exactly, or the form it was filled in. */
export function choiceOf(choices: ShownChoice[], action: unknown): ShownChoice | undefined {
  const whole = JSON.stringify(action);
  return choices.find((choice) => {
    if (isExact(choice)) {
      return JSON.stringify(choice.action) === whole;
    }
    const filled = action as Record<string, unknown> | null;
    const same = Object.entries(choice.base).every(
      ([key, value]) => JSON.stringify(filled?.[key]) === JSON.stringify(value),
    );
    return same && filled !== null && isFilled(choice, filled as Filled);
  });
}

/**
 * Whether an action that came too late, because somebody else acted at the same moment, still means what it
 * meant: the same choice is still there, saying the same, or its form still takes what was filled in.
 */
export function isStillMeant(before: ShownChoice[], now: ShownChoice[], action: unknown): boolean {
  const [was, is] = [choiceOf(before, action), choiceOf(now, action)];
  if (!was || !is || isExact(was) !== isExact(is)) {
    return false;
  }
  return !isExact(is) || was.label === is.label;
}
