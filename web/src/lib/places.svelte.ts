// What boards call places that the view knows by id alone, for the frame to say.

import { SvelteMap } from 'svelte/reactivity';

const known = new SvelteMap<string, string>();

export function knowPlaces(names: Iterable<[string, string]>): void {
  for (const [place, name] of names) {
    known.set(place, name);
  }
}

export const knownPlace = (place: string): string | undefined => known.get(place);
