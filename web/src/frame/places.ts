// What a place on a board is called.

import { knownPlace } from '../lib/places.svelte';
import { titled } from './grouping';

interface Named {
  id?: unknown;
  name?: unknown;
}

/**
 * `square:cafe` as the view or the board calls that square, `seat:2` as the seat's name, else the id in
 * words.
 */
export function placeName(place: string, view: unknown, names: string[]): string {
  const [kind = '', id = ''] = place.split(/:(.*)/s);
  if (kind === 'seat') {
    return names[Number(id)] ?? id;
  }
  const list = (view as Record<string, unknown> | null)?.[`${kind}s`];
  const found = Array.isArray(list) ? (list as Named[]).find((one) => one?.id === id) : undefined;
  if (typeof found?.name === 'string') {
    return found.name;
  }
  return knownPlace(place) ?? titled(id.replaceAll('-', ' '));
}
