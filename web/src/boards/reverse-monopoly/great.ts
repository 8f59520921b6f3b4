// What is great in Reverse Monopoly: the dearest sale, a family that triples.

import type { Event } from '../../protocol/reverse-monopoly/Event';
import type { GreatMarks } from '../board';
import type { View } from './view';

export const marks: GreatMarks<Pick<View, 'players'>, Event> = {
  bought: (event) => (event.event === 'sold' ? [{ seat: event.seat, price: event.price }] : []),
  won: (event) =>
    event.event === 'sold'
      ? [{ seat: event.seat, price: event.price, what: [`card-${event.card}`] }]
      : [],
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
