// NANO Corporation in planning, with workers to place.

import type { View } from '../src/protocol/nano/View';
import { playing } from './tables';
import { type Person, until } from './world';

/** A game in which bots have built something for this person, who can pay the workers and now plans. */
export async function planning(person: Person): Promise<{ table: string; asset: string }> {
  const table = await playing(person, 'nano');
  await person.tell(table, { do: 'leave_seat' });
  await until('some works', async () => {
    const { round, players } = await person.view<View>(table);
    const own = players[0];
    return own && round > 3 && own.cash > 2 * own.salaries && !own.striking;
  });
  await person.tell(table, { do: 'return_to_seat' });
  const asset = await until('planning', async () => {
    const { document } = await person.look(table);
    const choices = document.play?.choices ?? [];
    const doing = (choice: (typeof choices)[number]) =>
      String(('action' in choice ? (choice.action as { do: string }) : choice.base).do);
    const { assets } = await person.view<View>(table);
    const staffed = assets.find((one) => one.owner === 0 && one.workers > 0 && !one.guard);
    if (staffed && choices.some((choice) => doing(choice) === 'place')) {
      return staffed.id;
    }
    // Whoever does not pay has nobody to place.
    const exact = choices.filter((choice) => 'action' in choice);
    const next =
      ['decline', 'run', 'pay_salary', 'plan'].flatMap((kind) =>
        exact.filter((choice) => doing(choice) === kind),
      )[0] ?? exact[0];
    if (next) {
      await person.tell(table, { do: 'act', action: next.action });
    }
    return null;
  });
  return { table, asset: asset as string };
}
