// What is great in Reverse Monopoly: the dearest sale, a family that triples.

import type { Event } from '../../protocol/reverse-monopoly/Event';
import type { GreatMarks, Purchase } from '../board';
import type { View } from './view';

const sold = (event: Event): Purchase[] =>
  event.event === 'sold'
    ? [{ seat: event.seat, price: event.price, what: [`card-${event.card}`] }]
    : [];

export const marks: GreatMarks<Pick<View, 'players'>, Event> = {
  bought: sold,
  won: sold,
  groups: ({ players }) =>
    new Map(
      players.flatMap(({ families }, seat) =>
        families
          .filter(({ tripled }) => tripled)
          .map(({ family }): [string, number] => [`family-${family.replaceAll('_', '-')}`, seat]),
      ),
    ),
};

export const great = async (): Promise<GreatMarks> => marks;
