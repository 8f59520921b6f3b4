// What is great in NANO Corporation: the dearest purchase.

import type { Event } from '../../protocol/nano/Event';
import type { GreatMarks } from '../board';

export const marks: GreatMarks<unknown, Event> = {
  bought: (event) =>
    event.event === 'asset_bought' ||
    event.event === 'technology_bought' ||
    event.event === 'transport_bought'
      ? [{ seat: event.seat, price: event.price }]
      : [],
};

export const great = async (): Promise<GreatMarks> => marks;
