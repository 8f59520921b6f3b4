// The games of this server; asked for once. What they are called follows the language.

import type { GameShown } from '../protocol/GameShown';
import type { SeatShown } from '../protocol/SeatShown';
import type { Worded } from '../protocol/Worded';
import { get } from './api';
import { calledBy } from './called';
import { type Language, languages } from './language.svelte';

type Words = GameShown['words'];

class Called {
  /** The words of each game, by its id. */
  words = $state.raw<Record<string, Words>>({});

  learn(all: GameShown[]): void {
    this.words = Object.fromEntries(all.map(({ info, words }) => [info.id, words]));
  }
}

const called = new Called();
const read = (language: Language) => get<GameShown[]>(`/api/games?language=${language}`);
let asked: Promise<GameShown[]> | undefined;

languages.follow(async (language) => {
  if (!asked) {
    return () => {};
  }
  const all = await read(language);
  return () => called.learn(all);
});

export function games(): Promise<GameShown[]> {
  asked ??= read(languages.now).then(
    (all) => {
      called.learn(all);
      return all.map(following);
    },
    (problem) => {
      asked = undefined;
      throw problem;
    },
  );
  return asked;
}

/** The words of an id, by the conventions of docs/texts.md; what the server says of itself without. */
function wordsFor(game: string, id: string, otherwise: string): string {
  return called.words[game]?.[id.replace(/[ ._]/g, '-')] ?? otherwise;
}

/** The same game, called as the language of the moment calls it. */
function following(shown: GameShown): GameShown {
  const { info, policies } = shown;
  const say = (id: string, otherwise: string) => wordsFor(info.id, id, otherwise);
  const worded = (kind: string, all: Worded[]): Worded[] =>
    all.map(({ id, words }) => ({
      id,
      get words() {
        return say(`${kind}-${id}`, words);
      },
    }));
  return {
    words: shown.words,
    policies: policies.map(({ name, about }) => ({
      name,
      get about() {
        return say(`bot-${name}-about`, about);
      },
    })),
    info: {
      ...info,
      get name() {
        return say('game-name', info.name);
      },
      get about() {
        return say('game-about', info.about);
      },
      get currency() {
        return say('currency', info.currency);
      },
      get banks() {
        return info.banks.map((bank, at) => say(`bank-${at}`, bank));
      },
      editions: info.editions.map((edition) => ({
        ...edition,
        get about() {
          return say(`edition-${edition.id}`, edition.about);
        },
        options: edition.options.map((option) =>
          Object.defineProperty({ ...option }, 'about', {
            enumerable: true,
            get: () => say(`option-${option.id}`, option.about),
          }),
        ),
      })),
      endings: worded('ending', info.endings),
      reasons: worded('reason', info.reasons),
    },
  };
}

/** What a value of an option is called. */
export function valueCalled(game: string, option: string, value: string): string {
  return wordsFor(game, `option-${option}-${value}`, value);
}

/** What a level of bots is called. */
export function botCalled(game: string, level: string): string {
  return wordsFor(game, `bot-${level}`, level);
}

/** What the seats of a table are called in the language of the moment. */
export function seatsCalled(game: string, seats: SeatShown[]): string[] {
  return calledBy(seats, (id) => called.words[game]?.[id]);
}

/** The words of an id in a list of the game's; the id where there are none. */
export function worded(all: Worded[], id: string): string {
  return all.find((one) => one.id === id)?.words ?? id;
}

export async function gameOf(id: string): Promise<GameShown | undefined> {
  return (await games()).find((game) => game.info.id === id);
}
