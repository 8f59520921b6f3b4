// What is great in Mercurius: the dearest token.

import type { Event } from '../../protocol/mercurius/Event';
import type { GreatMarks } from '../board';

export const marks: GreatMarks<unknown, Event> = {
  bought: (event) =>
    event.event === 'bought'
      ? [{ seat: event.seat, price: event.cost, what: [`kind-${event.kind}`] }]
      : [],
};

export const great = async (): Promise<GreatMarks> => marks;
