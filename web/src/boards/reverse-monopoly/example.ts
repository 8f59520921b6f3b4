// The real board for the tests, read from the game's own data.

import { readFileSync } from 'node:fs';
import { Atlas, type Board, type FamilyId, type Player, type View } from './view';

function rows(name: string): Record<string, string>[] {
  const path = new URL(`../../../../games/reverse-monopoly/data/${name}.tsv`, import.meta.url);
  const lines = readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
  const [head = [], ...rest] = lines.map((line) => line.split('\t'));
  return rest.map((cells) => Object.fromEntries(head.map((key, at) => [key, cells[at] ?? ''])));
}

const nameOf = ({ en = '', ru = '', pl = '' }: Record<string, string>) => ({ en, ru, pl });

function read(): Board {
  const cards = rows('cards').map((row) => ({
    id: row.id ?? '',
    numbers: (row.numbers ?? '').split('/').map(Number),
    family: row.family === '-' ? undefined : (row.family as FamilyId),
    name: nameOf(row),
  }));
  const squares = rows('squares').map((row) => ({
    id: row.square ?? '',
    x: Number(row.x),
    y: Number(row.y),
    card: cards.find(({ numbers }) => numbers[0] === Number(row.what))?.id,
    kind: ({ 'black-market': 'black_market', start: 'start' } as const)[row.what ?? ''],
    metro: row.metro === 'M',
  }));
  return {
    size: 1000,
    families: rows('families').map((row) => {
      const id = row.family as FamilyId;
      const size = cards.filter(({ family }) => family === id).length;
      return { id, name: nameOf(row), size, tripled_by: Math.min(3, size) };
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
      name: nameOf(row),
      ring: row.kind === 'ring',
      squares: (row.squares ?? '').split(' '),
    })),
    black_market: [],
    families_to_win: 3,
  };
}

export const atlas = new Atlas(read());

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
  ...more,
});
