// What a table can choose, in a form: labels made of the server's words.

import type { Clock } from '../protocol/Clock';
import type { OptionSpec } from '../protocol/OptionSpec';
import type { OptionValue } from '../protocol/OptionValue';

/** "who plays first (M7)" as a label: "Who plays first (M7)". */
export const sentence = (about: string): string => about.charAt(0).toUpperCase() + about.slice(1);

/** A word of the server as people read it; seats count from 1 for them. */
export function readable(value: string, seat: (n: number) => string): string {
  const number = value.match(/^seat(\d+)$/)?.[1];
  return number === undefined ? value.replaceAll('-', ' ') : seat(Number(number) + 1);
}

export const defaults = (specs: OptionSpec[]): Record<string, OptionValue> =>
  Object.fromEntries(specs.map((spec) => [spec.id, spec.default]));

/** Those that are not as they are anyway. */
export function chosen(
  specs: OptionSpec[],
  values: Record<string, OptionValue>,
): Record<string, OptionValue> {
  return Object.fromEntries(
    specs.flatMap(({ id, default: usual }) => {
      const value = values[id];
      return value === undefined || value === usual ? [] : [[id, value]];
    }),
  );
}

export const CLOCKS = {
  none: { kind: 'none' },
  quick: { kind: 'live', turn: 30, bank: 300 },
  usual: { kind: 'live', turn: 60, bank: 600 },
  slow: { kind: 'live', turn: 180, bank: 1_200 },
  day: { kind: 'correspondence', hours: 24 },
  days: { kind: 'correspondence', hours: 72 },
} as const satisfies Record<string, Clock>;
