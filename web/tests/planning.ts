// NANO Corporation in planning, with workers to place.

import type { View } from '../src/protocol/nano/View';
import { playing } from './tables';
import { type Person, until } from './world';

/** How often the person decides at one table before another one is tried. */
const DECISIONS = 40;

/**
 * A game in which bots have built something for this person, who can pay the workers and now plans. Not every game leads
 * there: then another one is played.
 */
export async function planning(person: Person): Promise<{ table: string; asset: string }> {
  for (let tables = 0; tables < 5; tables++) {
    const table = await playing(person, 'nano');
    const asset = await planningAt(person, table);
    if (asset) {
      return { table, asset };
    }
  }
  throw new Error('nobody came to plan in five games');
}

/** The asset of this person that is staffed when they plan; `null` if this game does not lead there. */
async function planningAt(person: Person, table: string): Promise<string | null> {
  await person.tell(table, { do: 'leave_seat' });
  const built = await until('some works, or the end', async () => {
    const { document } = await person.look(table);
    if (document.status !== 'playing') {
      return 'over';
    }
    const { round, players } = await person.view<View>(table);
    const own = players[0];
    return own && round > 3 && own.cash > 2 * own.salaries && !own.striking;
  });
  if (built === 'over') {
    return null;
  }
  await person.tell(table, { do: 'return_to_seat' });
  for (let decisions = 0; decisions < DECISIONS; decisions++) {
    const play = await until('my turn, or the end', async () => {
      const { document } = await person.look(table);
      const mine = (document.play?.choices ?? []).length > 0;
      return (document.status !== 'playing' || mine) && document.play;
    });
    const doing = (choice: (typeof play.choices)[number]) =>
      String(('action' in choice ? (choice.action as { do: string }) : choice.base).do);
    const { assets } = play.view as View;
    const staffed = assets.find((one) => one.owner === 0 && one.workers > 0 && !one.guard);
    if (staffed && play.choices.some((choice) => doing(choice) === 'place')) {
      return staffed.id;
    }
    // Whoever does not pay has nobody to place.
    const exact = play.choices.filter((choice) => 'action' in choice);
    const next =
      ['decline', 'run', 'pay_salary', 'plan'].flatMap((kind) =>
        exact.filter((choice) => doing(choice) === kind),
      )[0] ?? exact[0];
    if (!next) {
      return null;
    }
    await person.tell(table, { do: 'act', action: next.action });
  }
  return null;
}
