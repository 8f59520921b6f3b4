// A small country for tests: seven hexes around a Business-centre, and a game on it.

import { Atlas, type Hex, type Player, type View } from './view';

const hex = (id: string, row: number, across: number, more: Partial<Hex> = {}): Hex => ({
  id,
  row,
  across,
  terrain: 'open',
  area: 0,
  ...more,
});

export const atlas = new Atlas({
  hexes: [
    hex('a1', 0, 1, { terrain: 'mine', asset: 'mine-1' }),
    hex('a2', 0, 3, { terrain: 'frontier', area: undefined }),
    hex('b1', 1, 0),
    hex('b2', 1, 2, { terrain: 'business-centre' }),
    hex('b3', 1, 4),
    hex('c1', 2, 1, { terrain: 'university-1' }),
    hex('c2', 2, 3, { terrain: 'steel-plant', asset: 'steel-plant-1' }),
  ],
  kinds: [],
  assets: [
    {
      id: 'mine-1',
      name: 'Mine 1',
      kind: 'mine',
      number: 1,
      hex: 'a1',
      cost: 50,
      dividend: 3,
      product: 'coal',
    },
    {
      id: 'steel-plant-1',
      name: 'Steel plant 1',
      kind: 'steel-plant',
      number: 1,
      hex: 'c2',
      cost: 120,
      dividend: 8,
      product: 'steel',
    },
  ],
  technologies: [],
  resources: [
    { id: 'coal', name: 'coal', scale: [16, 15] },
    { id: 'ore', name: 'ore', scale: [19, 18] },
    { id: 'steel', name: 'steel', scale: [60, 58] },
    { id: 'energy', name: 'energy', scale: [56, 54] },
  ],
  transports: [{ id: 'train', name: 'Train', cost: 0, speed: 4, flies: false }],
  cards: [{ id: 'pit-tax', name: 'Pit tax', text: 'Tax: pay 2 for each mine.' }],
  hiring: 10,
});

const player: Player = {
  cash: 150,
  wealth: 150,
  goods: [0, 0, 0, 0],
  biobots: 0,
  assets: [],
  kept: [],
  transport: 'train',
  speed: 4,
  transports: [0, 0],
  workers: 3,
  idle: 3,
  salaries: 3,
  due: 0,
  striking: false,
  sentence: 0,
  raid: 'none',
  contracts: [],
  offers: 3,
};

export const view: View = {
  agreed: {
    rounds: 0,
    salary: 1,
    biobots: 1,
    decks: 'face-down',
    prices: 'each-purchase',
    frontier: 'entering',
    strikes: 'by-themselves',
    contracts: 'once',
    train: 'untaxed',
    arrest: 'by-themselves',
  },
  round: 1,
  on_turn: 0,
  first: 0,
  moment: { is: 'market', seat: 0 },
  shown: 0,
  seen: [],
  players: [{ ...player, chip: 'b2' }, player],
  prices: [],
  assets: [
    {
      id: 'mine-1',
      needs: { inputs: [], workers: 2, makes: 1 },
      workers: 0,
      guard: false,
      striking: false,
    },
    {
      id: 'steel-plant-1',
      owner: 1,
      needs: { inputs: ['ore', 'ore'], workers: 3, makes: 1 },
      workers: 3,
      guard: true,
      striking: false,
      next: { makes: 0, to: 1, staff: 3, lacks_workers: 0, lacks: ['ore', 'ore'] },
    },
  ],
  technologies: [],
  bank: { workers: 44, transports: [] },
  decks: { actions: 50, discarded: [], universities: [16, 14], thrown: [0, 0] },
};
