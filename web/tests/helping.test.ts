// What helps to choose: whose something is, and which cards can be used. Each begins at a named moment.

import { describe, expect, it } from 'vitest';
import type { View } from '../src/protocol/reverse-monopoly/View';
import { golden } from './golden';
import { ready } from './player';
import { Person, PHONE, useBrowser, WIDE } from './world';

useBrowser();

describe('the moves of the KGB', () => {
  it('stand in the order of what they bring, and say whose it is', async () => {
    const person = await Person.named('Drives the KGB');
    const moment = { step: 526, seat: 1 };
    const table = await golden(person, 'reverse-monopoly', 'five-buyers-forced-sale', moment);
    await person.page.goto(`/table/${table}`);
    await ready(person);
    const { destinations = [] } = await person.view<View>(table);
    const whose = new Map(
      destinations.flatMap(({ brings }) =>
        brings && 'from' in brings ? [[brings.is, brings.from] as const] : [],
      ),
    );
    const nameOf = (seat: number | undefined) =>
      person.at(`hand-${seat}`).locator('header strong').innerText();
    const rows = person.at('choices').locator('[data-choice][data-kind="move_kgb"] small');
    expect(await rows.allInnerTexts()).toEqual([
      `the rent of ${await nameOf(whose.get('rent'))}, 3 times the die`,
      `the Escape of ${await nameOf(whose.get('escape'))}`,
      expect.stringMatching(/^a card or 1\smln/),
    ]);
  });
});

describe.each([
  ['a wide screen', WIDE],
  ['a phone', PHONE],
])('cards that cannot be used look so on %s', (_, viewport) => {
  /** How something looks. */
  const looks = (person: Person, what: string, text: string) =>
    person.page
      .locator(what)
      .filter({ hasText: text })
      .evaluateAll((all) =>
        all.map((one) => {
          const { borderTopStyle, color } = getComputedStyle(one);
          return { border: borderTopStyle, ink: color, says: one.textContent?.trim() ?? '' };
        }),
      );

  it('an Escape in Moscow', async () => {
    const person = await Person.named(`Escapes ${viewport.width}`, { viewport });
    const name = 'five-buyers-forced-sale';
    // Rent is asked of who has it, and the move before.
    const usable = await golden(person, 'reverse-monopoly', name, { step: 298, seat: 4 });
    await person.page.goto(`/table/${usable}`);
    const kiev = '[data-testid="hand-4"] li button';
    await person.page.locator(`${kiev}.lit`).first().waitFor();
    const [open] = await looks(person, kiev, 'Kiev Station');
    expect(open).toMatchObject({ border: 'none' });
    const other = await golden(person, 'reverse-monopoly', name, { step: 235, seat: 3 });
    await person.page.goto(`/table/${other}`);
    const held = '[data-testid="hand-2"] li button';
    await person.page.locator(`${held}.unusable`).first().waitFor();
    const [off] = await looks(person, held, 'Kiev Station');
    expect(off).toMatchObject({ border: 'dashed' });
    expect(off?.says).toMatch(/, cannot be used now$/);
    expect(off?.ink).not.toBe(open?.ink);
    expect(open?.says).not.toContain('cannot');
  });

  it('a kept card at Kommersant', async () => {
    const person = await Person.named(`Kept ${viewport.width}`, { viewport });
    const moment = { step: 531, seat: 4 };
    const table = await golden(person, 'kommersant', '1991-six-players', moment);
    await person.page.goto(`/table/${table}`);
    const papers = '[aria-label="Papers of the players"] .notes';
    await person.page.locator(`${papers} button.lit`).waitFor();
    const [open] = await looks(person, `${papers} button`, 'tax exemption');
    const [off] = await looks(person, `${papers} .note`, 'police protection');
    expect(open).toMatchObject({ border: 'solid', says: 'tax exemption' });
    expect(off).toMatchObject({ border: 'dashed' });
    expect(off?.says).toMatch(/, cannot be used now$/);
    expect(off?.ink).not.toBe(open?.ink);
  });
});
