// NANO Corporation through the page: placing workers by keyboard, by mouse and by a finger; moving and raiding on the map,
// and what is told under it.

import { expect, it } from 'vitest';
import type { History } from '../src/protocol/History';
import type { AssetView } from '../src/protocol/nano/AssetView';
import type { View } from '../src/protocol/nano/View';
import { expectAccessible } from './axe';
import { wordsAt } from './keyboard';
import { firstOf, moved, offered, press, ready, turnTo, version } from './player';
import { at } from './positions';
import { Person, PHONE, until, useBrowser, WIDE } from './world';

useBrowser();

/** Works of who plans, with workers and nobody on guard. */
const asset = 'excavating-plant-4';

const viewOf = (person: Person, table: string) => person.view<View>(table);

async function staffOf(person: Person, table: string, asset: string): Promise<AssetView> {
  const { assets } = await viewOf(person, table);
  return assets.find(({ id }) => id === asset) as AssetView;
}

const idle = (person: Person) => person.at('pool').locator('[data-from]').count();

it('workers are placed by keyboard and by dragging, and sent at once', async () => {
  const anna = await Person.named('Anna of the works');
  const table = await at(anna, 'nano-planning');
  const before = await staffOf(anna, table, asset);
  await anna.page.goto(`/table/${table}`);
  const card = anna.at(`work-${asset}`);
  await card.waitFor();
  await expectAccessible(anna.page);
  const aside = await idle(anna);

  await card.locator('[data-from]').first().focus();
  await anna.page.keyboard.press('Enter');
  expect(await idle(anna)).toBe(aside + 1);
  const free = card.locator('[data-open]').first();
  await free.focus();
  await anna.page.keyboard.press('Enter');
  expect(await idle(anna)).toBe(aside);

  await card.scrollIntoViewIfNeeded();
  await card.locator('[data-from]').first().dragTo(card.locator('.guard'));
  expect(await idle(anna)).toBe(aside);
  expect(await staffOf(anna, table, asset)).toEqual(before);

  const shown = await version(anna);
  await anna.at('choices').locator('[data-choice][data-kind="end_move"]').click();
  await anna.at('confirm').getByRole('button', { name: 'No, go back' }).click();
  expect(await version(anna)).toBe(shown);
  await anna.page.getByRole('button', { name: 'Place them so' }).click();
  await moved(anna, shown, 'place');
  const after = await staffOf(anna, table, asset);
  expect([after.workers, after.guard]).toEqual([before.workers - 1, true]);
  expect(anna.complaints).toEqual([]);
});

it('workers are placed by tapping on a phone', async () => {
  const boris = await Person.named('Boris of the works');
  const table = await at(boris, 'nano-planning');
  const before = await staffOf(boris, table, asset);
  const phone = await boris.withPhone();
  await phone.page.goto(`/table/${table}`);
  const card = phone.at(`work-${asset}`);
  await card.waitFor();

  await card.locator('[data-from]').first().tap();
  await card.locator('.guard').tap();
  const shown = await version(phone);
  await phone.page.getByRole('button', { name: 'Place them so' }).tap();
  await moved(phone, shown, 'place');
  const after = await staffOf(boris, table, asset);
  expect([after.workers, after.guard]).toEqual([before.workers - 1, true]);
  expect(phone.complaints).toEqual([]);
});

it('placing workers and ending the move is one press, and losing a plan is never the main button', async () => {
  const vera = await Person.named('Vera of the works');
  const table = await at(vera, 'nano-planning');
  const before = await staffOf(vera, table, asset);
  await vera.page.goto(`/table/${table}`);
  const card = vera.at(`work-${asset}`);
  await card.waitFor();
  await card.locator('[data-from]').first().focus();
  await vera.page.keyboard.press('Enter');

  const shown = await version(vera);
  await vera.at('choices').locator('[data-choice][data-kind="end_move"]').click();
  const main = vera.at('confirm').locator('button.main');
  expect(await main.innerText()).toBe('Place them and end');
  await vera.at('confirm').getByRole('button', { name: 'No, go back' }).click();
  expect(await version(vera)).toBe(shown);

  await vera.at('proposed').click();
  await moved(vera, shown, 'place');
  await until('the move ended', async () => {
    const { moment, on_turn } = await viewOf(vera, table);
    return moment.is !== 'planning' || on_turn !== 0;
  });
  expect((await staffOf(vera, table, asset)).workers).toBe(before.workers - 1);
  expect(vera.complaints).toEqual([]);
});

it('with idle workers and nothing arranged, placing them and ending is the main choice', async () => {
  const igor = await Person.named('Igor of the works');
  const table = await at(igor, 'nano-planning');
  await igor.page.goto(`/table/${table}`);
  await igor.at('pool').waitFor();
  // Somebody who stands somewhere is called back: now there is an idle worker, and nothing is arranged.
  const stands = igor.page.locator('[data-testid^="work-"] [data-from]').first();
  await stands.focus();
  await igor.page.keyboard.press('Enter');
  const shown = await version(igor);
  await igor.page.getByRole('button', { name: 'Place them so' }).click();
  await moved(igor, shown, 'place');
  const { players } = await viewOf(igor, table);
  expect(players[0]?.idle).toBeGreaterThan(0);
  await igor.page.reload();
  const main = igor.at('proposed');
  await main.waitFor();
  expect(await main.innerText()).toMatch(/^Place them and end: \p{L}/u);
  expect(await main.getAttribute('class')).toContain('main');
  expect(await igor.at('choices').locator('[data-choice].main').count()).toBe(0);
});

/** Codes of hexes in the panels, the choices and the log that are written nowhere on the map. */
function codesNotOnTheMap(person: Person): Promise<string[]> {
  return person.page.evaluate(() => {
    const mapped = new Set(
      [...document.querySelectorAll<SVGElement>('[data-code]')].map((one) => one.dataset.code),
    );
    if (mapped.size === 0) {
      return ['no map'];
    }
    const parts =
      '.nano .panels, .nano .told, #moment, [data-testid="choices"], [data-testid="log"]';
    return [...document.querySelectorAll<HTMLElement>(parts)].flatMap((part) =>
      [...part.innerText.matchAll(/[^\n]*\b([a-k]\d{1,2})\b[^\n]*/g)].flatMap(([line, code]) =>
        mapped.has(code) ? [] : [line],
      ),
    );
  });
}

it('a raid names the asset, and what it says of places stands on the map', async () => {
  const person = await Person.named('Reads the raids');
  const table = await at(person, 'nano-raid');
  await person.page.goto(`/table/${table}`);
  await until('a raid', async () => (await offered(person)).includes('raid'));
  await press(person, 'raid');
  const raids = person.at('raids');
  await raids.waitFor();
  const { assets } = await viewOf(person, table);
  const raided = assets.find(({ raid }) => raid?.raider === 0)?.id ?? '';
  const [kind, number] = [
    raided.replace(/-\d+$/, '').replaceAll('-', ' '),
    /\d+$/.exec(raided)?.[0],
  ];
  expect((await raids.innerText()).toLowerCase()).toContain(`${kind} ${number}`);
  expect(await codesNotOnTheMap(person)).toEqual([]);
});

it('the cards of the works say no code that the map does not show', async () => {
  const person = await Person.named('Reads the works');
  const table = await at(person, 'nano-planning');
  await person.page.goto(`/table/${table}`);
  await person.at(`work-${asset}`).waitFor();
  expect(await codesNotOnTheMap(person)).toEqual([]);
});

it('where to begin is said in words, with the code on the map', async () => {
  const person = await Person.named('Begins somewhere');
  const table = await at(person, 'nano-beginning');
  await person.page.goto(`/table/${table}`);
  await until('where to begin', async () => (await offered(person)).includes('enter'));
  const choice = person.at('choices').locator('[data-choice][data-kind="enter"]').first();
  expect(await choice.innerText()).toMatch(/^Put your chip on the Business-centre \([a-k]\d+\)/);
  await press(person, 'enter');
  await person
    .at('log')
    .getByText(/begins on the Business-centre \([a-k]\d+\)\./i)
    .first()
    .waitFor();
  expect(await codesNotOnTheMap(person)).toEqual([]);
});

it('moves are sorted by what they bring, the rest is folded, and every code that is said stands on the map', async () => {
  const olga = await Person.named('Olga of the map');
  const table = await at(olga, 'nano-move');
  await olga.page.goto(`/table/${table}`);
  await until('moves', async () => (await offered(olga)).includes('move'));
  const chip = olga.at('choices').locator('.kind[data-kind="move"]');
  if (await chip.isVisible()) {
    await chip.click();
  }
  const choices = (await olga.look(table)).document.play?.choices ?? [];
  const rows = olga.at('choices').locator('[data-choice][data-kind="move"]');
  await rows.first().waitFor();
  const brings = await rows.evaluateAll((all) =>
    all.map((one) => Number((one as HTMLElement).dataset.choice)),
  );
  const gains = brings.map((index) => choices[index]?.brings ?? 0);
  expect(gains).toEqual(gains.toSorted((a, b) => b - a));
  expect(gains.at(-1)).toBeGreaterThan(0);
  const best = await rows.count();
  await olga.at('more-choices').click();
  await expect.poll(() => rows.count()).toBeGreaterThan(best);
  expect(await codesNotOnTheMap(olga)).toEqual([]);
  // Assets are named by their numbers, and those stand there, too.
  const said = await rows.allInnerTexts();
  const numbered = said.map((one) => /^(\w[\w ]*?) (\d+)/.exec(one)).find((one) => one !== null);
  const [, kind = '', number = ''] = numbered ?? [];
  const asset = `${kind.toLowerCase().replaceAll(' ', '-')}-${number}`;
  expect(await olga.page.locator(`[data-number="${asset}"]`).textContent()).toBe(number);
  await rows.first().hover();
  const lit = olga.page.locator('[data-hex].chosen');
  await lit.waitFor();
  const hex = await lit.getAttribute('data-hex');
  await olga.page.mouse.move(5, 5);
  await olga.page
    .locator(`[data-hex="${hex}"]`)
    .dispatchEvent('pointerenter', { pointerType: 'mouse' });
  await olga.page.locator('[data-choice].pointed').first().waitFor();
});

it('the word under a building belongs to it, though it hangs over the hexes below', async () => {
  const person = await Person.named('Presses a word');
  const table = await at(person, 'nano-move');
  await person.page.goto(`/table/${table}`);
  await ready(person);
  const word = person.page.locator('[data-name="e6"]');
  const { x, y, width, height } = (await word.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const across of [3, width - 3]) {
    await person.page.mouse.click(x + across, y + height / 2);
    await person.page.getByRole('dialog', { name: 'Labour exchange e6' }).waitFor();
    await person.page.keyboard.press('Escape');
  }
  expect(person.complaints).toEqual([]);
});

/** What the line under the map says, wherever it is. */
const lineUnder = (person: Person) => person.page.locator('.nano .told p');

it.each([
  ['a wide screen', WIDE],
  ['a phone', PHONE],
])(
  'under the map on %s it is told what happens, what to do there, and what is looked at',
  async (_, viewport) => {
    const host = await Person.named(`Reads the map ${viewport.width}`, { pace: 'brisk' });
    const table = await at(host, 'nano-beginning');
    const person = viewport === PHONE ? await host.withPhone(PHONE, 'brisk') : host;
    // Everything that was said there, and whether it was in sight then: below the map, above the sheet of the choices.
    await person.page.addInitScript(() => {
      const said: { text: string; seen: boolean }[] = [];
      Object.assign(globalThis, { said });
      const look = () => {
        const line = document.querySelector<HTMLElement>('.nano .told p');
        const text = line?.innerText.trim() ?? '';
        if (line && text !== '' && said.at(-1)?.text !== text) {
          const [box, map, board, moment] = [
            line,
            ...['.nano .map', '#board', '#moment'].map(
              (one) => document.querySelector(one) as HTMLElement,
            ),
          ].map((one) => one.getBoundingClientRect()) as [DOMRect, DOMRect, DOMRect, DOMRect];
          const over = moment.left > box.left ? board.bottom : Math.min(board.bottom, moment.top);
          const middle = Math.abs((box.left + box.right) / 2 - (map.left + map.right) / 2);
          const seen = box.top >= map.bottom && box.bottom <= over && middle < map.width / 4;
          said.push({ text, seen });
        }
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    const said = () =>
      person.page.evaluate(
        () => (globalThis as unknown as { said: { text: string; seen: boolean }[] }).said,
      );
    await person.page.goto(`/table/${table}`);
    await ready(person);
    await until('how to begin', async () =>
      (await lineUnder(person).innerText()).includes(
        'Choose where in the Business-centre to begin.',
      ),
    );
    const hex = person.page.locator('[data-hex][data-lit="true"]').first();
    if (viewport === WIDE) {
      await hex.hover();
      await until('what is looked at', async () =>
        /^Business-centre [a-k]\d+:/.test(await lineUnder(person).innerText()),
      );
      await person.page.mouse.move(5, 5);
    }
    await press(person, 'enter');
    await until('my turn again', async () => {
      const kinds = await offered(person);
      const { round } = await viewOf(person, table);
      if (kinds.includes('move') && round > 1) {
        return true;
      }
      if (kinds.length > 0) {
        const goOn = ['decline', 'move', 'plan', 'end_move', 'end_production'];
        await press(person, firstOf(kinds, ...goOn, ...kinds));
      }
      return false;
    });
    await until('where to go', async () =>
      (await lineUnder(person).innerText()).includes('Choose where to go'),
    );
    // Own steps and those of others stood there in the words of the log, with the name of who did it.
    const say = await wordsAt(host, table);
    const { steps } = await host.ask<History>('GET', `/api/tables/${table}/history`);
    const told = new Set((await said()).map(({ text }) => text));
    for (const seat of [0, 1]) {
      const lines = steps.flatMap(({ happened }) =>
        happened.flatMap((one) =>
          'text' in one && one.by === seat
            ? [say(['line-by', { who: { seat }, what: say(one.text) }])]
            : [],
        ),
      );
      expect(
        lines.filter((line) => told.has(line)),
        `of seat ${seat}: ${[...told].join(' | ')}`,
      ).not.toEqual([]);
    }
    expect((await said()).filter(({ seen }) => !seen)).toEqual([]);
  },
);

it.each([
  ['a wide screen', WIDE],
  ['a phone', PHONE],
])('a raid warns of arrest on %s before it is begun', async (_, viewport) => {
  const host = await Person.named(`Raider ${viewport.width}`);
  const table = await at(host, 'nano-raid');
  const person = viewport === PHONE ? await host.withPhone() : host;
  await person.page.goto(`/table/${table}`);
  await until('a raid', async () => (await offered(person)).includes('raid'));
  await turnTo(person, 'raid');
  const raid = person.at('choices').locator('[data-choice][data-kind="raid"]');
  const warned = raid.locator('small');
  await warned.waitFor();
  const owner = (await host.look(table)).document.seats[1]?.name.replace(/^medium/, 'Steady');
  expect(await warned.innerText()).toMatch(
    new RegExp(
      `^${owner} (can be here in one move and would arrest you: two moves missed|cannot be here in one move; a raider who is met misses two)$`,
    ),
  );
  expect((await host.view<View>(table)).players[0]?.raid, 'before it is begun').toBe('none');
});

it('the star marks who is nearest to a BIObot, though another is richer', async () => {
  const person = await Person.named('Star gazer');
  const table = await at(person, 'nano-star');
  const { ahead = [], standing } = (await person.look(table)).document.play ?? {};
  const wealth = standing?.wealth.map((sum) => sum ?? 0) ?? [];
  const richest = wealth.indexOf(Math.max(...wealth));
  expect(ahead).toHaveLength(1);
  expect(ahead).not.toContain(richest);
  for (const viewer of [person, await person.withPhone()]) {
    await viewer.page.goto(`/table/${table}`);
    await ready(viewer);
    const starred = viewer.page.locator('#seats article:has(.ahead)');
    await starred.first().waitFor();
    expect(await starred.count()).toBe(1);
    expect(await starred.getAttribute('data-testid')).toBe(`seat-${ahead[0]}`);
    expect(await viewer.at(`seat-${richest}`).locator('.ahead').count()).toBe(0);
    expect(await starred.locator('.ahead').getAttribute('aria-label')).toBe('nearest to winning');
  }
});

it.each([
  ['a wide screen', WIDE],
  ['a phone', PHONE],
])('what is to be sold is confirmed beside what was pressed on %s', async (_, viewport) => {
  const host = await Person.named(`Seller ${viewport.width}`);
  const table = await at(host, 'nano-selling');
  const person = viewport === PHONE ? await host.withPhone() : host;
  await person.page.goto(`/table/${table}`);
  await ready(person);
  const row = person.at('exchange').locator('[data-resource="coal"]');
  const less = row.getByRole('button', { name: 'Sell one coal' });
  await less.scrollIntoViewIfNeeded();
  const before = await less.boundingBox();
  await less.click();
  const sell = row.getByRole('button', { name: /^Sell 1 coal/ });
  await sell.waitFor();
  // It is what lies there for the pointer: not below the fold, and under nothing.
  const seen = await sell.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return [top + 2, top + height - 2].every((y) => {
      const there = document.elementFromPoint(left + width / 2, y);
      return there !== null && button.contains(there);
    });
  });
  expect(seen).toBe(true);
  const { x, width } = (await sell.boundingBox()) ?? { x: 0, width: 0 };
  expect((before?.x ?? 0) - x - width).toBeLessThan(80);
  expect(await less.boundingBox(), 'nothing moves').toEqual(before);
  const shown = await version(person);
  await sell.click();
  await moved(person, shown, 'sell');
  expect((await viewOf(host, table)).players[0]?.goods[0]).toBe(1);
  expect(person.complaints).toEqual([]);
});

it('the card of works says that the own chip is a worker, and their deed what pays the dividend', async () => {
  const person = await Person.named('Stands at the works');
  const table = await at(person, 'nano-chip');
  await person.page.goto(`/table/${table}`);
  await ready(person);
  const card = person.at('work-excavating-plant-4');
  await card.getByText('Your chip counts as one').waitFor();
  await card.getByRole('button', { name: 'Excavating plant 4', exact: true }).click();
  await person.page.getByRole('dialog').getByText('A dividend card pays').waitFor();
  expect(person.complaints).toEqual([]);
});
