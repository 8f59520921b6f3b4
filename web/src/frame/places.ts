// What a place on a board is called.

import { knownPlace } from '../lib/places.svelte';
import type { Say } from '../lib/say.svelte';
import { titled } from './grouping';

/**
 * `seat:2` as the name of who sits there, any other place as the board calls it; where it does not, as the
 * game's words do, `square:cafe` by the message `square-cafe`; else the id.
 */
export function placeName(place: string, names: string[], say: Say): string {
  const [kind = '', id = ''] = place.split(/:(.*)/s);
  if (kind === 'seat') {
    return names[Number(id)] ?? id;
  }
  const message = `${kind}-${id}`;
  const said = say([message]);
  return knownPlace(place) ?? (said === message ? titled(id.replaceAll('-', ' ')) : said);
}
