import { describe, expect, it } from 'vitest';
import { iconOf } from './icons';
import {
  atStake,
  type Board,
  figureOf,
  isHeldByTax,
  type Lot,
  loansDue,
  onBoard,
  onlyRent,
  type PlayerView,
  type SentView,
  type Square,
  salesByLot,
  spotsOf,
  stageMarks,
  type View,
  walker,
} from './view';
import { labelOf, whyRent } from './words';

const lot = (change: Partial<Lot> = {}): Lot => ({
  price: 30_000,
  development: 20_000,
  stage: 'lot',
  mortgaged: false,
  dividend: 0,
  loot: 0,
  rents: [4_000, 12_000, 50_000, 120_000],
  dividends: [400, 1_200, 5_200, 11_000],
  group: 'food_trade',
  ...change,
});

const square = (id: string, change: Partial<Square> = {}): Square => ({
  id,
  name: id,
  kind: 'enterprise',
  inner: false,
  token: false,
  pieces: [],
  ...change,
});

const player = (change: Partial<PlayerView> = {}): PlayerView => ({
  cash: 250_000,
  wealth: 250_000,
  place: { square: 'start' },
  road: [],
  lots: [],
  dividends: 0,
  tokens: 0,
  kept: [],
  loans: [0, 0, 0],
  credit: 100_000,
  laps: 0,
  completes_lap: true,
  began_with: 250_000,
  taken_back: 0,
  skips: 0,
  ...change,
});

const view = (change: Partial<View> = {}): View => ({
  agreed: {
    version: 'online',
    rounds: 40,
    capital: 250_000,
    doubling: 'bare-lots',
    even: 'within-one',
    tokens: 6,
    leaving: false,
    full_lap: 'start',
    lending: 'property',
    mortgage_built: false,
    vacant_auctions: true,
    building_sales: 'debt',
    loot: 'lot-and-steps',
    police_on_mortgaged: false,
    police_traded: true,
    face_up: false,
    vacant_offers: 'any-time',
    nothing_for_nothing: false,
  },
  pending: [],
  round: 1,
  on_turn: 1,
  first: 0,
  moment: { is: 'over' },
  squares: [
    square('start', { kind: 'start' }),
    square('bakery', { lot: lot() }),
    square('grocery', { lot: lot() }),
    square('tax', { kind: 'tax_service' }),
  ],
  players: [player(), player()],
  decks: [],
  ...change,
});

describe('squares', () => {
  const board: Board = {
    squares: [
      { id: 'start', name: ['square-start'], kind: 'start', inner: false },
      {
        id: 'bakery',
        name: ['square-bakery'],
        kind: 'enterprise',
        inner: false,
        deed: {
          price: 34_000,
          development: 26_000,
          rents: [4_400, 17_000, 61_500, 130_000],
          dividends: [400, 1_600, 6_100, 14_000],
        },
      },
    ],
    throws: [],
  };
  const standing = { owner: 1, stage: 'lot', mortgaged: false, dividend: 400, loot: 0 } as const;
  const sent: SentView = {
    ...view(),
    squares: [
      { id: 'start', token: false, pieces: [0] },
      { id: 'bakery', token: true, pieces: [], lot: standing },
    ],
  };
  const said = onBoard(sent, board, ([id]) => id.toUpperCase());

  it('are called what the words of the game call them', () => {
    expect(said.squares.map(({ name }) => name)).toEqual(['SQUARE-START', 'SQUARE-BAKERY']);
    expect(said.players).toEqual(view().players);
  });

  it('are what is printed with what is on them now', () => {
    expect(said.squares[0]).toMatchObject({ kind: 'start', pieces: [0] });
    expect(said.squares[1]).toMatchObject({ kind: 'enterprise', token: true, lot: { owner: 1 } });
    expect(said.squares[1]?.lot?.development).toBe(26_000);
    expect(said.squares[0]?.lot).toBeUndefined();
  });
});

describe('pieces', () => {
  it('are on their square, in the centre, or out', () => {
    const players = [
      player({ place: { square: 'bakery' } }),
      player({ place: 'centre' }),
      player({ out: 1 }),
    ];
    expect(spotsOf(view({ players }))).toEqual([1, 'centre', null]);
  });

  it('are held while they stand in the Tax Service', () => {
    const players = [player({ place: { square: 'tax' } }), player({ place: 'centre' })];
    expect([0, 1].map((seat) => isHeldByTax(view({ players }), seat))).toEqual([true, false]);
  });
});

describe('what is at stake', () => {
  it('is the lot for sale, under the hammer, or owed for', () => {
    const bought = view({ moment: { is: 'purchase', seat: 0, lot: 'bakery', asked: [] } });
    expect([...atStake(bought)]).toEqual(['bakery']);
    const debt = { debtor: 0, creditor: 1, amount: 9, why: { rent: { lot: 'grocery' } } };
    const owed = view({ moment: { is: 'debt', debt, missing: 1, means: 9, sales: [] } });
    expect([...atStake(owed)]).toEqual(['grocery']);
  });

  it('is every lot of an open offer', () => {
    const gives = (lots: string[]) => ({ cash: 0, lots, tokens: 0, cards: [] });
    const offer = {
      about: 'anything' as const,
      proposer: 0,
      partner: 1,
      answers: 1,
      countered: false,
      proposer_gives: gives(['bakery']),
      partner_gives: gives(['grocery']),
    };
    expect([...atStake(view({ offer }))]).toEqual(['bakery', 'grocery']);
  });
});

describe('what a debtor may sell', () => {
  it('stands on the lot, and a step on a whole group on each of its lots', () => {
    const debt = { debtor: 0, creditor: null, amount: 9, why: 'loan' as const };
    const mortgage = { sale: 'mortgage' as const, lot: 'bakery', brings: 15_000 };
    const steps = { sale: 'group_buildings' as const, group: 'food_trade' as const, brings: 60 };
    const moment = { is: 'debt' as const, debt, missing: 1, means: 9, sales: [mortgage, steps] };
    const sales = salesByLot(view({ moment }));
    expect(sales.get('bakery')).toEqual([mortgage, steps]);
    expect(sales.get('grocery')).toEqual([steps]);
    expect(salesByLot(view()).size).toBe(0);
  });
});

describe('a lot', () => {
  it('shows its buildings one by one, or that it is mortgaged', () => {
    expect(stageMarks(lot())).toEqual([]);
    expect(stageMarks(lot({ stage: 'department' }))).toEqual(['office', 'department']);
    const whole = ['office', 'department', 'enterprise'];
    expect(stageMarks(lot({ stage: 'enterprise' }))).toEqual(whole);
    expect(stageMarks(lot({ mortgaged: true }))).toEqual(['mortgaged']);
  });

  it('shows its price while it is free, then its rent', () => {
    const rent = { is: 'due', stage: 'lot', multiple: 'double', amount: 8_000 } as const;
    expect(figureOf(square('a', { lot: lot() }))).toBe(30_000);
    expect(figureOf(square('a', { lot: lot({ owner: 1, rent }) }))).toBe(8_000);
    expect(figureOf(square('a', { lot: lot({ owner: 1, rent: { is: 'mortgaged' } }) }))).toBe(0);
    expect(figureOf(square('a', { kind: 'fine', amount: -25_000 }))).toBe(-25_000);
    expect(figureOf(square('a', { kind: 'letter' }))).toBeUndefined();
  });

  it('says in words whose it is and what it costs', () => {
    const rent = { is: 'due', stage: 'office', multiple: 'once', amount: 12_000 } as const;
    const owned = square('Bakery', { lot: lot({ owner: 1, stage: 'office', rent }), token: true });
    const standing = { names: ['Anna', 'Boris'], lit: true, stake: false, sales: [] };
    expect(labelOf(owned, standing)).toBe(
      'Bakery, Food trade, owned by Boris, office, rent 12\u2009000\u2009₽, red token, can be chosen',
    );
  });

  it('says why its rent is what it is', () => {
    const rent = { is: 'due', stage: 'lot', multiple: 'double', amount: 8_000 } as const;
    expect(whyRent(rent)).toBe('Bare lot, doubled: the whole group has one owner');
    expect(whyRent({ is: 'group_not_full' })).toContain('lacks the whole group');
  });

  it('says its rent before it is owned, also where nothing can be built and no table tells it', () => {
    expect(onlyRent(lot())).toBeNull();
    expect(onlyRent(lot({ development: 0, rents: [1_500, 0, 0, 0] }))).toBe(1_500);
  });
});

describe('the road ahead', () => {
  it("is the viewer's own, or that of who is on turn for spectators and those who are out", () => {
    expect(walker(view(), 0)).toBe(0);
    expect(walker(view(), null)).toBe(1);
    expect(walker(view({ players: [player({ out: 1 }), player()] }), 0)).toBe(1);
  });
});

describe('loans', () => {
  it('are told with the laps until they are due', () => {
    expect(loansDue(player({ loans: [0, 24_000, 12_000] }))).toEqual([
      { laps: 2, owed: 24_000 },
      { laps: 3, owed: 12_000 },
    ]);
  });
});

describe('pictures', () => {
  it('are those of the square, else those of its kind', () => {
    const kind = iconOf({ id: 'letter-1', kind: 'letter' });
    expect(kind).toBe(iconOf({ id: 'letter-2', kind: 'letter' }));
    expect(iconOf({ id: 'bakery', kind: 'enterprise' })).not.toBe(
      iconOf({ id: 'market', kind: 'enterprise' }),
    );
  });
});
