// The board's data: asked for once, since it never changes.

import { get } from '../../lib/api';
import { knowPlaces } from '../../lib/places.svelte';
import { Atlas, type Board } from './view';
import { squareName } from './words';

let asked: Promise<Atlas> | undefined;

export function atlas(): Promise<Atlas> {
  asked ??= get<Board>('/api/games/reverse-monopoly/board').then(
    (board) => {
      const found = new Atlas(board);
      knowPlaces([
        ...board.cards.map((card): [string, string] => [`card:${card.id}`, card.name.en]),
        ...board.squares.map((square): [string, string] => [
          `square:${square.id}`,
          squareName(found, square),
        ]),
      ]);
      return found;
    },
    (problem) => {
      asked = undefined;
      throw problem;
    },
  );
  return asked;
}
