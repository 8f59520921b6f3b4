// The point of a game in one breath: on its tile how many, how long and how hard; at its table in one line what wins
// and who is nearest, in sight all the time, at the same place.

import { describe, expect, it } from 'vitest';
import { GOES_ON, press, turnOf } from './player';
import { BOARDS, GAMES, playing } from './tables';
import { Person, PHONE, until, useBrowser, WIDE } from './world';

useBrowser();

const SCREENS = [
  ['a phone', PHONE],
  ['a wide screen', WIDE],
] as const;

/** Where everything is that the line could push aside, and whether the line is seen there with nothing over it. */
function places(person: Person) {
  return person.page.evaluate(() => {
    const box = (selector: string) => {
      const { x, y, width, height } =
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return [x, y, width, height].map(Math.round);
    };
    const line = document.querySelector('#aim') as HTMLElement;
    const { left, right, top, bottom } = line.getBoundingClientRect();
    const above = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return {
      text: line.textContent ?? '',
      inSight: top >= 0 && bottom <= innerHeight && line.contains(above),
      cut: line.scrollWidth > line.clientWidth + 1 || line.scrollHeight > line.clientHeight + 1,
      around: [box('#aim'), box('#seats')],
    };
  });
}

describe('the line of a table', () => {
  it.each(
    SCREENS.flatMap(([size, viewport]) => BOARDS.map((game) => [game, size, viewport] as const)),
  )(
    'of %s is in sight on %s through the moves of a game, says who is nearest, and moves nothing',
    async (game, _, viewport) => {
      const person = await Person.named('Anna', { viewport });
      const table = await playing(person, game);
      await person.page.goto(`/table/${table}`);
      await person.at('choices').waitFor();
      const first = await places(person);
      for (let action = 0; action < 5; action++) {
        const kinds = await turnOf(person);
        const seen = await places(person);
        expect(seen).toMatchObject({ inSight: true, cut: false, around: first.around });
        await press(person, GOES_ON.find((one) => kinds.includes(one)) ?? (kinds[0] as string));
      }
      // Who has the star is who is named.
      await until('the line and the stars say the same', async () => {
        const { text } = await places(person);
        const starred = person.page.locator('#seats article:has(.ahead) strong');
        const names = await starred.allInnerTexts();
        return names.every((name) => text.includes(name));
      });
      if (viewport === PHONE) {
        await person.page.locator('#log [role="tab"]').first().click();
        await person.page.locator('#log [role="tabpanel"]').waitFor();
        expect(await places(person)).toMatchObject({ inSight: true, cut: false });
      }
      const described = await person.page.locator('#seats').getAttribute('aria-describedby');
      expect(described).toBe('aim');
      expect(person.complaints).toEqual([]);
    },
  );
});

describe('the tile of a game', () => {
  it('says how many play, how long it takes and how hard it is', async () => {
    const person = await Person.arrives();
    await person.page.goto('/');
    const facts = async (game: string) => {
      const said = person.at(`tile-${game}`).locator('.facts li');
      await said.first().waitFor();
      return await said.allInnerTexts();
    };
    expect(await facts('mercurius')).toEqual(['3–5 players', '30–45 minutes', 'moderately hard']);
    expect(await facts('nano')).toEqual(['2–4 players', '45–90 minutes', 'demanding']);
    for (const game of GAMES) {
      expect(await facts(game)).toHaveLength(3);
    }
  });
});
