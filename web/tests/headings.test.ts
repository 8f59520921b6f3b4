// Words of people, not of engineers: no heading on any page, panel or deed names a rule by its id.

import { describe, expect, it } from 'vitest';
import { fill, offered, ready, turnTo } from './player';
import { at, finished, goOn, wellUnderWay } from './positions';
import { BOARDS, GAMES, SETTINGS, waiting } from './tables';
import { Person, until, useBrowser } from './world';

useBrowser();

/** Whatever stands over something else and says what it is. */
const HEADINGS = [
  'h1, h2, h3, h4, h5, h6, legend, summary, caption, figcaption, th, dt',
  '[role="heading"], [role="tab"], [role="dialog"], dialog, section[aria-label], fieldset[aria-label]',
].join(', ');
/** A rule by its id, as the rules of the games write it. */
const RULE = /\b[MKVN]\d{1,2}\b/;
const TABS = ['log', 'ledger', 'chart', 'chat', 'rules'];
/** What on each board opens something about itself. */
const PLACES: Record<string, string> = {
  kommersant: '#board [data-square]',
  'reverse-monopoly': '#board [data-square]',
  nano: '#board [data-hex]',
};

/** What is written over things now; what a dialog or a section is called by its label is not its content. */
function headings(person: Person): Promise<string[]> {
  return person.page.locator(HEADINGS).evaluateAll((all) =>
    all.map((one) => {
      const label = one.getAttribute('aria-label');
      const holds = one.matches('dialog, section, fieldset, [role="dialog"]');
      return `${label ?? ''} ${holds ? '' : (one.textContent ?? '')}`.replace(/\s+/g, ' ').trim();
    }),
  );
}

function expectNoRule(found: string[], where: string): void {
  expect(found.length, where).toBeGreaterThan(0);
  expect(
    found.filter((one) => RULE.test(one)),
    where,
  ).toEqual([]);
}

async function expectWordsOfPeople(person: Person, where: string): Promise<void> {
  expectNoRule(await headings(person), where);
}

/**
 * Opens the deed of every place, one after the other, and reads what is written over things in it. In the page itself:
 * there are hundreds of them.
 */
function readDeeds(person: Person, places: string): Promise<{ place: string; found: string[] }[]> {
  return person.page.evaluate(
    async ([places, headings]) => {
      const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
      const open = () => document.querySelector('dialog[open]:has(h2)');
      const deeds = [];
      for (const place of document.querySelectorAll(places)) {
        place.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        while (!open()) {
          await frame();
        }
        const deed = open() as Element;
        const over = [deed, ...deed.querySelectorAll(headings)];
        deeds.push({
          place: place.getAttribute('aria-label') ?? '',
          found: over.map((one) => {
            const text = one === deed ? '' : (one.textContent ?? '');
            return `${one.getAttribute('aria-label') ?? ''} ${text}`.replace(/\s+/g, ' ').trim();
          }),
        });
        deed.querySelector<HTMLElement>('header button')?.click();
        while (open()) {
          await frame();
        }
      }
      return deeds;
    },
    [places, HEADINGS] as const,
  );
}

describe('no heading names a rule by its id', () => {
  it('on the pages before a game', async () => {
    const person = await Person.named('Reads headings');
    const room = await waiting(person, 'kommersant');
    for (const [path, shows] of [
      ['/', 'bots-mercurius'],
      ['/account', 'me'],
      ['/nowhere', 'me'],
      [`/table/${room}`, 'waiting-room'],
      ...GAMES.flatMap((game) => [
        [`/new?game=${game}`, 'make'] as const,
        [`/rules/${game}`, 'summary'] as const,
      ]),
    ] as const) {
      await person.page.goto(path);
      await person.at(shows).first().waitFor();
      // What a page is about may come after what stands above it.
      await person.page.getByRole('heading').first().waitFor();
      for (const folded of await person.page.locator('details:not([open]) > summary').all()) {
        if (await folded.isVisible()) {
          await folded.click();
        }
      }
      await expectWordsOfPeople(person, path);
    }
  });

  it.each(BOARDS)('at a table of %s, on its panels, its forms and every deed', async (game) => {
    const person = await Person.named(`Heads ${game}`);
    const table = await wellUnderWay(person, game);
    await person.page.goto(`/table/${table}`);
    await ready(person);
    await expectWordsOfPeople(person, 'at the table');
    for (const tab of TABS) {
      await person.page.locator(`[data-tab="${tab}"]`).click();
      await person.sees(tab);
      if (tab === 'rules') {
        // There they are the point, below their headings.
        expect(await person.at('rules').innerText()).toMatch(RULE);
      }
      await expectWordsOfPeople(person, tab);
    }
    await person.page.keyboard.press('?');
    await person.at('shortcuts').getByRole('button').first().waitFor();
    await expectWordsOfPeople(person, 'the keys');
    await person.page.keyboard.press('Escape');

    const { choices = [] } = (await person.look(table)).document.play ?? {};
    // A bid of one's own is filled in where the auction stands, which is looked at below.
    const forms = choices
      .flatMap((choice) => ('base' in choice ? [String(choice.base.do)] : []))
      .filter((kind) => kind !== 'bid');
    await offered(person);
    for (const kind of new Set(forms)) {
      await turnTo(person, kind);
      await person.page.locator(`[data-choice][data-kind="${kind}"]`).last().click();
      await person.at('choice-form').waitFor();
      await expectWordsOfPeople(person, `the form of ${kind}`);
      await person.at('choice-form').getByRole('button', { name: 'Back' }).click();
    }

    const places = PLACES[game];
    if (places) {
      const deeds = await readDeeds(person, places);
      expect(new Set(deeds.map(({ place }) => place)).size).toBeGreaterThan(40);
      for (const { place, found } of deeds) {
        expectNoRule(found, `the deed of ${place}`);
      }
    }
    expect(person.complaints).toEqual([]);
  });

  it.each(BOARDS)('at the end of %s and in its replay', async (game) => {
    const person = await Person.named(`Last of ${game}`);
    const table = await finished(person, game);
    for (const [path, shows] of [
      [`/table/${table}`, 'ending'],
      [`/replay/${table}?step=9`, 'replay'],
    ] as const) {
      await person.page.goto(path);
      await person.at(shows).waitFor();
      await expectWordsOfPeople(person, path);
    }
  });

  it('at an auction, and over an offer', async () => {
    const bidder = await Person.named('Bids under headings');
    const sold = await at(bidder, 'reverse-monopoly-auction');
    await bidder.page.goto(`/table/${sold}`);
    await ready(bidder);
    await goOn(bidder, sold, 'reverse-monopoly-auction');
    await bidder.at('auction').waitFor();
    await expectWordsOfPeople(bidder, 'an auction');

    const [anna, boris] = [await Person.named('Offers it'), await Person.named('Is offered it')];
    const table = await anna.makesTable({
      game: 'kommersant',
      seats: 2,
      options: {},
      settings: SETTINGS,
    });
    await boris.tell(table, { do: 'take_seat' });
    await anna.tell(table, { do: 'start' });
    const [giver, taker, name] = await until('a turn', async () => {
      const { to_act } = (await anna.look(table)).document;
      const seat = to_act[0];
      return seat === undefined
        ? null
        : seat === 0
          ? ([anna, boris, 'Is offered it'] as const)
          : ([boris, anna, 'Offers it'] as const);
    });
    await giver.page.goto(`/table/${table}`);
    await taker.page.goto(`/table/${table}`);
    await ready(giver);
    await fill(giver, 'offer', name, { amounts: { give_cash: 5_000, get_cash: 1_000 } });
    await taker.at('offer').waitFor();
    await expectWordsOfPeople(taker, 'an offer');
  });
});
