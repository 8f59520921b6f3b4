// What is printed: asked for once, since it never changes.

import { get } from '../../lib/api';
import { knowPlaces } from '../../lib/places.svelte';
import { Atlas, type Board } from './view';
import { hexName } from './words';

let asked: Promise<Atlas> | undefined;

export function atlas(): Promise<Atlas> {
  asked ??= get<Board>('/api/games/nano/board').then(
    (board) => {
      const found = new Atlas(board);
      knowPlaces(placesOf(found));
      return found;
    },
    (problem) => {
      asked = undefined;
      throw problem;
    },
  );
  return asked;
}

/** Every place that a choice can touch, with its name. */
export function placesOf(atlas: Atlas): [string, string][] {
  const { assets, technologies, resources, transports, cards, hexes } = atlas.board;
  const named = (kind: string, all: { id: string; name: string }[]) =>
    all.map(({ id, name }): [string, string] => [`${kind}:${id}`, name]);
  return [
    ...named('asset', assets),
    ...named('technology', technologies),
    ...named('resource', resources),
    ...named('transport', transports),
    ...named('contract', cards),
    ...hexes.map((hex): [string, string] => [`hex:${hex.id}`, hexName(atlas, hex)]),
  ];
}
