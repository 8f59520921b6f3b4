// What a table says beside its board: what others did, what was taken back, time, talk, links, the replay.

import { describe, expect, it } from 'vitest';
import { firstOf, GOES_ON, offered, press, ready, version } from './player';
import { at, finished } from './positions';
import { BOARDS, playing, SETTINGS } from './tables';
import { Person, PHONE, until, useBrowser, WIDE } from './world';

useBrowser();

/** Goes on with the game, one action after another, until this holds when one is asked. */
async function playsUntil(person: Person, holds: () => Promise<boolean>): Promise<void> {
  await until(
    'what others did',
    async () => {
      const kinds = await offered(person);
      if (kinds.length === 0) {
        return false;
      }
      await ready(person);
      if (await holds()) {
        return true;
      }
      await press(person, firstOf(kinds, ...GOES_ON, ...kinds));
      return false;
    },
    400_000,
  );
}

describe('while you waited', () => {
  it.each([
    ['a phone', PHONE],
    ['a wide screen', WIDE],
  ])('it is said on %s what the others did, until one acts', async (_, viewport) => {
    const person = await Person.named(`Waiting ${viewport.width}`, { viewport });
    const table = await at(person, 'mercurius-turn');
    await person.page.goto(`/table/${table}`);
    await ready(person);
    await press(person, 'play');
    await until('my turn again', async () => (await offered(person)).includes('play'));
    const waited = person.at('waited');
    const names = (await person.look(table)).document.seats
      .slice(1)
      .map(({ name }) => name.replace(/^medium/, 'Steady'));
    for (const name of names) {
      expect(await waited.innerText()).toContain(name);
    }
    const box = await waited.boundingBox();
    expect((box?.y ?? 9_999) + (box?.height ?? 0)).toBeLessThan(viewport.height);
    await press(person, 'buy');
    await waited.waitFor({ state: 'detached' });
  });

  it.each(
    BOARDS.filter((game) => game !== 'mercurius').flatMap((game) => [
      [game, 'a phone', PHONE] as const,
      [game, 'a wide screen', WIDE] as const,
    ]),
  )('it is said at %s on %s, too', async (game, _, viewport) => {
    const person = await Person.named(`Waits ${viewport.width}`, { viewport });
    const table = await playing(person, game);
    await person.page.goto(`/table/${table}`);
    const waited = person.at('waited');
    const names = (await person.look(table)).document.seats
      .slice(1)
      .map(({ name }) => name.replace(/^medium/, 'Steady'));
    await playsUntil(person, () => waited.isVisible());
    const said = await waited.innerText();
    expect(names.some((name) => said.includes(name))).toBe(true);
    const box = await waited.boundingBox();
    expect((box?.y ?? 9_999) + (box?.height ?? 0)).toBeLessThan(viewport.height);
    const kinds = await offered(person);
    await press(person, firstOf(kinds, ...GOES_ON, ...kinds));
    // What was said is said no more; something newer may be.
    await until('it is gone', async () => {
      const [now] = await waited.allInnerTexts();
      return now !== said;
    });
  });
});

describe('while you waited among five', () => {
  it('a phone has a line for each of the others', async () => {
    const person = await Person.named('Five on a phone', { viewport: PHONE, hasTouch: true });
    const table = await at(person, 'kommersant-five');
    await person.page.goto(`/table/${table}`);
    await ready(person);
    await person.at('waited').waitFor();
    const seats = (await person.look(table)).document.seats.slice(1);
    const lines = person.at('waited').locator('li');
    await expect.poll(() => lines.filter({ visible: true }).count()).toBe(await lines.count());
    expect(await lines.count()).toBe(seats.length);
    const heights = await lines.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().height),
    );
    expect(Math.max(...heights), 'one line').toBeLessThan(24);
    const box = await person.at('waited').boundingBox();
    expect((box?.y ?? 9_999) + (box?.height ?? 0)).toBeLessThan(PHONE.height);
  });

  it.each([
    ['a phone', PHONE],
    ['a wide screen', WIDE],
  ])('it stays in an auction of Moscow on %s', async (_, viewport) => {
    const name = `Five bid ${viewport.width}`;
    const person = await Person.named(name, { viewport, hasTouch: viewport === PHONE });
    await person.page.goto(`/table/${await at(person, 'reverse-monopoly-five')}`);
    await ready(person);
    await person.at('auction').waitFor();
    const lines = person.at('waited').locator('li');
    await lines.first().waitFor();
    const heights = await lines.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().height),
    );
    expect(Math.max(...heights), 'one line').toBeLessThan(24);
    const before = await person.at('waited').innerText();
    expect(before).not.toMatch(/\bbids?\b/);
    // All of it can be seen where it is, without looking for it.
    const hidden = await person.at('waited').evaluate((one) => {
      const inside = one.closest('.inside')?.getBoundingClientRect();
      return one.getBoundingClientRect().bottom - Math.min(inside?.bottom ?? 0, innerHeight);
    });
    expect(hidden).toBeLessThanOrEqual(0);
  });
});

describe('taking back', () => {
  it('strikes out in the log what no longer counts', async () => {
    const person = await Person.named('Regretful');
    const table = await at(person, 'mercurius-turn');
    await person.page.goto(`/table/${table}`);
    await ready(person);
    await press(person, 'buy');
    const line = person.at('log').locator('li').filter({ hasText: 'bought' }).first();
    await line.waitFor();
    await until('what goes back', async () =>
      /^Take back: .*bought/.test((await person.at('undo').getAttribute('title')) ?? ''),
    );
    await person.at('undo').click();
    const gone = person.at('log').locator('li.gone');
    await gone.first().waitFor();
    expect(await gone.first().innerText()).toMatch(/bought/i);
    expect(await gone.first().evaluate((one) => getComputedStyle(one).textDecorationLine)).toBe(
      'line-through',
    );
  });

  it('asks first where more goes back than one’s own step, and says what went back', async () => {
    const person = await Person.named('Thinks again');
    const table = await at(person, 'kommersant-throw');
    await person.page.goto(`/table/${table}`);
    await ready(person);
    await press(person, 'throw');
    await ready(person);
    const before = await version(person);
    await person.at('undo').click();
    const asked = person.at('confirm').locator('p');
    await asked.waitFor();
    expect(await asked.innerText()).toMatch(/threw .+\. Take this back, and all that followed\?$/);
    expect(await person.at('confirm').locator('button.main').innerText()).toBe('Keep it');
    expect(await version(person)).toBe(before);
    await until('it is taken back', async () => {
      if (!(await person.at('confirm-yes').isVisible())) {
        return true;
      }
      await person
        .at('confirm-yes')
        .click({ timeout: 5_000 })
        .catch(() => undefined);
      return false;
    });
    await person.at('undone').waitFor();
    const said = await person.at('undone').innerText();
    expect(said).toMatch(/^Taken back, with all that followed: .+ threw /);
    await until('it is told', async () => (await person.at('told').innerText()).includes(said));
    const board = person.page.locator('.kommersant .words');
    await until('the board tells of it no longer', async () => (await board.count()) === 0);
  });

  it('is asked for by saying what', async () => {
    const [anna, boris] = [await Person.named('Anna asks'), await Person.named('Boris answers')];
    const table = await anna.makesTable({
      game: 'mercurius',
      seats: 3,
      options: { first: 'seat0' },
      settings: SETTINGS,
    });
    await boris.tell(table, { do: 'take_seat' });
    await anna.tell(table, { do: 'add_bot' });
    await anna.tell(table, { do: 'start' });
    await anna.page.goto(`/table/${table}`);
    await boris.page.goto(`/table/${table}`);
    await ready(anna);
    await press(anna, 'play');
    await anna.at('undo').click();
    const asked = boris.at('undo-asked');
    await asked.waitFor();
    expect(await asked.innerText()).toMatch(/Anna asks asks to take back: .*play/i);
  });
});

/** Leaves the game by the menu; says what was asked about it. */
async function leaves(person: Person): Promise<string> {
  await person.page.getByLabel('Menu').click();
  await person.page.getByRole('button', { name: 'Leave the game' }).click();
  const asked = await person.at('confirm').locator('p').innerText();
  // It takes no answer before it can be read: whoever presses too early presses again.
  await until('the seat left', async () => {
    if (await person.at('stood-in').isVisible()) {
      return true;
    }
    await person
      .at('confirm-yes')
      .click({ timeout: 1_000 })
      .catch(() => undefined);
    return false;
  });
  return asked;
}

describe('leaving', () => {
  it('is said to leave the game waiting where only bots are left, and so it is', async () => {
    const person = await Person.named('Leaver');
    const table = await person.makesTable({
      game: 'mercurius',
      seats: 3,
      settings: { ...SETTINGS, bots_alone: 'stop' },
    });
    await person.tell(table, { do: 'add_bot' });
    await person.tell(table, { do: 'add_bot' });
    await person.tell(table, { do: 'start' });
    await person.page.goto(`/table/${table}`);
    await ready(person);
    expect(await leaves(person)).toContain('the game waits until you come back');
    await person.page.locator('#moment').getByText('The game waits for you.').waitFor();
    expect(await person.page.locator('#moment').innerText()).not.toMatch(/\bbot\b|Waiting for/);
    await person.at('seat-0').getByText('the game waits').waitFor();
    const { version: before } = await person.look(table);
    await person.at('stood-in').getByRole('button').click();
    await ready(person);
    // Nobody played meanwhile: the seat was taken back, and nothing else happened.
    const { version: after } = await person.look(table);
    expect(after).toBe(before + 1);
  });

  it('is said to leave the seat to a bot where others play on, and so it is', async () => {
    const [anna, boris] = [await Person.named('Anna leaves'), await Person.named('Boris stays')];
    const table = await anna.makesTable({
      game: 'mercurius',
      seats: 3,
      options: { first: 'seat0' },
      settings: { ...SETTINGS, bots_alone: 'stop' },
    });
    await boris.tell(table, { do: 'take_seat' });
    await anna.tell(table, { do: 'add_bot' });
    await anna.tell(table, { do: 'start' });
    await anna.page.goto(`/table/${table}`);
    await ready(anna);
    expect(await leaves(anna)).toContain('A bot plays on for you until you come back.');
    await anna.at('stood-in').getByText('A bot plays for you.').waitFor();
    await anna.at('seat-0').getByText('bot for now').waitFor();
    await until('the bot’s turn played', async () =>
      (await boris.look(table)).document.to_act.includes(1),
    );
  });

  it('is said to leave the game to the bots where they finish it', async () => {
    const person = await Person.named('Leaves it to them', { pace: 'calm' });
    const table = await playing(person, 'kommersant');
    await person.page.goto(`/table/${table}`);
    await ready(person);
    expect(await leaves(person)).toContain('they play it to its end');
    await person.at('stood-in').getByText('A bot plays for you.').waitFor();
  });
});

describe('time, talk and who leads', () => {
  it('a bot’s clock shows nothing, own words are not unread, and a phone shows who leads', async () => {
    const person = await Person.named('Timed');
    const table = await person.makesTable({
      game: 'mercurius',
      seats: 3,
      options: { first: 'seat0' },
      settings: { ...SETTINGS, clock: { kind: 'live', turn: 300, bank: 600 } },
    });
    await person.tell(table, { do: 'add_bot' });
    await person.tell(table, { do: 'add_bot' });
    await person.tell(table, { do: 'start' });
    await person.page.goto(`/table/${table}`);
    await ready(person);
    await person.at('seat-0').locator('.clock').waitFor();
    expect(await person.at('seat-1').locator('.clock').count()).toBe(0);

    await person.tell(table, { do: 'say', text: 'talking to myself' });
    await person.page.getByRole('tab', { name: 'Chat' }).waitFor();
    await person.page.waitForFunction(() => document.readyState === 'complete');
    const before = await version(person);
    await press(person, 'buy');
    await until('a step later', async () => (await version(person)) > before);
    expect(await person.page.getByRole('tab', { name: /unread/ }).count()).toBe(0);

    const phone = await person.withPhone();
    await phone.page.goto(`/table/${table}`);
    await ready(phone);
    // While others act somebody may lead for a moment only.
    await until('a leader in the own turn', async () => {
      const { to_act, play } = (await phone.look(table)).document;
      if (!to_act.includes(0)) {
        return false;
      }
      if (new Set(play?.standing.wealth ?? []).size > 1) {
        return true;
      }
      await press(phone, 'play');
      return false;
    });
    const star = phone.page.locator('[data-testid^="seat-"] .ahead').first();
    await star.waitFor();
    const [tile, box] = [
      await star.locator('xpath=ancestor::article').boundingBox(),
      await star.boundingBox(),
    ];
    expect(box?.width).toBeGreaterThan(8);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(
      (tile?.y ?? 0) + (tile?.height ?? 0) + 1,
    );
  });
});

describe('a link that is shared', () => {
  it('says what it leads to: the front page, a table, a replay', async () => {
    const person = await Person.named('Sharer');
    const table = await person.makesTable({ game: 'kommersant', seats: 3, settings: SETTINGS });
    const over = await finished(person, 'mercurius');
    const head = async (path: string) =>
      (await (await person.context.request.get(path)).text()).split('</head>')[0] ?? '';
    const title = (html: string) => html.match(/og:title" content="([^"]*)"/)?.[1];
    const image = (html: string) => html.match(/og:image" content="([^"]*)"/)?.[1] ?? '';
    expect(title(await head('/'))).toContain('Kontor');
    expect(title(await head(`/table/${table}`))).toBe('Kommersant: come and play');
    expect(await head(`/table/${table}`)).toContain('At the table: Sharer. 2 seats are free.');
    expect(title(await head(`/replay/${over}`))).toBe('Mercurius: a game to look at again');
    for (const path of ['/', `/table/${table}`, `/replay/${over}`]) {
      const picture = await person.context.request.get(image(await head(path)));
      expect(picture.headers()['content-type'], path).toBe('image/png');
    }
  });
});

describe('the replay', () => {
  it('says what happened in the step that the slider is at, also while the board is on its way', async () => {
    const person = await Person.named('Rewinder');
    const table = await finished(person, 'mercurius');
    await person.page.goto(`/replay/${table}?step=1`);
    await person.at('replay').waitFor();
    // The board's next steps do not arrive.
    await person.page.route(/\/steps\/\d+/, () => {});
    const slider = person.at('replay').locator('input[type=range]');
    await slider.evaluate((input: HTMLInputElement) => {
      input.value = '40';
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await person.at('prompt').getByText('Step 40').waitFor();
    expect(await person.at('replay').locator('ol li').count()).toBeGreaterThan(0);
  });
});
