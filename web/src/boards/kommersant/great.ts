// What is great in Kommersant: the dearest purchase, a whole group, a bankruptcy.

import { printed } from '../../lib/printed';
import type { Event } from '../../protocol/kommersant/Event';
import type { GreatMarks } from '../board';
import type { Board, SentView } from './view';

export async function great(): Promise<GreatMarks> {
  return marksOn(await printed<Board>('kommersant'));
}

export function marksOn({ squares }: Pick<Board, 'squares'>): GreatMarks<SentView, Event> {
  const purchase = ({ seat, lot, price }: { seat: number; lot: string; price: number }) => {
    const what = squares.find(({ id }) => id === lot)?.name;
    return what ? [{ seat, price, what }] : [];
  };
  return {
    bought: (event) => (event.event === 'bought' || event.event === 'sold' ? purchase(event) : []),
    won: (event) => (event.event === 'sold' ? purchase(event) : []),
    groups: (view) => {
      const owners = new Map<string, Set<number | undefined>>();
      for (const [index, { deed }] of squares.entries()) {
        if (deed?.group) {
          const name = `group-${deed.group.replaceAll('_', '-')}`;
          owners.set(name, (owners.get(name) ?? new Set()).add(view.squares[index]?.lot?.owner));
        }
      }
      return new Map(
        [...owners].flatMap(([group, [first, ...others]]): [string, number][] =>
          first !== undefined && others.length === 0 ? [[group, first]] : [],
        ),
      );
    },
    out: ({ players }) => players.flatMap(({ out }, seat) => (out === undefined ? [] : [seat])),
  };
}
