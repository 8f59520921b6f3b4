// What is printed on a game's board: asked for once, since it never changes.

import { get } from './api';

const asked = new Map<string, Promise<unknown>>();

export function printed<Board>(game: string): Promise<Board> {
  const board =
    asked.get(game) ??
    get<Board>(`/api/games/${game}/board`).catch((problem) => {
      asked.delete(game);
      throw problem;
    });
  asked.set(game, board);
  return board as Promise<Board>;
}
