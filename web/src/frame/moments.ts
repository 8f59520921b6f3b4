// Great moments: what is said large when it happens. What happened and who has what the server said, and what of it is
// great the board knows; here it is only noticed.

import type { GreatMarks, Purchase } from '../boards/board';
import type { Text } from '../protocol/Text';
import type { PastStep } from './steps';

export type Great =
  | { is: 'out'; seat: number }
  | { is: 'record'; seat: number; price: number; what: Text }
  | { is: 'won'; seat: number; price: number; what: Text }
  | { is: 'group'; seat: number; group: string };

/** So many purchases make the next one that is dearer a record. */
const BEFORE = 5;

type Steps = Pick<PastStep, 'happened'>[];

/** What was paid in some steps, for what a board looks for in their events. */
function pricesIn(steps: Steps, paid: ((event: never) => Purchase[]) | undefined): Purchase[] {
  return steps.flatMap(({ happened }) =>
    happened.flatMap((one) => ('event' in one ? (paid?.(one.event as never) ?? []) : [])),
  );
}

/** What is great about the last steps: who is out, a group that became whole, a record price, else an auction that was won. */
export function greatIn(
  marks: GreatMarks,
  before: Steps,
  steps: Steps,
  was: never,
  is: never,
): Great[] {
  const known = pricesIn(before, marks.bought).map(({ price }) => price);
  const highest = Math.max(0, ...known);
  const records = pricesIn(steps, marks.bought)
    .filter(({ price }) => known.length >= BEFORE && price > highest)
    .map(({ seat, price, what }): Great => ({ is: 'record', seat, price, what }));
  const held = marks.groups?.(was) ?? new Map();
  const groups = [...(marks.groups?.(is) ?? [])]
    .filter(([group, seat]) => held.get(group) !== seat)
    .map(([group, seat]): Great => ({ is: 'group', seat, group }));
  const gone = marks.out?.(was) ?? [];
  const out = (marks.out?.(is) ?? [])
    .filter((seat) => !gone.includes(seat))
    .map((seat): Great => ({ is: 'out', seat }));
  const won = pricesIn(steps, marks.won)
    .filter(({ price }) => !records.some((record) => 'price' in record && record.price === price))
    .map(({ seat, price, what }): Great => ({ is: 'won', seat, price, what }));
  return [...out, ...groups, ...records, ...won];
}
