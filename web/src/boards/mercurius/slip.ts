// The order slip: what a player means to do this turn, with what the server says it costs, before any of
// it is sent. Whether it may be done is for the server to say: each action is sent only once its choices
// offer it.

import { isExact } from '../../lib/choices';
import type { ShownChoice } from '../../lib/said';
import type { Action } from '../../protocol/mercurius/Action';
import type { View } from './view';

export interface Slip {
  /** Tokens to buy, or less than nothing to sell, by kind. */
  trades: Record<string, number>;
  /** Trades that what takes their place put aside: they come back when it is taken off. */
  aside?: Record<string, number>;
  /** What takes the place of trading. */
  instead: null | { is: 'dividend'; chamber: string | null } | { is: 'market'; tokens: string[] };
  /** What ends the turn. */
  end: null | { is: 'card'; card: string } | { is: 'news'; discard: string[] };
}

export const EMPTY: Slip = { trades: {}, instead: null, end: null };

export type { Action };

export interface Line {
  kind: string;
  /** More than 0: bought. Less: sold. */
  count: number;
  /** What each token costs or brings, one after another. */
  sums: number[];
  /** What it does to the cash. */
  total: number;
  /** How many of the kind are bought or sold this turn with these. */
  all: number;
  /** What each of all those costs or brings. */
  each: number;
}

/** The trades of a slip with what each token costs or brings. */
export function lines(view: View, slip: Slip): Line[] {
  return view.kinds.flatMap((row) => {
    const count = slip.trades[row.kind] ?? 0;
    if (count === 0) {
      return [];
    }
    const size = Math.abs(count);
    const [all, before, each] =
      count > 0 ? [row.costs, row.bought, row.costs_each] : [row.gains, row.sold, row.gains_each];
    const sums = all.slice(0, size);
    const sum = sums.reduce((all, one) => all + one, 0);
    return [
      {
        kind: row.kind,
        count,
        sums,
        total: count > 0 ? -sum : sum,
        all: before + size,
        each: each[size - 1] ?? 0,
      },
    ];
  });
}

/** What one more token costs or brings, where the slip has some of the kind already: not what the first one did. */
export function oneMore(
  { costs, gains }: Pick<View['kinds'][number], 'costs' | 'gains'>,
  count: number,
): { cost?: number; gain?: number } {
  return {
    ...(count > 0 && costs[count] !== undefined && { cost: costs[count] }),
    ...(count < 0 && gains[-count] !== undefined && { gain: gains[-count] }),
  };
}

/** What all trades of a slip do to the cash. */
export function total(view: View, slip: Slip): number {
  return lines(view, slip).reduce((all, line) => all + line.total, 0);
}

/** Trade actions that a slip takes. */
export function used(slip: Slip): number {
  return Object.values(slip.trades).reduce((all, count) => all + Math.abs(count), 0);
}

/** A special card that takes the place of trading put on the slip, or taken off it. No trade is lost by that. */
export function turned(slip: Slip, to: 'dividend' | 'market'): Slip {
  const { aside = {}, ...rest } = slip;
  if (slip.instead?.is === to) {
    return { ...rest, trades: aside, instead: null };
  }
  const instead = to === 'dividend' ? ({ is: to, chamber: null } as const) : { is: to, tokens: [] };
  return { ...rest, trades: {}, aside: slip.instead ? aside : slip.trades, instead };
}

export function isEmpty(slip: Slip): boolean {
  return used(slip) === 0 && slip.instead === null && slip.end === null;
}

/** One more of a kind bought (`by` 1) or sold (`by` -1); the other way takes back what is on the slip. */
export function traded(slip: Slip, kind: string, by: 1 | -1): Slip {
  const count = (slip.trades[kind] ?? 0) + by;
  const { [kind]: _, ...others } = slip.trades;
  return {
    ...slip,
    trades: count === 0 ? others : { ...others, [kind]: count },
    instead: null,
  };
}

/** Whether the figures leave room for one more token of a kind on the slip. */
export function room(
  view: View,
  seat: number | null,
  slip: Slip,
  kind: string,
  by: 1 | -1,
): boolean {
  const { moment } = view;
  return moment.is === 'turn' && moment.seat === seat && fits(view, traded(slip, kind, by));
}

/** Whether the trades on a slip can still be made, after what was traded otherwise. */
export function fits(view: View, slip: Slip): boolean {
  const { moment } = view;
  if (moment.is !== 'turn') {
    return used(slip) === 0;
  }
  const cash = (view.players[moment.seat]?.cash ?? 0) + total(view, slip);
  const counted = lines(view, slip).every((line) => line.sums.length === Math.abs(line.count));
  return used(slip) <= moment.actions && counted && cash >= 0;
}

/** A token or card put on a list, or taken off it if all there are of it are on it already. */
export function toggled(list: string[], item: string, most: number, held: number): string[] {
  const own = list.filter((one) => one === item).length;
  if (own >= held) {
    return list.filter((one) => one !== item);
  }
  return list.length < most ? [...list, item] : list;
}

/** What is still to be picked before the slip can be sent. */
export function lacks(slip: Slip, choices: ShownChoice[]): 'chamber' | 'tokens' | 'discard' | null {
  if (slip.instead?.is === 'dividend' && slip.instead.chamber === null) {
    return 'chamber';
  }
  if (slip.instead?.is === 'market' && slip.instead.tokens.length === 0) {
    return 'tokens';
  }
  if (slip.end?.is === 'news' && slip.end.discard.length < (pickOf(choices, 'news')?.min ?? 1)) {
    return 'discard';
  }
  return null;
}

/** The actions of a slip in the order they are sent: sales first, so that they pay for purchases. */
export function actions(slip: Slip): Action[] {
  const trades = Object.entries(slip.trades).sort(([, a], [, b]) => a - b);
  const all: Action[] = trades.flatMap(([kind, count]) =>
    Array.from(
      { length: Math.abs(count) },
      () => ({ do: count > 0 ? 'buy' : 'sell', kind }) as const,
    ),
  );
  if (slip.instead?.is === 'dividend' && slip.instead.chamber !== null) {
    all.push({ do: 'dividend', chamber: slip.instead.chamber });
  } else if (slip.instead?.is === 'market') {
    all.push({ do: 'black_market', tokens: slip.instead.tokens });
  }
  if (slip.end?.is === 'card') {
    all.push({ do: 'play', card: slip.end.card });
  } else if (slip.end?.is === 'news') {
    all.push({ do: 'news', discard: slip.end.discard });
  }
  return all;
}

/** The choice that an action is, or is made of. */
export function offered(
  choices: ShownChoice[],
  action: Action | Pick<Action, 'do'>,
): ShownChoice | undefined {
  return choices.find((choice) => {
    if (!isExact(choice)) {
      return choice.base.do === action.do;
    }
    const exact = Object.entries(choice.action as Action);
    const wanted = new Map<string, unknown>(Object.entries(action));
    return exact.length === wanted.size && exact.every(([key, value]) => wanted.get(key) === value);
  });
}

/** The pick of a form, such as the tokens for the Black Market. */
export function pickOf(choices: ShownChoice[], what: Action['do']) {
  const form = offered(choices, { do: what });
  const field = form && !isExact(form) ? form.fields[0] : undefined;
  return field?.kind === 'pick' ? field : undefined;
}

/** What a form does and what follows from it, as the server says it; nothing where there is no such form. */
export function aboutIn(choices: ShownChoice[], what: Action['do']): string | undefined {
  const form = offered(choices, { do: what });
  return form && [form.label, form.follows].filter(Boolean).join(', ');
}

/** Whether any choice is of this sort. */
export function offers(choices: ShownChoice[], what: Action['do']): boolean {
  return choices.some((choice) =>
    isExact(choice) ? (choice.action as Action).do === what : choice.base.do === what,
  );
}
