// What those at a table are called. The server names a bot by its id, in no language; its name is said here.

import type { SeatShown } from '../protocol/SeatShown';

/** People by their names, bots by the words of their ids, with a number where several are called alike. */
export function calledBy(seats: SeatShown[], said: (id: string) => string | undefined): string[] {
  const bots = seats.map(({ people, bot }) =>
    people.length === 0 && bot !== null
      ? said(`bot-${bot}-name`.replace(/[ ._]/g, '-'))
      : undefined,
  );
  return seats.map(({ name }, seat) => {
    const words = bots[seat];
    if (words === undefined) {
      return name;
    }
    const alike = bots.filter((other) => other === words).length;
    const number = bots.slice(0, seat + 1).filter((other) => other === words).length;
    return alike > 1 ? `${words} ${number}` : words;
  });
}
