// What a table can choose, in a form: labels made of the server's words.

import type { Clock } from '../protocol/Clock';
import type { OptionSpec } from '../protocol/OptionSpec';
import type { OptionValue } from '../protocol/OptionValue';

/** How many options are shown at once; the others on demand. They come with what matters most first. */
export const MAIN = 3;

/** Whether a table that chooses these plays by the printed rules. */
export const isPrinted = (specs: OptionSpec[], values: Record<string, OptionValue>): boolean =>
  specs.every((spec) => spec.open || (values[spec.id] ?? spec.default) === spec.default);

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
