// Being out of the game: it is said, and one may watch, leave, or let the bots finish quickly, at this table alone.

import { expect, it } from 'vitest';
import { listen } from './keyboard';
import { isOver, ready } from './player';
import { at, goOn } from './positions';
import { Person, until, useBrowser } from './world';

useBrowser();

/** A game of Kommersant in which this person may leave the game, and does. */
async function goesOut(person: Person): Promise<void> {
  const table = await at(person, 'kommersant-leaving');
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
  await until('the question is answered', async () => {
    if (await yes.isVisible()) {
      await yes.click({ timeout: 1000 }).catch(() => undefined);
      return false;
    }
    return true;
  });
}

it('is announced, and whoever is out may let the bots finish quickly at this table alone', async () => {
  const person = await Person.named('Out of it', { pace: 'brisk' });
  const heard = await listen(person);
  await goesOut(person);
  await person.at('announcement').waitFor();
  const out = person.at('out');
  await out.waitFor();
  await until('it is told, too', async () => (await heard()).includes('You are out of this game.'));
  await expect.poll(() => out.getByRole('button').count()).toBe(3);
  await out.getByRole('button', { name: 'Let the bots finish' }).click();
  await until('the end', () => isOver(person));
  const kept = await person.page.evaluate(() => localStorage.getItem('kontor:pace'));
  expect(kept, 'other games go on at the usual pace').toBe('brisk');
  await person.page.getByRole('link', { name: 'Kontor' }).first().click();
  await person.at('bots-mercurius').click();
  await person.at('prompt').waitFor();
  await person.page.getByLabel('Menu').click();
  const brisk = person.at('pace').locator('[data-pace="brisk"]');
  expect(await brisk.getAttribute('aria-pressed')).toBe('true');
});

it('whoever is out may watch on, or leave', async () => {
  const person = await Person.named('Out and away', { pace: 'brisk' });
  await goesOut(person);
  await person.at('out').getByRole('button', { name: 'Watch' }).click();
  await person.at('out').waitFor({ state: 'detached' });
  await person.at('prompt').waitFor();
  await person.page.reload();
  await person.at('out').getByRole('button', { name: 'Leave the table' }).click();
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
