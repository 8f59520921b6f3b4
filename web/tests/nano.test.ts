// Placing workers at NANO Corporation through the page: by keyboard, by mouse, and by a finger.

import { expect, it } from 'vitest';
import { moved, version } from './player';
import { playing } from './tables';
import { expectAccessible, Person, until, useBrowser } from './world';

useBrowser();

interface Staffed {
  id: string;
  owner?: number;
  workers: number;
  guard: boolean;
}

/** How often the person decides at one table before another one is tried. */
const DECISIONS = 40;

/**
 * A game in which bots have built something for this person, who can pay the workers and now plans. Not every game leads
 * there: then another one is played.
 */
async function planning(person: Person): Promise<{ table: string; asset: string }> {
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
    const { round, players } = document.play?.view ?? {};
    return round > 3 && players[0].cash > 2 * players[0].salaries && !players[0].striking;
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
    const assets: Staffed[] = play.view.assets ?? [];
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

async function staffOf(person: Person, table: string, asset: string): Promise<Staffed> {
  const { document } = await person.look(table);
  const assets: Staffed[] = document.play?.view.assets ?? [];
  return assets.find(({ id }) => id === asset) as Staffed;
}

const idle = (person: Person) => person.at('pool').locator('[data-from]').count();

it('workers are placed by keyboard and by dragging, and sent at once', async () => {
  const anna = await Person.named('Anna of the works');
  const { table, asset } = await planning(anna);
  const before = await staffOf(anna, table, asset);
  await anna.page.goto(`/table/${table}`);
  const card = anna.at(`work-${asset}`);
  await card.waitFor();
  await expectAccessible(anna.page);
  const aside = await idle(anna);

  await card.locator('[data-from]').first().focus();
  await anna.page.keyboard.press('Enter');
  expect(await idle(anna)).toBe(aside + 1);
  const free = card.locator('[data-open]').first();
  await free.focus();
  await anna.page.keyboard.press('Enter');
  expect(await idle(anna)).toBe(aside);

  await card.scrollIntoViewIfNeeded();
  await card.locator('[data-from]').first().dragTo(card.locator('.guard'));
  expect(await idle(anna)).toBe(aside);
  expect(await staffOf(anna, table, asset)).toEqual(before);

  const shown = await version(anna);
  await anna.at('choices').locator('[data-choice][data-kind="end_move"]').click();
  await anna.at('confirm').getByRole('button', { name: 'No, go back' }).click();
  expect(await version(anna)).toBe(shown);
  await anna.page.getByRole('button', { name: 'Place them so' }).click();
  await moved(anna, shown, 'place');
  const after = await staffOf(anna, table, asset);
  expect([after.workers, after.guard]).toEqual([before.workers - 1, true]);
  expect(anna.complaints).toEqual([]);
});

it('workers are placed by tapping on a phone', async () => {
  const boris = await Person.named('Boris of the works');
  const { table, asset } = await planning(boris);
  const before = await staffOf(boris, table, asset);
  const phone = await boris.withPhone();
  await phone.page.goto(`/table/${table}`);
  const card = phone.at(`work-${asset}`);
  await card.waitFor();

  await card.locator('[data-from]').first().tap();
  await card.locator('.guard').tap();
  const shown = await version(phone);
  await phone.page.getByRole('button', { name: 'Place them so' }).tap();
  await moved(phone, shown, 'place');
  const after = await staffOf(boris, table, asset);
  expect([after.workers, after.guard]).toEqual([before.workers - 1, true]);
  expect(phone.complaints).toEqual([]);
});
