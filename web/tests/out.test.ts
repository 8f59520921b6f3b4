// Being out of the game: it is said, and one may watch, leave, or let the bots finish quickly, at this table alone.

import { expect, it } from 'vitest';
import { listen } from './keyboard';
import { isOver, offered, press, ready } from './player';
import { advance, playing, SETTINGS } from './tables';
import { Person, until, useBrowser } from './world';

useBrowser();

/** A game of Kommersant in which this person may leave the game, and does. */
async function goesOut(person: Person): Promise<void> {
  const table = await playing(person, 'kommersant', { leaving: true, rounds: 12 });
  await person.page.goto(`/table/${table}`);
  await until('a way out', async () => {
    const kinds = await offered(person);
    if (kinds.includes('leave')) {
      return true;
    }
    if (kinds[0]) {
      await press(person, kinds.find((kind) => ['decline', 'pass'].includes(kind)) ?? kinds[0]);
    }
    return false;
  });
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

/** How long ill luck may let one wait, in milliseconds. */
const BAD_LUCK = 150_000;

interface Told {
  told: { text: string; mood: string }[];
}

interface Players {
  players: { out?: number }[];
}

/** A game of Kommersant with so little money that somebody soon cannot pay, at which this person looks. */
async function poorTable(person: Person): Promise<string> {
  const table = await person.makesTable({
    game: 'kommersant',
    seats: 5,
    options: { capital: 10_000 },
    settings: SETTINGS,
  });
  for (let bot = 0; bot < 4; bot++) {
    await person.tell(table, { do: 'add_bot' });
  }
  await person.tell(table, { do: 'start' });
  await person.page.goto(`/table/${table}`);
  await person.at('prompt').waitFor();
  return table;
}

it(
  'who is bankrupt is told so large and with regret, and asked what to do now',
  async () => {
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
    // Whether others are left then is up to the dice: the game may be over before.
    await until(
      'a bankruptcy of one’s own while others play on',
      async () => {
        const table = await poorTable(person);
        // Whoever buys nothing has nothing to sell when a fine comes.
        await advance(person, table, 15, undefined, ['throw', 'decline', 'pass', 'pay_tax']);
        const { status } = (await person.look(table)).document;
        const { players } = await person.view<Players>(table);
        return status === 'playing' && players[0]?.out !== undefined;
      },
      BAD_LUCK,
    );
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
  },
  BAD_LUCK + 60_000,
);
