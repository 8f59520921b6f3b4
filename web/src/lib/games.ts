// The games of this server; asked for once.

import type { GameShown } from '../protocol/GameShown';
import { get } from './api';

let asked: Promise<GameShown[]> | undefined;

export function games(): Promise<GameShown[]> {
  asked ??= get<GameShown[]>('/api/games').catch((problem) => {
    asked = undefined;
    throw problem;
  });
  return asked;
}

export async function gameOf(id: string): Promise<GameShown | undefined> {
  return (await games()).find((game) => game.info.id === id);
}
