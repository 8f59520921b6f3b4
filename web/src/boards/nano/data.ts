// What is printed on map and cards, in the words of the reader.

import type { Say } from '../../lib/say.svelte';
import type { Text } from '../../protocol/Text';
import type { Atlas, Board, SentBoard } from './view';
import { hexName } from './words';

/** What is printed, in words. */
export function boardSaid(board: SentBoard, say: Say): Board {
  const said = <T extends { name: Text }>(all: T[]) =>
    all.map((one) => ({ ...one, name: say(one.name) }));
  return {
    hexes: board.hexes,
    kinds: said(board.kinds),
    assets: said(board.assets),
    technologies: said(board.technologies),
    resources: said(board.resources),
    transports: said(board.transports),
    cards: said(board.cards).map((card) => ({ ...card, text: say(card.text) })),
    hiring: board.hiring,
  };
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
