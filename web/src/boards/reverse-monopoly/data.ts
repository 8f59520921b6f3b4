// The board's data: it never changes; only its words do.

import type { Say } from '../../lib/say.svelte';
import { Atlas, boardSaid, type SentBoard } from './view';

let last: { names: string; atlas: Atlas } | undefined;

/** The board by ids, in words: the same as long as the words are, since laying it out is work. */
export function atlasIn(sent: SentBoard, say: Say): Atlas {
  const found = boardSaid(sent, say);
  const names = found.cards.map(({ name }) => name).join();
  if (last?.names !== names) {
    last = { names, atlas: new Atlas(found) };
  }
  return last.atlas;
}

/** What cards and squares are called, for the frame to say. */
export function placesOf(atlas: Atlas): [string, string][] {
  const { cards, squares } = atlas.board;
  return [
    ...cards.map((card): [string, string] => [`card:${card.id}`, card.name]),
    ...squares.map((square): [string, string] => [`square:${square.id}`, square.name]),
  ];
}
