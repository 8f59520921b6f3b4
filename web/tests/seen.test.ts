// For every eye and every screen: panels and auctions on a phone by axe, more contrast for who asks, 320 pixels.

import { describe, expect, it } from 'vitest';
import { expectAccessible, violations } from './axe';
import { offered, ready } from './player';
import { at, doneAt, finished, wellUnderWay } from './positions';
import { GAMES, playing, waiting } from './tables';
import { expectNoSidewaysScrolling, Person, until, useBrowser } from './world';

useBrowser();

/** What stands beside the board of a game, wherever it is scrolled to. */
const PANELS: Record<string, string[]> = {
  mercurius: ['.desk', '.stepper'],
  nano: ['[data-testid="works"]', '[data-testid="exchange"]'],
  'reverse-monopoly': ['.hands', '.banks'],
};
/** Something to tap on each board, and what that opens. */
const OPENS: Record<string, { tap: string; shows: string }> = {
  mercurius: { tap: '.stepper button:not(.off)', shows: '.slip' },
  kommersant: { tap: '[data-square]', shows: 'dialog[open]' },
  'reverse-monopoly': { tap: '[data-square]', shows: 'dialog[open]' },
  nano: { tap: '[data-hex]', shows: 'dialog[open]' },
};
const TABS = ['log', 'ledger', 'chart', 'chat', 'rules'];

describe('on a phone', () => {
  it.each(GAMES)('every panel of %s is accessible when it is open', async (game) => {
    const host = await Person.named(`Panels ${game}`);
    const table = await wellUnderWay(host, game);
    const person = await host.withPhone();
    await person.page.goto(`/table/${table}`);
    await person.at('prompt').waitFor();
    for (const tab of TABS) {
      await person.page.locator(`[data-tab="${tab}"]`).tap();
      await person.sees(tab);
      await expectAccessible(person.page, 'section.tabs');
    }
  });

  it.each([
    ['kommersant', 'kommersant-buy', { do: 'decline' }],
    ['reverse-monopoly', 'reverse-monopoly-auction', doneAt('reverse-monopoly-auction')],
  ] as const)('an auction of %s is accessible', async (game, name, opens) => {
    const host = await Person.named(`Bids ${game}`);
    const table = await at(host, name);
    const person = await host.withPhone();
    await person.page.goto(`/table/${table}`);
    await ready(person);
    await host.tell(table, { do: 'act', action: opens });
    await until('bidding', async () => (await offered(person)).includes('bid'));
    await expectAccessible(person.page, 'section.moment');
    await person.at('order-up-to').tap();
    await person.at('limit').waitFor();
    await expectAccessible(person.page, 'section.moment');
    await person.page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScrolling(person.page);
  });

  it('what opens over a table is accessible: menu, keys, a question, a deed, an offer', async () => {
    const host = await Person.named('Opens everything');
    const table = await playing(host, 'kommersant');
    const person = await host.withPhone();
    const { page } = person;
    await page.goto(`/table/${table}`);
    await ready(person);

    await page.getByLabel('Menu').tap();
    await page.locator('.menu').waitFor();
    await expectAccessible(page, 'header.top');
    await page.getByRole('button', { name: 'Leave the game' }).tap();
    await person.at('confirm-yes').waitFor();
    await expectAccessible(page, '[data-testid="confirm"]');
    await page.keyboard.press('Escape');

    await page.keyboard.press('?');
    await person.at('shortcuts').getByRole('button').first().waitFor();
    await expectAccessible(page, '[data-testid="shortcuts"]');
    await page.keyboard.press('Escape');

    await page.locator('[data-square]').nth(3).dispatchEvent('click');
    const deed = page.getByRole('dialog');
    await deed.waitFor();
    await expectAccessible(page, 'dialog[open]');
    await page.keyboard.press('Escape');

    const chip = person.at('choices').locator('.kind[data-kind="offer"]');
    if (await chip.isVisible()) {
      await chip.tap();
    }
    await page.locator('[data-choice][data-kind="offer"]').first().tap();
    await person.at('choice-form').waitFor();
    await expectAccessible(page, 'section.moment');
  });

  it.each(GAMES)(
    'the board of %s, its panels and what opens on it are accessible in the middle of a game, and fit 320 pixels',
    async (game) => {
      const host = await Person.named(`Middle ${game}`);
      const table = await wellUnderWay(host, game);
      const person = await host.withPhone();
      const { page } = person;
      await page.goto(`/table/${table}`);
      await ready(person);
      for (const panel of PANELS[game] ?? []) {
        await page.locator(panel).first().waitFor({ state: 'attached' });
      }
      await expectAccessible(page, '#board', 'section.moment');
      const opened = OPENS[game] as { tap: string; shows: string };
      await page.locator(opened.tap).first().dispatchEvent('click');
      await page.locator(opened.shows).first().waitFor();
      await expectAccessible(page, opened.shows);
      // A deed shows the colour of its place: in its head, or in a band above.
      const coloured = await page.locator(`${opened.shows} article`).evaluateAll((deeds) =>
        deeds.map((deed) => {
          const head = getComputedStyle(deed.querySelector('header') ?? deed).backgroundColor;
          return head !== 'rgba(0, 0, 0, 0)' || getComputedStyle(deed).borderTopWidth === '10px';
        }),
      );
      expect(coloured.every(Boolean)).toBe(true);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSidewaysScrolling(page);
      await page.keyboard.press('Escape');
      for (const tab of TABS) {
        await page.locator(`[data-tab="${tab}"]`).dispatchEvent('click');
        await person.sees(tab);
        await expectNoSidewaysScrolling(page);
      }
    },
  );

  it.each(GAMES)('the end of %s is accessible', async (game) => {
    const host = await Person.named(`Ends ${game}`);
    const table = await finished(host, game);
    const person = await host.withPhone();
    await person.page.goto(`/table/${table}`);
    await person.at('ending').waitFor();
    await person.page.waitForLoadState('networkidle');
    await expectAccessible(person.page);
  });

  it('what is offered to who is out is accessible', async () => {
    // Calm, and seen from before it: alone the bots would be done before anybody looks.
    const host = await Person.named('Out on a phone');
    const table = await at(host, 'kommersant-leaving');
    const person = await host.withPhone(undefined, 'calm');
    await person.page.goto(`/table/${table}`);
    await person.at('prompt').waitFor();
    await host.tell(table, { do: 'act', action: { do: 'leave' } });
    await person.at('out').waitFor();
    await expectAccessible(person.page, 'section.moment');
    await person.page.setViewportSize({ width: 320, height: 640 });
    await expectNoSidewaysScrolling(person.page);
  });

  it.each(GAMES)('%s fits 320 pixels without scrolling sideways', async (game) => {
    const host = await Person.named(`Narrow ${game}`);
    const table = await playing(host, game);
    const person = await host.withPhone({ width: 320, height: 640 });
    await person.page.goto(`/table/${table}`);
    await person.at('prompt').waitFor();
    await expectNoSidewaysScrolling(person.page);
  });

  it('waiting room, end and replay fit 320 pixels without scrolling sideways', async () => {
    const host = await Person.named('Narrow before and after');
    const room = await waiting(host, 'kommersant');
    const over = await finished(host, 'kommersant');
    const person = await host.withPhone({ width: 320, height: 640 });
    for (const [path, shows] of [
      [`/table/${room}`, 'waiting-room'],
      [`/table/${over}`, 'ending'],
      [`/replay/${over}?step=9`, 'replay'],
    ] as const) {
      await person.page.goto(path);
      await person.at(shows).waitFor();
      await person.page.waitForLoadState('networkidle');
      await expectNoSidewaysScrolling(person.page);
    }
  });

  it.each(['/', '/new?game=kommersant', '/account', '/rules/mercurius', '/nowhere'])(
    '%s fits 320 pixels without scrolling sideways',
    async (path) => {
      const person = await Person.arrives({
        viewport: { width: 320, height: 640 },
        hasTouch: true,
        isMobile: true,
      });
      await person.page.goto(path);
      await person.page.waitForLoadState('networkidle');
      await expectNoSidewaysScrolling(person.page);
    },
  );
});

describe('more contrast, for who asks for it', () => {
  it.each(['light', 'dark'] as const)('is there on the front page, in %s', async (colorScheme) => {
    const person = await Person.arrives();
    await person.page.emulateMedia({ colorScheme, contrast: 'more', reducedMotion: 'reduce' });
    await person.page.goto('/');
    await person.at('bots-mercurius').waitFor();
    expect(await violations(person.page, { rules: ['color-contrast-enhanced'] })).toEqual([]);
  });

  it.each(GAMES)('is there around a table of %s', async (game) => {
    const person = await Person.named(`Eyes ${game}`);
    const table = await playing(person, game);
    await person.page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
    await person.page.goto(`/table/${table}`);
    await person.at('prompt').waitFor();
    const within = ['section.moment', '#board', 'section.seats', 'section.tabs'];
    const found = await violations(person.page, { within, rules: ['color-contrast-enhanced'] });
    expect(found).toEqual([]);
  });
});

describe('charts', () => {
  it('tell lines apart by strokes and shapes', async () => {
    const person = await Person.named('Chart reader');
    const table = await wellUnderWay(person, 'kommersant');
    await person.page.goto(`/table/${table}`);
    await person.page.locator('[data-tab="chart"]').click();
    // Attached is enough: a line that is level has no height.
    await person.page.locator('path[data-line]').first().waitFor({ state: 'attached' });
    const apart = async (selector: string, by: string) => {
      const all = person.page.locator(selector);
      const found = await all.evaluateAll(
        (ones, by) => ones.map((one) => one.getAttribute(by)),
        by,
      );
      return new Set(found).size;
    };
    await expect.poll(() => apart('path[data-line]', 'stroke-dasharray')).toBe(3);
    await expect.poll(() => apart('figure path.shape', 'd')).toBe(3);
  });
});
