// The choices that a panel is about, found by what they do.

import { type Exact, type Form, isExact } from '../../lib/choices';
import type { ShownChoice, ShownField } from '../../lib/said';
import type { Action } from '../../protocol/nano/Action';

export type PickField = Extract<ShownField, { kind: 'pick' }>;
export type AmountField = Extract<ShownField, { kind: 'amount' }>;

/** What an action does, and what else of it matters. */
type Wanted = {
  [Do in Action['do']]: { do: Do } & Partial<Extract<Action, { do: Do }>>;
}[Action['do']];

/** Whether something says all that is wanted. */
const says = (what: unknown, wanted: Wanted): boolean =>
  Object.entries(wanted).every(
    ([key, value]) => (what as Record<string, unknown> | null)?.[key] === value,
  );

/** The complete choices that do this. */
export const exacts = (choices: ShownChoice[], wanted: Wanted): Exact[] =>
  choices.filter(isExact).filter(({ action }) => says(action, wanted));

/** The form that does this. */
export const formFor = (choices: ShownChoice[], wanted: Wanted): Form | undefined =>
  choices.find((choice): choice is Form => !isExact(choice) && says(choice.base, wanted));

export const pickOf = (form: Form | undefined, name: string): PickField | undefined =>
  form?.fields.find((field): field is PickField => field.kind === 'pick' && field.name === name);

export const amountOf = (form: Form | undefined, name: string): AmountField | undefined =>
  form?.fields.find(
    (field): field is AmountField => field.kind === 'amount' && field.name === name,
  );
