// A view for the summary and the tests of this folder: three players, seat 0 on turn, everything as at the start.

import type { Coming, KindView, View } from './view';

const SHARES = ['amsterdam', 'hoorn', 'delft', 'rotterdam', 'enkhuizen', 'middelburg'];
const GOODS = ['silk', 'coffee', 'porcelain', 'copper', 'spices', 'tea'];

const TURNS = 51;

const FIELDS = Array.from({ length: 33 }, (_, index) => index - 4);
const PRICES = FIELDS.map((marker) => Math.min(25, Math.max(1, marker)));

export function view(changes: Partial<View> = {}): View {
  const row = (kind: string, price: number): KindView => ({
    kind,
    marker: price,
    price,
    bank: 5,
    costs: [price, price + 2, price + 4],
    gains: [],
    bought: 0,
    costs_each: [price, price + 1, price + 2],
    sold: 0,
    gains_each: [],
  });
  return {
    moment: { is: 'turn', seat: 0, actions: 3 },
    turns_left: TURNS,
    kinds: [...SHARES.map((kind) => row(kind, 10)), ...GOODS.map((kind) => row(kind, 15))],
    players: [0, 1, 2].map(() => ({
      cash: 70,
      wealth: 70,
      foreseen: 70,
      tokens: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
      board: ['empty', 'empty', 'empty'],
      acts: [0, 0, 0],
      market: [],
      specials: { dividend: true, black_market: true, news: true },
      cards: 5,
    })),
    main_stack: 45,
    reserve_stack: 12,
    unseen: 67,
    rises: [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5],
    falls: [7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7],
    discard: [],
    paid: [],
    coming: [],
    agreed: { late_news: 'rulebook', order: 'newest', empty_news: false },
    track: {
      lowest: -4,
      prices: PRICES,
      dividends: PRICES.map((price) => Math.ceil(price / 4)),
    },
    ...changes,
  };
}

/** What a card will do in so many turns, of the view that is made here. */
export function coming(turns: number, changes: Partial<Coming>): Coming {
  return {
    turn: TURNS - turns,
    seat: 0,
    slot: 1,
    kinds: ['amsterdam', 'silk'],
    markers: [10, 15],
    ...changes,
  };
}

export function kind(shown: View, id: string): KindView {
  const found = shown.kinds.find((row) => row.kind === id);
  if (!found) {
    throw new Error(`no ${id} in the view`);
  }
  return found;
}

/** The view with something of one kind changed. */
export function withKind(shown: View, id: string, changes: Partial<KindView>): View {
  return {
    ...shown,
    kinds: shown.kinds.map((row) => (row.kind === id ? { ...row, ...changes } : row)),
  };
}
