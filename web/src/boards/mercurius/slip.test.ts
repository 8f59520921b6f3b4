import { expect, test } from 'vitest';
import type { ShownChoice } from '../../lib/said';
import { words } from '../../lib/text';
import { view, withKind } from './example';
import {
  aboutIn,
  actions,
  EMPTY,
  fits,
  isEmpty,
  lacks,
  lines,
  offered,
  oneMore,
  pickOf,
  room,
  type Slip,
  toggled,
  total,
  traded,
  turned,
} from './slip';

const slip = (parts: Partial<Slip>): Slip => ({ ...EMPTY, ...parts });

test('a line says what each token costs, surcharge included, and what all do to the cash', () => {
  const shown = withKind(view(), 'tea', { gains: [21], gains_each: [21] });
  expect(lines(shown, slip({ trades: { amsterdam: 2, tea: -1 } }))).toEqual([
    { kind: 'amsterdam', count: 2, sums: [10, 12], total: -22, all: 2, each: 11 },
    { kind: 'tea', count: -1, sums: [21], total: 21, all: 1, each: 21 },
  ]);
  expect(total(shown, slip({ trades: { amsterdam: 2, tea: -1 } }))).toBe(-1);
});

test('a sale that costs a guilder lowers the total', () => {
  const shown = withKind(view(), 'tea', { gains: [3, 1, -1] });
  expect(total(shown, slip({ trades: { tea: -3 } }))).toBe(3);
});

test('buying takes a sale of the same kind off the slip, and the other way round', () => {
  const once = traded(EMPTY, 'silk', -1);
  expect(once.trades).toEqual({ silk: -1 });
  expect(traded(once, 'silk', 1).trades).toEqual({});
  expect(isEmpty(traded(once, 'silk', 1))).toBe(true);
});

test('there is room for as many tokens as there are actions', () => {
  const two = slip({ trades: { hoorn: 1, delft: 1 } });
  expect(room(view(), 0, two, 'silk', 1)).toBe(true);
  expect(room(view(), 0, slip({ trades: { hoorn: 2, delft: 1 } }), 'silk', 1)).toBe(false);
  expect(room(view(), 0, slip({ trades: { hoorn: 2, delft: 1 } }), 'hoorn', -1)).toBe(true);
});

test('there is no room for more than the server gives figures for', () => {
  const shown = withKind(view(), 'hoorn', { costs: [10] });
  expect(room(shown, 0, EMPTY, 'hoorn', 1)).toBe(true);
  expect(room(shown, 0, slip({ trades: { hoorn: 1 } }), 'hoorn', 1)).toBe(false);
  expect(room(shown, 0, EMPTY, 'hoorn', -1)).toBe(false);
});

test('there is room for what the cash pays after all that is on the slip', () => {
  const shown = withKind(view(), 'tea', { gains: [15] });
  const player = shown.players[0];
  if (player) {
    player.cash = 12;
  }
  expect(room(shown, 0, slip({ trades: { hoorn: 1 } }), 'delft', 1)).toBe(false);
  expect(room(shown, 0, slip({ trades: { hoorn: 1, tea: -1 } }), 'delft', 1)).toBe(true);
});

test('a slip no longer fits when actions or tokens were used otherwise', () => {
  const two = slip({ trades: { hoorn: 2 } });
  expect(fits(view(), two)).toBe(true);
  expect(fits(view({ moment: { is: 'turn', seat: 0, actions: 1 } }), two)).toBe(false);
  expect(fits(withKind(view(), 'hoorn', { costs: [10] }), two)).toBe(false);
  expect(fits(view({ moment: { is: 'draw', seat: 0 } }), two)).toBe(false);
});

test('nobody trades in another’s turn', () => {
  expect(room(view(), 1, EMPTY, 'hoorn', 1)).toBe(false);
  expect(room(view(), null, EMPTY, 'hoorn', 1)).toBe(false);
});

test('sales are sent before purchases, and the card last', () => {
  const all = actions(
    slip({ trades: { hoorn: 2, tea: -1 }, end: { is: 'card', card: 'delft+1/copper-2' } }),
  );
  expect(all).toEqual([
    { do: 'sell', kind: 'tea' },
    { do: 'buy', kind: 'hoorn' },
    { do: 'buy', kind: 'hoorn' },
    { do: 'play', card: 'delft+1/copper-2' },
  ]);
});

test('special cards become the actions that the server knows', () => {
  const dividend = slip({ instead: { is: 'dividend', chamber: 'delft' } });
  const market = slip({ instead: { is: 'market', tokens: ['silk', 'silk'] } });
  const news = slip({ end: { is: 'news', discard: ['hoorn+1/silk-2'] } });
  expect(actions(dividend)).toEqual([{ do: 'dividend', chamber: 'delft' }]);
  expect(actions(market)).toEqual([{ do: 'black_market', tokens: ['silk', 'silk'] }]);
  expect(actions(news)).toEqual([{ do: 'news', discard: ['hoorn+1/silk-2'] }]);
});

test('a slip says what is still to be picked', () => {
  const news = (min: number) =>
    ({
      label: 'News',
      base: { do: 'news' },
      fields: [{ name: 'discard', label: '', kind: 'pick', min, max: 3, items: [] }],
    }) as unknown as ShownChoice;
  expect(lacks(slip({ instead: { is: 'dividend', chamber: null } }), [])).toBe('chamber');
  expect(lacks(slip({ instead: { is: 'market', tokens: [] } }), [])).toBe('tokens');
  expect(lacks(slip({ end: { is: 'news', discard: [] } }), [news(1)])).toBe('discard');
  expect(lacks(slip({ end: { is: 'news', discard: [] } }), [news(0)])).toBeNull();
  expect(lacks(slip({ trades: { hoorn: 1 } }), [])).toBeNull();
});

test('picking goes up to what is held, then starts anew, and never beyond the most', () => {
  expect(toggled([], 'silk', 3, 2)).toEqual(['silk']);
  expect(toggled(['silk'], 'silk', 3, 2)).toEqual(['silk', 'silk']);
  expect(toggled(['silk', 'silk'], 'silk', 3, 2)).toEqual([]);
  expect(toggled(['silk', 'silk', 'tea'], 'copper', 3, 1)).toEqual(['silk', 'silk', 'tea']);
});

const CHOICES: ShownChoice[] = [
  { label: 'Buy silk', touches: [], action: { do: 'buy', kind: 'silk' } },
  {
    label: 'News',
    touches: [],
    base: { do: 'news' },
    fields: [
      {
        name: 'discard',
        kind: 'pick',
        min: 1,
        max: 3,
        items: [{ id: 'hoorn+1/silk-2', label: 'Hoorn +1, silk −2', count: 1 }],
      },
    ],
  },
];

test('an action is sent only if the choices offer it, complete or as a form', () => {
  expect(offered(CHOICES, { do: 'buy', kind: 'silk' })?.label).toBe('Buy silk');
  expect(offered(CHOICES, { do: 'buy', kind: 'tea' })).toBeUndefined();
  expect(offered(CHOICES, { do: 'sell', kind: 'silk' })).toBeUndefined();
  expect(offered(CHOICES, { do: 'news', discard: ['hoorn+1/silk-2'] })?.label).toBe('News');
  expect(pickOf(CHOICES, 'news')?.items).toHaveLength(1);
  expect(pickOf(CHOICES, 'black_market')).toBeUndefined();
});

test('what News does is said by the server, also when nobody draws any more', () => {
  const news = (label: string, follows: string): ShownChoice[] => [
    { label, follows, touches: [], base: { do: 'news' }, fields: [] },
  ];
  const late = news(
    'News: discard 1 to 3 cards of your hand',
    'draw none, instead of a price card',
  );
  expect(aboutIn(late, 'news')).toBe(
    'News: discard 1 to 3 cards of your hand, draw none, instead of a price card',
  );
  const empty = news('News: discard 0 to 3 cards of your hand', 'draw one fewer');
  expect(aboutIn(empty, 'news')).toBe('News: discard 0 to 3 cards of your hand, draw one fewer');
  expect(aboutIn(empty, 'dividend')).toBeUndefined();
  const own = words('mercurius');
  for (const said of [own('special.news.about'), own('slip.news', { n: 2 })]) {
    expect(said).not.toMatch(/exchange|draw/);
  }
});

test('what takes the place of trading puts the trades aside, and brings them back', () => {
  const before = slip({ trades: { silk: 2 }, end: { is: 'card', card: 'c' } });
  const dividend = turned(before, 'dividend');
  expect(dividend).toMatchObject({ trades: {}, aside: { silk: 2 }, end: before.end });
  const market = turned(dividend, 'market');
  expect(market).toMatchObject({ trades: {}, aside: { silk: 2 }, instead: { is: 'market' } });
  expect(actions(market).some((one) => one.do === 'buy')).toBe(false);
  expect(turned(market, 'market')).toEqual(before);
});

test('what one more token costs or brings is known before it is on the slip', () => {
  const row = { costs: [10, 12, 14], gains: [9, 7] };
  expect(oneMore(row, 0)).toEqual({});
  expect(oneMore(row, 1)).toEqual({ cost: 12 });
  expect(oneMore(row, 3)).toEqual({});
  expect(oneMore(row, -1)).toEqual({ gain: 7 });
});
