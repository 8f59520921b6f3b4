// What an asset will do in its owner's next production, for the eye: it makes something, it lacks
// something, or something stops it.

import type { AssetState, NextRun, ResourceId, Seat } from './view';

export type Outlook =
  | { is: 'makes'; units: number; to: Seat }
  | { is: 'lacks'; workers: number; goods: ResourceId[] }
  | { is: 'stopped'; by: 'strike' | 'sabotage' };

export function outlookOf(next: NextRun): Outlook {
  if (next.stopped_by) {
    return { is: 'stopped', by: next.stopped_by };
  }
  if (next.lacks_workers > 0 || next.lacks.length > 0) {
    return { is: 'lacks', workers: next.lacks_workers, goods: next.lacks };
  }
  return { is: 'makes', units: next.makes, to: next.to };
}

/** A place for a worker: who stands there. */
export type Place = 'worker' | 'chip' | 'free';

/** The places of an asset in a row: those for its staff, and the owner's chip where it counts. */
export function placesOf(staff: number, workers: number, chip: boolean): Place[] {
  const free = Math.max(staff - workers, 0);
  return [
    ...Array<Place>(workers).fill('worker'),
    ...(chip ? ['chip' as const] : []),
    ...Array<Place>(free).fill('free'),
  ];
}

/** What it would do with the places filled like this instead of as they are. */
export function plannedOutlook(asset: AssetState, next: NextRun, places: Place[]): Outlook {
  const workers = places.filter((place) => place === 'free').length;
  const makes = workers === 0 && next.lacks.length === 0 ? asset.needs.makes : 0;
  return outlookOf({ ...next, lacks_workers: workers, makes });
}
