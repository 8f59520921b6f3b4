// A plan for the workers: who stands where. It begins as things are, is changed at will, and is sent whole.

import type { PickField } from './finding';

/** How many stand on each place that the form knows. */
export type Plan = ReadonlyMap<string, number>;

interface Staffed {
  id: string;
  workers: number;
  guard: boolean;
}

/** Beside all assets. */
export const ASIDE = 'aside';

/** The guard place of an asset, as the form calls it. */
export const guardOf = (asset: string): string => `guard-${asset}`;

/** Where everybody stands now, on the places that can be changed. */
export function asItIs(field: PickField, assets: Staffed[]): Plan {
  const now = new Map(
    assets.flatMap(({ id, workers, guard }): [string, number][] => [
      [id, workers],
      [guardOf(id), guard ? 1 : 0],
    ]),
  );
  return new Map(field.items.map(({ id }) => [id, now.get(id) ?? 0]));
}

export const standing = (plan: Plan, place: string): number => plan.get(place) ?? 0;

/** How many can still be placed. */
export function aside(plan: Plan, field: PickField): number {
  return field.max - [...plan.values()].reduce((sum, workers) => sum + workers, 0);
}

/** Whether the form lets a place be changed at all. */
export const isOpen = (field: PickField, place: string): boolean =>
  field.items.some(({ id }) => id === place);

/** Whether one more may stand there. */
export function hasRoom(plan: Plan, field: PickField, place: string): boolean {
  const room = field.items.find(({ id }) => id === place)?.count ?? 0;
  return standing(plan, place) < room;
}

/** One worker goes from a place to another, if both allow it; from and to may be aside. */
export function sent(plan: Plan, field: PickField, from: string, to: string): Plan {
  const leaves = from === ASIDE ? aside(plan, field) > 0 : standing(plan, from) > 0;
  const comes = to === ASIDE || hasRoom(plan, field, to);
  if (from === to || !leaves || !comes) {
    return plan;
  }
  const next = new Map(plan);
  if (from !== ASIDE) {
    next.set(from, standing(plan, from) - 1);
  }
  if (to !== ASIDE) {
    next.set(to, standing(plan, to) + 1);
  }
  return next;
}

/** Those who stand aside fill the open places, one place after another. */
export function filled(
  plan: Plan,
  field: PickField,
  open: { place: string; workers: number }[],
): Plan {
  let next = plan;
  for (const { place, workers } of open) {
    for (let n = 0; n < workers; n++) {
      next = sent(next, field, ASIDE, place);
    }
  }
  return next;
}

export const isSame = (one: Plan, other: Plan): boolean =>
  [...new Set([...one.keys(), ...other.keys()])].every(
    (place) => standing(one, place) === standing(other, place),
  );

/** The plan as the form wants it: every place as often as workers stand there. */
export const named = (plan: Plan): string[] =>
  [...plan].flatMap(([place, workers]) => Array<string>(workers).fill(place));

/** Where more stand by a plan than do now: what each place is called, and how many more. */
export function gains(now: Plan, plan: Plan, field: PickField): { label: string; more: number }[] {
  return field.items
    .map(({ id, label }) => ({ label, more: standing(plan, id) - standing(now, id) }))
    .filter(({ more }) => more > 0);
}
