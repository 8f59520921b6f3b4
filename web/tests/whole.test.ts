// Nothing half cut, at named moments: Moscow where there is much to choose from, its map enlarged, and every game in
// English, whose words are not always the shortest.

import { describe, expect, it } from 'vitest';
import { expectNothingClipped } from './clipped';
import { golden } from './golden';
import { offered, ready } from './player';
import { expectNoSidewaysScrolling, NARROW, Person, PHONE, until, useBrowser, WIDE } from './world';

useBrowser();

/** The KGB may drive to 45 squares. */
const DRIVES = { step: 526, seat: 1 };

describe('Moscow', () => {
  it('shows all of many choices at 1440×900', async () => {
    const person = await Person.named('Whole Moscow');
    const table = await golden(person, 'reverse-monopoly', 'five-buyers-forced-sale', DRIVES);
    await person.page.goto(`/table/${table}`);
    await ready(person);
    expect(await offered(person)).toContain('move_kgb');
    const cut = await person.page.evaluate(() => {
      const inside = document.querySelector('section.moment .inside') as HTMLElement;
      return inside.scrollHeight - inside.clientHeight;
    });
    expect(cut).toBeLessThanOrEqual(1);
  });

  it.each([WIDE, PHONE])(
    'still shows the car to who enlarges it, on $width pixels',
    async (viewport) => {
      const person = await Person.named(`Close to the car ${viewport.width}`, { viewport });
      const table = await golden(person, 'reverse-monopoly', 'five-buyers-forced-sale', DRIVES);
      await person.page.goto(`/table/${table}`);
      await ready(person);
      for (let times = 0; times < 3; times++) {
        await person.page.getByRole('button', { name: 'Enlarge' }).click();
      }
      await until('it is at rest', () =>
        person.page.evaluate(
          () => document.querySelector('.panzoom .moved')?.getAnimations().length === 0,
        ),
      );
      const out = await person.page.evaluate(() => {
        const frame = document.querySelector('.panzoom')?.getBoundingClientRect();
        const car = document.querySelector('.panzoom path.car')?.getBoundingClientRect();
        return frame && car
          ? Math.max(
              frame.left - car.left,
              car.right - frame.right,
              frame.top - car.top,
              car.bottom - frame.bottom,
            )
          : null;
      });
      expect(out).toBeLessThanOrEqual(0);
    },
  );
});

/** A moment in the middle of a game of each, with something to choose. */
const MIDDLES = [
  ['mercurius', 'printed-three-players', { step: 127, seat: 0 }],
  ['kommersant', 'printed-online-three-players', { step: 187, seat: 1 }],
  ['reverse-monopoly', 'five-buyers-forced-sale', { step: 271, seat: 2 }],
  ['reverse-monopoly', 'five-buyers-forced-sale', DRIVES],
  ['nano', 'two-players-contract-and-trade', { step: 136, seat: 0 }],
  ['nano', 'two-players-contract-and-trade', { step: 142, seat: 0 }],
] as const;
const TABS = ['rules', 'chat', 'chart', 'ledger', 'log'];

describe.each([NARROW, WIDE])('in English on $width pixels nothing is cut off', (viewport) => {
  it.each(MIDDLES)('at %s, in %s at %o', async (game, name, moment) => {
    const narrow = viewport === NARROW;
    const person = await Person.named(`${game.slice(0, 8)} ${moment.step} ${viewport.width}`, {
      viewport,
      hasTouch: narrow,
      isMobile: narrow,
      reducedMotion: 'reduce',
    });
    const table = await golden(person, game, name, moment);
    const { document } = await person.look(table);
    const names = document.seats.map((seat) => seat.name);
    await person.page.goto(`/table/${table}`);
    await ready(person);
    await expectNothingClipped(person.page, names);
    for (const tab of TABS) {
      await person.page.locator(`[data-tab="${tab}"]`).click();
      await person.sees(tab);
      await expectNoSidewaysScrolling(person.page);
      await expectNothingClipped(person.page, names);
    }
    expect(person.complaints).toEqual([]);
  });
});
