// Being out of the game: it is said, and one may watch, leave, or let the bots finish quickly, at this table alone.

import { expect, it } from 'vitest';
import { listen } from './keyboard';
import { isOver, pressUntil, ready } from './player';
import { at, goOn } from './positions';
import { SETTINGS } from './tables';
import { Person, until, useBrowser } from './world';

useBrowser();

/** A game of Kommersant among people, in which the first may leave; the others do nothing then, so it does not end. */
async function amongPeople(people: [Person, ...Person[]]): Promise<string> {
  const [host, ...guests] = people;
  const options = { leaving: true };
  const wanted = { game: 'kommersant', seats: people.length, options, settings: SETTINGS };
  const table = await host.makesTable(wanted);
  for (const guest of guests) {
    await guest.tell(table, { do: 'take_seat' });
  }
  await host.tell(table, { do: 'start' });
  for (;;) {
    const [seat] = (await host.look(table)).document.to_act;
    const person = people[seat ?? 0] as Person;
    const { choices = [] } = (await person.look(table)).document.play ?? {};
    const exact = choices.flatMap((one) => ('action' in one ? [one.action as { do: string }] : []));
    if (person === host && exact.some((action) => action.do === 'leave')) {
      return table;
    }
    const action = exact.find((one) => one.do !== 'leave');
    expect(action, 'something that the person to act can do').toBeDefined();
    await person.tell(table, { do: 'act', action });
  }
}

/** Leaves the game at a table where this person may. */
async function goesOut(person: Person, table: string): Promise<void> {
  await person.page.goto(`/table/${table}`);
  await ready(person);
  const chip = person.at('choices').locator('.kind[data-kind="leave"]');
  if (await chip.isVisible()) {
    await chip.click();
  }
  await person.page.locator('[data-choice][data-kind="leave"]').first().click();
  // A question takes no answer before it can be read: whoever presses too early presses again.
  const yes = person.at('confirm-yes');
  await yes.waitFor();
  await pressUntil(yes);
}

it('is announced, and whoever is out may let the bots finish quickly at this table alone', async () => {
  const person = await Person.named('Out of it', { pace: 'calm' });
  const heard = await listen(person);
  await goesOut(person, await at(person, 'kommersant-leaving'));
  await person.at('announcement').waitFor();
  const out = person.at('out');
  await out.waitFor();
  await until('it is told, too', async () => (await heard()).includes('You are out of this game.'));
  await expect.poll(() => out.getByRole('button').count()).toBe(3);
  await pressUntil(out.getByRole('button', { name: 'Let the bots finish' }));
  await until('the end', () => isOver(person));
  const kept = await person.page.evaluate(() => localStorage.getItem('kontor:pace'));
  expect(kept, 'other games go on at the usual pace').toBe('calm');
  await person.page.getByRole('link', { name: 'Kontor' }).first().click();
  await person.at('bots-mercurius').click();
  await person.at('prompt').waitFor();
  await person.page.getByLabel('Menu').click();
  const calm = person.at('pace').locator('[data-pace="calm"]');
  expect(await calm.getAttribute('aria-pressed')).toBe('true');
});

it('whoever is out may watch on, or leave', async () => {
  const person = await Person.named('Out and away', { pace: 'brisk' });
  const others = [await Person.named('Stays in'), await Person.named('Stays in, too')];
  await goesOut(person, await amongPeople([person, ...others]));
  const out = person.at('out');
  await out.waitFor();
  await pressUntil(out.getByRole('button', { name: 'Watch' }));
  await person.at('prompt').waitFor();
  await person.page.reload();
  await out.waitFor();
  await pressUntil(out.getByRole('button', { name: 'Leave the table' }));
  await person.page.waitForURL((url) => url.pathname === '/');
});

interface Told {
  told: { text: string; mood: string }[];
}

it('who is bankrupt is told so large and with regret, and asked what to do now', async () => {
  const person = await Person.named('Bankrupt');
  // It is said for some seconds only: what was said is kept.
  await person.page.addInitScript(() => {
    const told: Told['told'] = [];
    Object.assign(globalThis, { told });
    const look = () => {
      const said = document.querySelector('[data-testid="announcement"]');
      const text = said?.textContent?.trim() ?? '';
      if (said?.checkVisibility() && told.at(-1)?.text !== text) {
        told.push({ text, mood: said.className });
      }
      const out = document.querySelector<HTMLElement>('[data-testid="out"]');
      if (out?.checkVisibility() && !told.some(({ mood }) => mood === 'offered')) {
        told.push({ text: out.innerText, mood: 'offered' });
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  const table = await at(person, 'kommersant-bankrupt');
  await person.page.goto(`/table/${table}`);
  await ready(person);
  await goOn(person, table, 'kommersant-bankrupt');
  await until('it is said large', async () => {
    const said = await person.page.evaluate(() => (globalThis as unknown as Told).told);
    return said.some((one) => one.text.includes('You are out') && one.mood.includes('regret'));
  });
  // The bots may be done with the game by now: what was offered meanwhile is kept as well.
  const offered = await until('the way on', async () => {
    const said = await person.page.evaluate(() => (globalThis as unknown as Told).told);
    return said.find(({ mood }) => mood === 'offered');
  });
  expect(offered.text).toContain('Watch');
  expect(offered.text).toContain('Let the bots finish');
  expect(offered.text).toContain('Leave the table');
  expect(person.complaints).toEqual([]);
});
