// What is about to be sold to the bank and bought from it: units of each resource, counted before sending.

import type { Shown } from '../../protocol/Shown';
import { amountOf, formFor, pickOf } from './finding';

/** Units to buy; below zero, to sell. */
export type Basket = Readonly<Record<string, number>>;

/** How many units of a resource can be sold and bought now. */
export interface Limits {
  sell: number;
  buy: number;
}

export function limitsOf(choices: Shown[], resource: string): Limits {
  const goods = pickOf(formFor(choices, { do: 'sell' }), 'goods');
  const units = amountOf(formFor(choices, { do: 'buy', resource }), 'units');
  return {
    sell: goods?.items.find(({ id }) => id === resource)?.count ?? 0,
    buy: units?.max ?? 0,
  };
}

/** One more, or one less, within the limits. */
export function stepped(basket: Basket, resource: string, by: 1 | -1, limits: Limits): Basket {
  const wanted = (basket[resource] ?? 0) + by;
  return { ...basket, [resource]: Math.min(Math.max(wanted, -limits.sell), limits.buy) };
}

/** A sale or a purchase that can be sent. */
export interface Deal {
  sells: boolean;
  /** Each resource once, with its units. */
  goods: [string, number][];
  action: unknown;
}

/** What the basket comes to, within what is allowed now: one sale of everything, a purchase for each. */
export function dealsOf(basket: Basket, choices: Shown[]): Deal[] {
  const within = Object.entries(basket).map(([resource, units]): [string, number] => {
    const limits = limitsOf(choices, resource);
    return [resource, Math.min(Math.max(units, -limits.sell), limits.buy)];
  });
  const sold = within.flatMap(([id, units]): [string, number][] =>
    units < 0 ? [[id, -units]] : [],
  );
  const bought = within.filter(([, units]) => units > 0);
  const sale: Deal[] =
    sold.length === 0
      ? []
      : [{ sells: true, goods: sold, action: { do: 'sell', goods: unitsOf(sold) } }];
  return [
    ...sale,
    ...bought.map(([resource, units]) => ({
      sells: false,
      goods: [[resource, units]] as [string, number][],
      action: { do: 'buy', resource, units },
    })),
  ];
}

/** A list of ids, one for each unit. */
export const unitsOf = (goods: [string, number][]): string[] =>
  goods.flatMap(([id, units]) => Array<string>(units).fill(id));

/** The other way: each id once, with its units, in the order of the first of each. */
export function counted(ids: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const id of ids) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts];
}
