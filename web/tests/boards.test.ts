// What boards are held to: one way to choose, nothing cut in half.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { firstOf, GOES_ON, offered, press, ready } from './player';
import { at, type Named } from './positions';
import { advance, playing, SETTINGS, waiting } from './tables';
import { NARROW, Person, PHONE, until, useBrowser, WIDE } from './world';

useBrowser();

describe('one way to choose', () => {
  it.each([
    ['beside the board', WIDE],
    ['on a phone', PHONE],
  ])(
    'the list of Mercurius is folded away %s, and comes when it is wanted',
    async (_, viewport) => {
      const person = await Person.named(`One way ${viewport.width}`, { viewport });
      const table = await playing(person, 'mercurius');
      await person.page.goto(`/table/${table}`);
      const list = person.at('list-choices');
      await list.waitFor();
      expect(await person.page.locator('[data-choice]').count()).toBe(0);
      // What is drawn up of it: it is over the board from there on.
      const top = async () => (await person.page.locator('section.moment').boundingBox())?.y ?? 0;
      await until('the sheet at rest', async () => {
        const before = await top();
        await person.page.evaluate(() => new Promise((done) => requestAnimationFrame(done)));
        return (await top()) === before;
      });
      const slim = await top();
      await list.click();
      await person.page.locator('[data-choice]').first().waitFor();
      if (viewport === PHONE) {
        await until('more of it', async () => (await top()) < slim - 50);
      }
    },
  );
});

describe('nothing is cut in half', () => {
  /** A table of each sort where there is much to choose from. */
  const CROWDED: [string, Named][] = [
    ['mercurius', 'mercurius-turn'],
    ['kommersant later in a game', 'kommersant-middle'],
    ['nano in planning', 'nano-planning'],
  ];
  it.each(CROWDED)('all of many choices are seen at 1440×900: %s', async (what, crowded) => {
    const person = await Person.named(`Whole ${what.slice(0, 12)}`);
    await person.page.goto(`/table/${await at(person, crowded)}`);
    await ready(person);
    expect((await offered(person)).length).toBeGreaterThan(1);
    const cut = await person.page.evaluate(() => {
      const inside = document.querySelector('section.moment .inside') as HTMLElement;
      return inside.scrollHeight - inside.clientHeight;
    });
    expect(cut).toBeLessThanOrEqual(1);
  });

  it.each(['kommersant', 'reverse-monopoly', 'nano'])(
    'the sheet of %s on a phone shows where there are more choices below',
    async (game) => {
      const person = await Person.named(`Sheet ${game}`, { viewport: PHONE, hasTouch: true });
      await person.page.goto(`/table/${await playing(person, game)}`);
      await ready(person);
      const inside = person.page.locator('section.moment .inside');
      const sheet = () =>
        inside.evaluate((one) => ({
          below: one.scrollHeight - one.clientHeight - one.scrollTop > 4,
          faded: getComputedStyle(one).maskImage !== 'none',
        }));
      await expect
        .poll(async () => {
          const { below, faded } = await sheet();
          return faded === below;
        })
        .toBe(true);
      // Also where what is in it outgrows it.
      await inside
        .locator('.content > *')
        .first()
        .evaluate((one) => {
          (one as HTMLElement).style.paddingBottom = '900px';
        });
      await expect.poll(async () => (await sheet()).faded).toBe(true);
      await inside.evaluate((one) => one.scrollTo(0, one.scrollHeight));
      await expect.poll(async () => (await sheet()).faded).toBe(false);
    },
  );

  it.each([PHONE, NARROW, { width: 320, height: 640 }])(
    'the squares ahead and the slip fit a screen of $width',
    async (viewport) => {
      const person = await Person.named(`Strip ${viewport.width}`, { viewport, hasTouch: true });
      const over = (selector: string) =>
        person.page.locator(selector).evaluate((one) => one.scrollWidth - one.clientWidth);
      await person.page.goto(`/table/${await playing(person, 'kommersant')}`);
      await person.page.locator('.kommersant ol').first().waitFor();
      expect(await over('.kommersant ol >> nth=0')).toBeLessThanOrEqual(0);
      await person.page.goto(`/table/${await playing(person, 'mercurius')}`);
      await person.page.locator('.slip').waitFor();
      await person.page.locator('.stepper button:not(.off), .action button:enabled').last().click();
      expect(await over('.slip')).toBeLessThanOrEqual(0);
    },
  );

  it('names on the rings of Kommersant are at least 9 pixels high', async () => {
    const person = await Person.named('Sharp eyes');
    await person.page.goto(`/table/${await playing(person, 'kommersant')}`);
    await person.page.locator('[data-square] text.name').first().waitFor();
    const sizes = await person.page.locator('[data-square] text.name').evaluateAll((names) =>
      names.map((name) => {
        const scale = Math.abs((name as SVGTextElement).getScreenCTM()?.a ?? 0);
        const turned = Math.hypot(scale, (name as SVGTextElement).getScreenCTM()?.b ?? 0);
        return Number.parseFloat(getComputedStyle(name).fontSize) * turned;
      }),
    );
    expect(sizes.length).toBeGreaterThan(60);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(9);
  });

  it('no red token of Kommersant lies on a price or a name', async () => {
    const person = await Person.named('Reads prices');
    let tokens = 0;
    for (let table = 0; table < 4; table++) {
      await person.page.goto(`/table/${await playing(person, 'kommersant')}`);
      const laid = person.page.locator('[data-square] .token');
      await laid.first().waitFor();
      tokens += await laid.count();
      // What is written straight has a box as large as its letters.
      const covered = await laid.evaluateAll((all) =>
        all.flatMap((token) => {
          const disc = token.getBoundingClientRect();
          const texts = [...(token.closest('[data-square]')?.querySelectorAll('text') ?? [])];
          return texts
            .filter((text) => Math.abs(text.getScreenCTM()?.b ?? 1) < 0.01)
            .filter((text) => {
              const { left, right, top, bottom } = text.getBoundingClientRect();
              const beside = disc.right < left || disc.left > right;
              return !beside && disc.bottom > top + 2 && disc.top < bottom - 2;
            })
            .map((text) => text.textContent?.trim());
        }),
      );
      expect(covered).toEqual([]);
    }
    expect(tokens).toBeGreaterThan(12);
  });

  /** Whether a piece is seen within the board, as it is enlarged. */
  function pieceSeen(person: Person, selector: string): Promise<boolean> {
    return person.page.evaluate((wanted) => {
      const frame = document.querySelector('.panzoom')?.getBoundingClientRect();
      const piece = document.querySelector(wanted)?.getBoundingClientRect();
      return (
        frame !== undefined &&
        piece !== undefined &&
        piece.left >= frame.left &&
        piece.right <= frame.right &&
        piece.top >= frame.top &&
        piece.bottom <= frame.bottom
      );
    }, selector);
  }

  it.each([
    ['kommersant', 'kommersant-buy', '[data-piece="0"]'],
    ['nano', 'nano-move', '[data-chip="0"]'],
  ] as const)(
    'who enlarges the board of %s still sees the own piece',
    async (game, name, piece) => {
      const person = await Person.named(`Close to ${game}`);
      await person.page.goto(`/table/${await at(person, name)}`);
      await ready(person);
      for (let times = 0; times < 3; times++) {
        await person.page.getByRole('button', { name: 'Enlarge' }).click();
      }
      await until('it is at rest', () =>
        person.page.evaluate(
          () => document.querySelector('.panzoom .moved')?.getAnimations().length === 0,
        ),
      );
      expect(await pieceSeen(person, piece)).toBe(true);
    },
  );

  it('a board that was enlarged elsewhere shows the own piece when it has moved', async () => {
    const person = await Person.named('Far from the piece');
    await person.page.goto(`/table/${await at(person, 'kommersant-throw')}`);
    await ready(person);
    const piece = '[data-piece="0"]';
    const [frame, place] = await Promise.all([
      person.page.locator('.panzoom').boundingBox(),
      person.page.locator(piece).boundingBox(),
    ]);
    if (!frame || !place) {
      throw new Error('there is no board');
    }
    // The wheel enlarges what is under the pointer: here the corner that is farthest from the piece.
    const [x, y] = [
      place.x > frame.x + frame.width / 2 ? frame.x + 8 : frame.x + frame.width - 60,
      place.y > frame.y + frame.height / 2 ? frame.y + 8 : frame.y + frame.height - 8,
    ];
    await person.page.mouse.move(x, y);
    await person.page.keyboard.down('Control');
    await until('it is out of sight', async () => {
      await person.page.mouse.wheel(0, -300);
      return !(await pieceSeen(person, piece));
    });
    await person.page.keyboard.up('Control');
    await ready(person);
    await press(person, 'throw');
    await until('it is in sight', () => pieceSeen(person, piece));
  });
});

describe('what happens is told where one looks', () => {
  it.each([
    ['kommersant', '.kommersant .words', '.kommersant .table', WIDE],
    ['kommersant', '.kommersant .words', '.kommersant', PHONE],
    ['reverse-monopoly', '.told .words', '[data-testid="board"]', WIDE],
    ['reverse-monopoly', '.told .words', '[data-testid="board"]', PHONE],
  ])('at %s in %s over %s', async (game, words, around, viewport) => {
    const name = `Reader ${game.slice(0, 8)} ${viewport.width}`;
    const person = await Person.named(name, { viewport, pace: 'brisk' });
    const table = await playing(person, game);
    await person.page.goto(`/table/${table}`);
    await ready(person);
    // Looked at in one moment: what is told next comes in a new element. What is told of a place that is looked at is no
    // sentence, and some actions are not told: then the game goes on.
    const toldNow = () =>
      person.page.evaluate(
        ([words, around]) => {
          const told = document.querySelector<HTMLElement>(words);
          const text = told?.innerText.trim() ?? '';
          const looked = /^\d+ squares? to /.test(text);
          const box = text === '' || looked ? undefined : told?.getBoundingClientRect();
          const board = document.querySelector(around)?.getBoundingClientRect();
          const moment = document.querySelector('#moment')?.getBoundingClientRect();
          return box && board && moment
            ? {
                text,
                box: box.toJSON() as DOMRect,
                board: board.toJSON() as DOMRect,
                sheet: moment.left > board.left ? innerHeight : moment.top,
              }
            : null;
        },
        [words, around] as const,
      );
    const { box, board, text, sheet } = await until('something told', async () => {
      const kinds = await offered(person);
      if (kinds.length > 0) {
        await press(person, firstOf(kinds, ...GOES_ON));
      }
      return until('something told of this', toldNow, 2_000).catch(() => null);
    });
    expect(text, 'a sentence, with the name of who did it').toMatch(/^\p{Lu}/u);
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height, 'above the sheet of a phone').toBeLessThanOrEqual(sheet);
    // Neither in a corner nor at the side: its middle is that of the board.
    const aside = Math.abs(box.x + box.width / 2 - (board.x + board.width / 2));
    expect(aside).toBeLessThan(board.width / 4);
  });
});

describe('what can be pressed looks so', () => {
  it('a button that becomes the main one is never white on white', async () => {
    const person = await Person.arrives();
    await person.page.goto('/');
    await person.at('bots-mercurius').waitFor();
    const [ground, main] = await person.page.evaluate(() => {
      const button = document.createElement('button');
      document.body.append(button);
      const plain = getComputedStyle(button).backgroundColor;
      button.classList.add('main');
      return [plain, getComputedStyle(button).backgroundColor];
    });
    expect(main, 'the ground follows the words at once').not.toBe(ground);
  });

  it('the label of the first bid can be read at every frame of an auction in Moscow on a phone', async () => {
    const person = await Person.named('Reads bids', { viewport: PHONE, pace: 'brisk' });
    const table = await at(person, 'reverse-monopoly-auctions');
    // At every frame: how far the words are from their ground, as WCAG counts it.
    await person.page.addInitScript(() => {
      const seen = { frames: 0, pale: [] as string[] };
      Object.assign(globalThis, { seen });
      const canvas = document.createElement('canvas').getContext('2d', {
        willReadFrequently: true,
      }) as CanvasRenderingContext2D;
      const luminance = (colour: string) => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const parts = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => {
          const share = part / 255;
          return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        }) as [number, number, number];
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2];
      };
      const look = () => {
        for (const bid of document.querySelectorAll('[data-testid="auction"] [data-bid]')) {
          const { color, backgroundColor } = getComputedStyle(bid);
          const [dark, light] = [luminance(color), luminance(backgroundColor)].toSorted(
            (a, b) => a - b,
          ) as [number, number];
          seen.frames++;
          if ((light + 0.05) / (dark + 0.05) < 4.5) {
            seen.pale.push(`${bid.textContent?.trim()}: ${color} on ${backgroundColor}`);
          }
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await person.page.goto(`/table/${table}`);
    const bids = new Set<string>();
    await until(
      'bids in two auctions',
      async () => {
        const kinds = await offered(person);
        if (kinds.length === 0) {
          return false;
        }
        await ready(person);
        const what = (await person.at('auction').locator('h3').allInnerTexts())[0];
        const first = person.page.locator('[data-bid].main').first();
        if (what && !bids.has(what) && (await first.isVisible())) {
          bids.add(what);
          await first.click({ timeout: 2_000 }).catch(() => undefined);
        } else {
          await press(person, firstOf(kinds, ...GOES_ON, ...kinds));
        }
        return bids.size > 2;
      },
      400_000,
    );
    const { frames, pale } = await person.page.evaluate(
      () => (globalThis as unknown as { seen: { frames: number; pale: string[] } }).seen,
    );
    expect(frames).toBeGreaterThan(100);
    expect([...new Set(pale)]).toEqual([]);
  });

  it('cards that cannot be played are dashed and pale', async () => {
    const people = [await Person.named('Bright cards'), await Person.named('Pale cards')];
    const [host, guest] = people as [Person, Person];
    const table = await waiting(host, 'mercurius');
    await guest.tell(table, { do: 'take_seat', seat: 1 });
    await host.tell(table, { do: 'add_bot' });
    await host.tell(table, { do: 'start' });
    const on = await until('somebody’s turn', async () => {
      const { to_act } = (await host.look(table)).document;
      return to_act.find((seat) => seat < 2) === undefined ? null : to_act;
    });
    /** How cards and special cards look: those that can be played, and those that cannot. */
    const looks = (person: Person) =>
      person.page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.hand :is(.card, .special)')].map((one) => {
          const drawn = getComputedStyle(one.querySelector('svg') as Element);
          const { borderTopStyle, backgroundColor, boxShadow, color } = getComputedStyle(one);
          return {
            special: one.classList.contains('special'),
            off: one.getAttribute('aria-disabled') === 'true',
            border: borderTopStyle,
            flat: backgroundColor === 'rgba(0, 0, 0, 0)' && boxShadow === 'none',
            ink: one.classList.contains('special')
              ? `${color} ${drawn.stroke}`
              : `${drawn.opacity} ${drawn.filter}`,
          };
        }),
      );
    const seen: Awaited<ReturnType<typeof looks>> = [];
    for (const [seat, person] of people.entries()) {
      await person.page.goto(`/table/${table}`);
      const may = on.includes(seat);
      const cards = await until(`the cards of seat ${seat}`, async () => {
        const all = await looks(person);
        const played = all.filter(({ special, off }) => !special && off !== may);
        return played.length === 5 ? all : null;
      });
      seen.push(...cards);
    }
    expect(seen.filter(({ special }) => special)).toHaveLength(6);
    for (const special of [false, true]) {
      const [off, open] = [true, false].map((wanted) =>
        seen.filter((one) => one.special === special && one.off === wanted),
      ) as [typeof seen, typeof seen];
      expect(off.length).toBeGreaterThan(0);
      expect(open.length).toBeGreaterThan(0);
      for (const one of off) {
        expect(one).toMatchObject({ border: 'dashed', flat: true });
      }
      for (const one of open) {
        expect(one).toMatchObject({ border: 'solid', flat: false });
      }
      // What is drawn on them is paler than on those that can be played.
      const bright = new Set(open.map(({ ink }) => ink));
      expect(off.filter(({ ink }) => bright.has(ink))).toEqual([]);
    }
  });
});

describe('choices that help to choose', () => {
  it('moves of the KGB that bring nothing are folded, none has a code, and rows and map light each other', async () => {
    const person = await Person.named('Helped');
    await person.page.goto(`/table/${await at(person, 'reverse-monopoly-middle')}`);
    await ready(person);
    const rows = person.at('choices').locator('[data-choice][data-kind="move_kgb"]');
    await rows.first().waitFor();
    const best = await rows.count();
    await person.at('more-choices').click();
    await expect.poll(() => rows.count()).toBeGreaterThan(best);
    for (const label of await rows.allInnerTexts()) {
      expect(label).not.toMatch(/\b[a-z]{1,2}\d+\b/);
    }
    await rows.first().hover();
    const lit = person.page.locator('[data-square].chosen');
    await lit.waitFor();
    const square = await lit.getAttribute('data-square');
    await person.page.mouse.move(5, 5);
    await person.page.locator(`[data-square="${square}"]`).hover();
    await person.page.locator('[data-choice].pointed').first().waitFor();
  });
});

describe('the Banker of Kommersant in 1991', () => {
  /** What is noted of each player, in the order of the seats. */
  async function papers(person: Person): Promise<string[]> {
    const notes = person.page.locator('[aria-label="Papers of the players"] > ul:first-child > li');
    await notes.first().waitFor();
    return (await notes.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
  }

  it.each([
    ['a wide screen', WIDE],
    ['a phone', PHONE],
  ])('is marked on %s, with the 280 000 the office began with', async (_, viewport) => {
    const person = await Person.named(`Banks ${viewport.width}`, { viewport });
    const table = await person.makesTable({
      game: 'kommersant',
      edition: '1991',
      seats: 3,
      options: { banker: 'seat1', leaving: true },
      settings: SETTINGS,
    });
    await person.tell(table, { do: 'add_bot' });
    await person.tell(table, { do: 'add_bot' });
    await person.tell(table, { do: 'start' });
    await person.page.goto(`/table/${table}`);
    await ready(person);
    const [own, banker, other] = (await papers(person)) as [string, string, string];
    expect(banker).toMatch(/\bBanker\b/);
    expect(banker).toContain('began with 280 000 ₽ as the Banker');
    for (const nobody of [own, other]) {
      expect(nobody).not.toMatch(/Banker|280 000/);
    }
    const note = person.page.locator('.note', { hasText: 'began with 280' });
    await note.scrollIntoViewIfNeeded();
    expect(await note.isVisible()).toBe(true);
  });

  it('passes the office on, but not the 280 000', async () => {
    // Somebody else is at the table, for whom the game waits when the Banker has gone.
    const [person, other] = [await Person.named('Kept the bank'), await Person.named('Is next')];
    const table = await person.makesTable({
      game: 'kommersant',
      edition: '1991',
      seats: 3,
      options: { leaving: true },
      settings: SETTINGS,
    });
    await other.tell(table, { do: 'take_seat' });
    await person.tell(table, { do: 'add_bot' });
    await person.tell(table, { do: 'start' });
    await other.page.goto(`/table/${table}`);
    expect((await papers(other))[0]).toContain('began with 280 000 ₽ as the Banker');
    await until('a way out', async () => {
      const { play, to_act } = (await person.look(table)).document;
      if (JSON.stringify(play?.choices).includes('"do":"leave"')) {
        return true;
      }
      for (const [seat, one] of [person, other].entries()) {
        if (to_act.includes(seat)) {
          await advance(one, table, 1);
        }
      }
      return false;
    });
    await person.tell(table, { do: 'act', action: { do: 'leave' } });
    await until('the next Banker', async () => /\bBanker\b/.test((await papers(other))[1] ?? ''));
    const [gone, next] = (await papers(other)) as [string, string];
    expect(gone).not.toMatch(/Banker/);
    expect(next).not.toContain('280 000');
  });

  it('is nobody online', async () => {
    const person = await Person.named('Plays online');
    const table = await playing(person, 'kommersant');
    await person.page.goto(`/table/${table}`);
    await ready(person);
    expect((await papers(person)).join(' ')).not.toMatch(/Banker|280 000/);
  });
});

/** Those whom each booklet names, as it names them. */
const MADE_BY: Record<string, string[]> = {
  mercurius: [
    'Łukasz Woźniak',
    'Jarek Nocoń',
    'Maciej Teległow',
    'Michał Pepliński',
    'REBEL.PL',
    '2012',
  ],
  kommersant: ['Omskaya Pravda', '1991', 'sergey_sergei', 'Pitonmohax', '-Borius-', 'Yerofeev'],
  'reverse-monopoly': ['2006 Experimental'],
  nano: ['Oleksandr Tykhenko', 'BombatGame', 'Igromasson'],
};

describe('who made the game', () => {
  it.each(Object.keys(MADE_BY))(
    'is named for %s on its rules, on a new table, in the rules themselves and in the README',
    async (game) => {
      const person = await Person.arrives();
      for (const path of [`/rules/${game}`, `/new?game=${game}`]) {
        await person.page.goto(path);
        await person.at('credits').waitFor();
        const credits = await person.at('credits').innerText();
        expect(
          MADE_BY[game]?.filter((name) => !credits.includes(name)),
          path,
        ).toEqual([]);
        expect(credits, path).toContain('Kontor’s own');
      }
      const rules = `docs/rules/${game}.md`;
      for (const file of ['README.md', rules]) {
        const text = readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8').replace(
          /\s+/g,
          ' ',
        );
        expect(
          MADE_BY[game]?.filter((name) => !text.includes(name)),
          file,
        ).toEqual([]);
        expect(text, file).toMatch(/the words and the pictures here are (Kontor's|our) own/);
      }
    },
  );
});
