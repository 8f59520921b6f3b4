// What is about to be sold to the bank and bought from it: units of each resource, counted before sending.

import type { ShownChoice } from '../../lib/said';
import type { Action } from '../../protocol/nano/Action';
import { amountOf, formFor, pickOf } from './finding';
import { RESOURCES, type ResourceId } from './view';

/** Units to buy; below zero, to sell. */
export type Basket = Readonly<Partial<Record<ResourceId, number>>>;

/** How many units of a resource can be sold and bought now. */
export interface Limits {
  sell: number;
  buy: number;
}

export function limitsOf(choices: ShownChoice[], resource: ResourceId): Limits {
  const goods = pickOf(formFor(choices, { do: 'sell' }), 'goods');
  const units = amountOf(formFor(choices, { do: 'buy', resource }), 'units');
  return {
    sell: goods?.items.find(({ id }) => id === resource)?.count ?? 0,
    buy: units?.max ?? 0,
  };
}

const bounded = (units: number, limits: Limits): number =>
  Math.min(Math.max(units, -limits.sell), limits.buy);

/** One more, or one less, within the limits. */
export function stepped(basket: Basket, resource: ResourceId, by: 1 | -1, limits: Limits): Basket {
  return { ...basket, [resource]: bounded((basket[resource] ?? 0) + by, limits) };
}

/** A sale or a purchase that can be sent. */
export interface Deal {
  sells: boolean;
  /** Each resource once, with its units. */
  goods: [ResourceId, number][];
  action: Action;
}

/** What the basket comes to, within what is allowed now: one sale of everything, a purchase for each. */
export function dealsOf(basket: Basket, choices: ShownChoice[]): Deal[] {
  const within = RESOURCES.map((resource) => ({
    resource,
    units: bounded(basket[resource] ?? 0, limitsOf(choices, resource)),
  }));
  const sold = within.flatMap(({ resource, units }): [ResourceId, number][] =>
    units < 0 ? [[resource, -units]] : [],
  );
  const sale: Deal = { sells: true, goods: sold, action: { do: 'sell', goods: unitsOf(sold) } };
  const purchases = within
    .filter(({ units }) => units > 0)
    .map(
      ({ resource, units }): Deal => ({
        sells: false,
        goods: [[resource, units]],
        action: { do: 'buy', resource, units },
      }),
    );
  return sold.length > 0 ? [sale, ...purchases] : purchases;
}

/**
 * The deal that is shown in the row of a resource. A sale of several stands where one of them was pressed last, so that
 * it is in sight.
 */
export function dealBeside(
  deals: Deal[],
  resource: ResourceId,
  pressed: ResourceId | null,
): Deal | undefined {
  return deals.find(({ goods }) => {
    const at = goods.find(([one]) => one === pressed) ?? goods[0];
    return at?.[0] === resource;
  });
}

/** A list of ids, one for each unit. */
export const unitsOf = <Id extends string>(goods: [Id, number][]): Id[] =>
  goods.flatMap(([id, units]) => Array<Id>(units).fill(id));

/** The other way: each id once, with its units, in the order of the first of each. */
export function counted<Id extends string>(ids: Id[]): [Id, number][] {
  const counts = new Map<Id, number>();
  for (const id of ids) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts];
}
