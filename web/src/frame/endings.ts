// How a game ended, in words: who won, and what came of one's own.

import type { Document } from '../lib/said';
import { words } from '../lib/text';

const t = words('frame');
const p = words('play');

export interface Ending {
  /** What ended it, by its name. */
  why: string | null;
  /** The seats that won. */
  winners: number[];
  won: boolean;
  /** Who won, as a sentence. */
  winner: string;
  /** One's own place, as a sentence; nothing for who won or watched. */
  place: string;
}

export function endingOf(
  { seats, play }: Pick<Document, 'seats' | 'play'>,
  own: number | null,
): Ending {
  const places = play?.standing.places ?? [];
  const winners = seats.flatMap((_, seat) => (places[seat] === 1 ? [seat] : []));
  const won = own !== null && winners.includes(own);
  const names = winners.map((seat) => seats[seat]?.name ?? '').join(' & ');
  const place = own === null || won ? undefined : places[own];
  return {
    why: play?.standing.ending ?? null,
    winners,
    won,
    winner: won
      ? p(winners.length === 1 ? 'end.you-win' : 'end.you-share')
      : t('end.wins', { n: winners.length, names }),
    place: place === undefined ? '' : p('end.your-place', { place, players: seats.length }),
  };
}
