// What it costs the page to put a game's texts into words: `npm run said` prints a table. The texts are those of games
// that bots play on the real server, and of a person who is asked in the middle of one.

import { it } from 'vitest';
import { documentSaid, stepSaid } from '../src/lib/said';
import { Words } from '../src/lib/say.svelte';
import type { History } from '../src/protocol/History';
import { finished, wellUnderWay } from './positions';
import { GAMES } from './tables';
import { Person, useBrowser } from './world';

useBrowser();

const LANGUAGES = ['en', 'ru', 'pl'];
const TAKINGS = 11;
/** How long each taking lasts at least, in microseconds of CPU time. */
const AT_LEAST = 100_000;
/** The median microseconds of CPU time that something takes, after a first go to warm up. */
function micros(work: () => void): number {
  work();
  const taken = Array.from({ length: TAKINGS }, () => {
    const start = process.cpuUsage();
    for (let rounds = 1; ; rounds++) {
      work();
      const { user, system } = process.cpuUsage(start);
      if (user + system >= AT_LEAST) {
        return (user + system) / rounds;
      }
    }
  });
  return taken.toSorted((a, b) => a - b)[Math.floor(TAKINGS / 2)] as number;
}

it('says the texts of every game', async () => {
  const person = await Person.named('Anna');
  const rows = [
    '| game | | µs a step of the log | µs a document | its choices | ms to read the words |',
    '|---|---|--:|--:|--:|--:|',
  ];
  for (const game of GAMES) {
    const over = await finished(person, game);
    const { steps } = await person.ask<History>('GET', `/api/tables/${over}/history`);
    const { document } = await person.look(await wellUnderWay(person, game));
    for (const language of LANGUAGES) {
      const path = `/api/games/${game}/texts?language=${language}`;
      const file = await (await person.context.request.get(path)).text();
      const words = new Words(language, [file]);
      const names = words.seats(document.seats);
      const say = words.with(names);
      const step = micros(() => steps.map((one) => stepSaid(one, say))) / steps.length;
      const asked = micros(() => documentSaid(document, say, names));
      const read = micros(() => new Words(language, [file])) / 1_000;
      const choices = document.play?.choices.length ?? 0;
      rows.push(
        `| ${game} | ${language} | ${step.toFixed(1)} | ${asked.toFixed(0)} | ${choices} | ${read.toFixed(2)} |`,
      );
    }
  }
  process.stdout.write(`${rows.join('\n')}\n`);
});
