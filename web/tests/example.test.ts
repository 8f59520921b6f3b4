// The example of docs/adding-a-game.md, from its crate to a table: the page has nothing of its own for it.

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GameShown } from '../src/protocol/GameShown';
import { fill, firstOf, type Manner, playToTheEnd, press } from './player';
import { type Server, serve } from './server';
import { Person, useBrowser } from './world';

useBrowser();

let server: Server;
beforeAll(async () => {
  server = await serve('--example');
});
afterAll(() => server.stop());

describe('a game that the page has no board for', () => {
  it('is not listed where nobody asked for it', async () => {
    const anna = await Person.arrives();
    const games = await anna.ask<GameShown[]>('GET', '/api/games');
    expect(games.map(({ info }) => info.id)).not.toContain('caravan');
    await anna.page.goto('/new');
    await anna.at('game-mercurius').waitFor();
    expect(await anna.at('game-caravan').count()).toBe(0);
  });

  it('is chosen, played to its end by the frame’s buttons and its form, and read about', async () => {
    const anna = await Person.named('Anna of Aleppo', { baseURL: server.url });
    const boris = await Person.named('Boris of Bukhara', { baseURL: server.url });
    await anna.page.goto('/new');
    await anna.at('game-caravan').check();
    await anna.at('more').click();
    await anna.at('option-rounds').fill('3');
    await anna.at('make').click();
    await anna.at('waiting-room').waitFor();
    const link = await anna.at('invitation-link').inputValue();
    await boris.page.goto(link);
    await boris.at('sit').click();
    await anna.at('start').click();
    await anna.at('prompt').getByText('Does it go on, or come home?').waitFor();
    await boris.at('prompt').getByText('Anna of Aleppo').waitFor();

    // Goods for 5 at first, then home, unless the robbers came.
    let gone = 0;
    const manner: Manner = async (person, kinds) => {
      if (gone < 4 && kinds.includes('go_on')) {
        gone++;
        await fill(person, 'go_on', 'go on', { amounts: { goods: 5 } });
      } else {
        await press(person, firstOf(kinds, 'come_home'));
      }
    };
    await playToTheEnd(
      new Map([
        [anna, manner],
        [boris, manner],
      ]),
    );

    expect(gone).toBeGreaterThan(1);
    const { document } = await anna.look(link.split('/').at(-1) as string);
    expect(document.status).toBe('finished');
    expect(document.play?.standing.ending).toBe('rounds');
    await anna.page.goto('/rules/caravan');
    await anna.page.getByText('On a 1 robbers take all goods').first().waitFor();
    expect(anna.complaints).toEqual([]);
  });
});
