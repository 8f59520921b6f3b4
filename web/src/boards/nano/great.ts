// What is great in NANO Corporation: the dearest purchase.

import { printed } from '../../lib/printed';
import type { Board } from '../../protocol/nano/Board';
import type { Event } from '../../protocol/nano/Event';
import type { GreatMarks } from '../board';

export async function great(): Promise<GreatMarks> {
  return marksOn(await printed<Board>('nano'));
}

/** What is bought by its id, and how a purchase says it. */
function boughtIn(event: Event): { seat: number; price: number; id: string } | null {
  switch (event.event) {
    case 'asset_bought':
      return { ...event, id: event.asset };
    case 'technology_bought':
      return { ...event, id: event.technology };
    case 'transport_bought':
      return { ...event, id: event.transport };
    default:
      return null;
  }
}

export function marksOn({
  assets,
  technologies,
  transports,
}: Pick<Board, 'assets' | 'technologies' | 'transports'>): GreatMarks<unknown, Event> {
  const named = new Map(
    [...assets, ...technologies, ...transports].map(({ id, name }) => [id, name]),
  );
  return {
    bought: (event) => {
      const bought = boughtIn(event);
      const what = bought && named.get(bought.id);
      return bought && what ? [{ seat: bought.seat, price: bought.price, what }] : [];
    },
  };
}
