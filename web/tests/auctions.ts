// Auctions of Kommersant, brought about and bid in beside the page.

import type { Look } from '../src/protocol/Look';
import { SETTINGS } from './tables';
import { type Person, until } from './world';

type Choice = NonNullable<Look['document']['play']>['choices'][number];
export const kindOf = (choice: Choice) =>
  String(('action' in choice ? (choice.action as { do: string }) : choice.base).do);

/** Some people beside the page until an auction is on in which all of them may bid. */
export async function auctioned(people: Person[]): Promise<string> {
  const [anna, ...others] = people as [Person, ...Person[]];
  const seats = people.length;
  const table = await anna.makesTable({ game: 'kommersant', seats, settings: SETTINGS });
  for (const other of others) {
    await other.tell(table, { do: 'take_seat' });
  }
  await anna.tell(table, { do: 'start' });
  await until('an auction', async () => {
    const { document } = await anna.look(table);
    const { auction } = document.play ?? {};
    if (auction && auction.to_act.length === seats) {
      return true;
    }
    await plainStep(people, table);
    return false;
  });
  return table;
}

/** Who is asked first throws, moves, or declines what there is, beside the page. */
export async function plainStep(people: Person[], table: string): Promise<void> {
  const { to_act } = (await (people[0] as Person).look(table)).document;
  const person = people[to_act[0] as number] as Person;
  const choices = (await person.look(table)).document.play?.choices ?? [];
  const exact = choices.filter((choice) => 'action' in choice);
  const wanted = ['decline', 'throw', 'pass', 'pay_tax', 'move'];
  const rank = (choice: Choice) => (wanted.indexOf(kindOf(choice)) + 99) % 99;
  const best = exact.toSorted((a, b) => rank(a) - rank(b))[0] as { action: unknown };
  await person.tell(table, { do: 'act', action: best.action });
}

/** Raises by as little as possible, beside the page. */
export async function raises(person: Person, table: string): Promise<number> {
  const choices = (await person.look(table)).document.play?.choices ?? [];
  const form = choices.find((choice) => kindOf(choice) === 'bid') as Extract<
    Choice,
    { base: unknown }
  >;
  const [field] = form.fields as unknown as [{ name: string; min: number }];
  await person.tell(table, { do: 'act', action: { ...form.base, [field.name]: field.min } });
  return field.min;
}

/** Waits until the field for one's own sum and its button are seen, with nothing over them. */
export function ownBidInSight(person: Person): Promise<boolean> {
  return until('the own sum in sight', () =>
    person.page
      .evaluate(() => {
        const form = document.querySelector('[data-testid="own-bid"]')?.closest('form');
        return [...(form?.querySelectorAll('input, button') ?? [])].map((one) => {
          const { left, right, top, bottom } = one.getBoundingClientRect();
          const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return top >= 0 && bottom <= innerHeight && one.contains(above);
        });
      })
      .then((seen) => seen.length === 2 && !seen.includes(false)),
  );
}
