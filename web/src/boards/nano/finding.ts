// The choices that a panel is about, found by what they do.

import { type Exact, type Form, isExact } from '../../lib/choices';
import type { Shown } from '../../protocol/Shown';
import type { ShownField } from '../../protocol/ShownField';

export type PickField = Extract<ShownField, { kind: 'pick' }>;
export type AmountField = Extract<ShownField, { kind: 'amount' }>;

type Wanted = { do: string } & Record<string, unknown>;

/** Whether something says all that is wanted. */
const says = (what: unknown, wanted: Wanted): boolean =>
  Object.entries(wanted).every(
    ([key, value]) => (what as Record<string, unknown> | null)?.[key] === value,
  );

/** The complete choices that do this. */
export const exacts = (choices: Shown[], wanted: Wanted): Exact[] =>
  choices.filter(isExact).filter(({ action }) => says(action, wanted));

/** The form that does this. */
export const formFor = (choices: Shown[], wanted: Wanted): Form | undefined =>
  choices.find((choice): choice is Form => !isExact(choice) && says(choice.base, wanted));

export const pickOf = (form: Form | undefined, name: string): PickField | undefined =>
  form?.fields.find((field): field is PickField => field.kind === 'pick' && field.name === name);

export const amountOf = (form: Form | undefined, name: string): AmountField | undefined =>
  form?.fields.find(
    (field): field is AmountField => field.kind === 'amount' && field.name === name,
  );
