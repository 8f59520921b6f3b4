// The real board for the tests, read from the game's own data and words.

import { readFileSync } from 'node:fs';
import { Words } from '../../lib/say.svelte';
import type { Text } from '../../protocol/Text';
import {
  Atlas,
  boardSaid,
  FAMILIES,
  type FamilyId,
  type Player,
  type SentBoard,
  type View,
} from './view';

const file = (name: string): string =>
  readFileSync(new URL(`../../../../games/reverse-monopoly/${name}`, import.meta.url), 'utf8');

function rows(name: string): Record<string, string>[] {
  const lines = file(`data/${name}.tsv`)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const [head = [], ...rest] = lines.map((line) => line.split('\t'));
  return rest.map((cells) => Object.fromEntries(head.map((key, at) => [key, cells[at] ?? ''])));
}

/** As the game names a square, but for where it lies between others. */
function nameOf(square: string, card: { name: Text; numbers: number[] } | undefined): Text {
  const on = rows('streets').filter((row) => row.squares?.split(' ').includes(square));
  const streets = on.map((row): Text => [`street-${row.street}`]);
  return card
    ? ['titled', { numbers: card.numbers.join('/'), name: card.name }]
    : ['place-streets', { streets: { list: streets } }];
}

function read(): SentBoard {
  const cards = rows('cards').map((row) => ({
    id: row.id ?? '',
    numbers: (row.numbers ?? '').split('/').map(Number),
    family: row.family === '-' ? undefined : (row.family as FamilyId),
    name: [`card-${row.id}`] as [string],
  }));
  const squares = rows('squares').map((row) => ({
    id: row.square ?? '',
    name: nameOf(
      row.square ?? '',
      cards.find(({ numbers }) => numbers[0] === Number(row.what)),
    ),
    x: Number(row.x),
    y: Number(row.y),
    card: cards.find(({ numbers }) => numbers[0] === Number(row.what))?.id,
    kind: ({ 'black-market': 'black_market', start: 'start' } as const)[row.what ?? ''],
    metro: row.metro === 'M',
  }));
  return {
    size: 1000,
    families: FAMILIES.map((id) => {
      const size = cards.filter(({ family }) => family === id).length;
      return { id, name: [`family-${id}`], size, tripled_by: Math.min(3, size) };
    }),
    cards: cards.map((card) => ({
      ...card,
      square: squares.find((square) => square.card === card.id)?.id ?? '',
      appraised: card.family ? 5 * card.numbers.length : 0,
      commission: card.family ? card.numbers.length : 0,
    })),
    squares,
    streets: rows('streets').map((row) => ({
      id: row.street ?? '',
      name: [`street-${row.street}`],
      ring: row.kind === 'ring',
      squares: (row.squares ?? '').split(' '),
    })),
    black_market: [],
    families_to_win: 3,
  };
}

/** The board in the words of a language. */
export const atlasIn = (language: string): Atlas =>
  new Atlas(boardSaid(read(), new Words(language, [file(`texts/${language}.ftl`)]).with([])));

export const atlas = atlasIn('en');

export const player = (more: Partial<Player> = {}): Player => ({
  cash: null,
  wealth: null,
  appraised: 0,
  properties: [],
  escapes: [],
  families: [],
  progress: { tripled: 0, wild: false },
  missing: 3,
  extra_turns: [],
  lost_turns: 0,
  lost_moves: 0,
  dropped: 0,
  ...more,
});

export const view = (more: Partial<View> = {}): View => ({
  turn: 1,
  auctioneer: 0,
  mover: 2,
  extra_turns: 0,
  banks: { old: 100, new: 0 },
  plane: 'sheremetyevo-airport',
  car: 'b4',
  kgb_watches: false,
  owners: atlas.board.cards.map(() => null),
  players: [player({ cash: 35, wealth: 35 }), player(), player()],
  deck: { cards: 24, unseen: 24 },
  moment: { is: 'roll', seat: 0 },
  pending: [],
  ...more,
});
