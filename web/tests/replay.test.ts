// Looking at games again: step by step, by themselves, through anybody's eyes, from a link.

import { describe, expect, it } from 'vitest';
import { finished } from './positions';
import { playing } from './tables';
import { Person, until, useBrowser } from './world';

useBrowser();

const step = (person: Person) => person.page.evaluate(() => document.documentElement.dataset.step);

const shows = (person: Person, wanted: number) =>
  until(`step ${wanted}`, async () => (await step(person)) === String(wanted));

describe('a replay', () => {
  it('goes by steps, slider and by itself, and its address leads back to a step', async () => {
    const anna = await Person.named('Looks back');
    const table = await finished(anna, 'mercurius');
    await anna.page.goto(`/replay/${table}?step=30`);
    await shows(anna, 30);
    await anna.page.getByRole('button', { name: 'A step on' }).click();
    await shows(anna, 31);
    await anna.page.getByRole('button', { name: 'A step back' }).click();
    await shows(anna, 30);
    const slider = anna.at('replay').getByRole('slider').first();
    await slider.focus();
    await slider.press('End');
    const last = Number(await slider.getAttribute('max'));
    await shows(anna, last);
    await slider.press('Home');
    await shows(anna, 0);
    const curves = anna.at('replay').getByRole('slider', { name: 'Wealth' });
    const box = await curves.boundingBox();
    await curves.click({ position: { x: (box?.width ?? 0) / 3, y: 40 } });
    await until('the curves to lead to a step', async () => Number(await step(anna)) > 10);
    expect(Number(await step(anna))).toBeLessThan(last);
    await curves.press('Home');
    await shows(anna, 0);
    await anna.at('play').click();
    await until('the replay to go on', async () => Number(await step(anna)) >= 3);
    await anna.at('play').click();
    const address = await until('the address of the step', async () => {
      const url = new URL(anna.page.url());
      return url.searchParams.get('step') === (await step(anna)) && url;
    });
    expect(Number(address.searchParams.get('step'))).toBeGreaterThanOrEqual(3);

    const other = await Person.arrives();
    await other.page.goto(address.pathname + address.search);
    await shows(other, Number(address.searchParams.get('step')));
    expect([...anna.complaints, ...other.complaints]).toEqual([]);
  });

  it('shows the hands only to the eyes it looks through', async () => {
    const anna = await Person.named('Many eyes');
    const table = await finished(anna, 'mercurius');
    const handsSeenBy = async (viewer: string) => {
      const asked = anna.page.waitForResponse((answer) => answer.url().includes(`as=${viewer}`));
      await anna.page.goto(`/replay/${table}?step=60&as=${viewer}`);
      await shows(anna, 60);
      await asked;
      const { play } = await anna.ask<{ play: { view: { players: { hand?: unknown }[] } } }>(
        'GET',
        `/api/tables/${table}/steps/60?as=${viewer}`,
      );
      return play.view.players.map((player) => player.hand !== undefined);
    };
    expect(await handsSeenBy('1')).toEqual([false, true, false]);
    expect(await handsSeenBy('spectator')).toEqual([false, false, false]);
    expect(await handsSeenBy('all')).toEqual([true, true, true]);
    const eyes = anna.at('replay').getByLabel('Seen by');
    expect(await eyes.inputValue()).toBe('all');
    await eyes.selectOption('0');
    await until('the address to say whose eyes', async () => anna.page.url().includes('as=0'));
  });

  it('of a game that goes on is one’s own view alone', async () => {
    const anna = await Person.named('Too curious');
    const table = await playing(anna, 'mercurius');
    await anna.page.goto(`/replay/${table}?step=0`);
    await anna.at('replay').waitFor();
    expect(await anna.at('replay').getByLabel('Seen by').count()).toBe(0);
    const spied = await anna.context.request.get(`/api/tables/${table}/steps/1?as=1`);
    expect(spied.status()).toBe(403);
  });
});
