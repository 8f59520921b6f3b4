import { describe, expect, it } from 'vitest';
import type { ShownChoice } from '../lib/said';
import {
  actionOf,
  balanced,
  broughtBy,
  empty,
  type Form,
  isFilled,
  isStillMeant,
  litPlaces,
  within,
} from './choices';

const buy: ShownChoice = { label: 'Buy', touches: ['square:cafe'], action: { do: 'buy' } };
const sell: ShownChoice = {
  label: 'Sell',
  touches: ['square:cafe', 'seat:1'],
  action: { do: 'sell' },
};
const form: Form = {
  label: 'Offer',
  touches: [],
  base: { do: 'offer', to: 1 },
  fields: [
    { name: 'cash', kind: 'amount', min: 10, max: 55, step: 10, unit: 'money' },
    {
      name: 'lots',
      kind: 'pick',
      min: 2,
      max: 3,
      items: [
        { id: 'cafe', label: 'Cafe', count: 1 },
        { id: 'token', label: 'Token', count: 3 },
      ],
    },
  ],
};

describe('choices', () => {
  it('are lit at every place they touch', () => {
    expect(litPlaces([buy, sell])).toEqual(
      new Map([
        ['square:cafe', [buy, sell]],
        ['seat:1', [sell]],
      ]),
    );
  });
});

describe('an offer', () => {
  const lots = (side: 'give' | 'get', min = 0, picked = 0): Form['fields'][number] => ({
    name: `${side}_lots`,
    kind: 'pick',
    side,
    min,
    max: 3,
    items: [
      { id: 'cafe', label: 'Cafe', count: 1, worth: 16_000, picked },
      { id: 'kiosk', label: 'Kiosk', count: 1, worth: 5_000 },
      { id: 'card', label: 'Card', count: 1 },
    ],
  });
  const cash = (side: 'give' | 'get', first?: number): Form['fields'][number] => ({
    name: `${side}_cash`,
    kind: 'amount',
    side,
    min: 0,
    max: 20_000,
    step: 1,
    unit: 'money',
    ...(first && { first }),
  });
  const offer = (...fields: Form['fields']): Form => ({
    label: 'Offer',
    touches: [],
    base: { do: 'offer' },
    fields,
  });

  it('begins with what is picked for what it is worth, not for nothing', () => {
    expect(empty(offer(lots('get', 1), cash('give')))).toEqual({
      get_lots: ['cafe'],
      give_cash: 16_000,
    });
  });

  it('asks for what is given and pays for what is got, as far as there is money', () => {
    const trade = offer(lots('give'), cash('give'), lots('get'), cash('get'));
    const filled = { ...empty(trade), give_lots: ['kiosk'], get_lots: ['cafe', 'card'] };
    expect(balanced(trade, filled)).toMatchObject({ give_cash: 11_000, get_cash: 0 });
    const sale = { ...filled, give_lots: ['cafe', 'kiosk'], get_lots: [] };
    expect(balanced(trade, sale)).toMatchObject({ give_cash: 0, get_cash: 20_000 });
  });

  it('leaves a sum as it was set', () => {
    const trade = offer(lots('give'), cash('give'), lots('get'), cash('get'));
    const filled = { give_lots: [], give_cash: 7, get_lots: ['kiosk'], get_cash: 0 };
    expect(balanced(trade, filled, new Set(['give_cash']))).toEqual(filled);
  });

  it('that answers another begins with that one', () => {
    expect(empty(offer(lots('give', 0, 1), cash('get')))).toEqual({
      give_lots: ['cafe'],
      get_cash: 0,
    });
    expect(empty(offer(lots('give', 0, 1), cash('get', 900)))).toMatchObject({ get_cash: 900 });
  });
});

describe('a form', () => {
  it('of a sale comes to what all that is picked brings', () => {
    const goods = (side?: 'give'): Form => ({
      ...form,
      fields: [
        {
          name: 'goods',
          kind: 'pick',
          side,
          min: 1,
          max: 9,
          items: [
            { id: 'coal', label: 'Coal', count: 4, worth: 3 },
            { id: 'ore', label: 'Ore', count: 2, worth: 5 },
          ],
        },
      ],
    });
    expect(broughtBy(goods(), { goods: ['coal', 'coal', 'ore'] })).toBe(11);
    expect(broughtBy(goods(), { goods: [] })).toBe(0);
    expect(broughtBy(goods('give'), { goods: ['coal'] }), 'a deal is agreed on').toBeNull();
    expect(broughtBy(form, { lots: ['cafe'] }), 'without figures').toBeNull();
  });

  it('begins with what is picked already', () => {
    const places: Form = {
      label: 'Place',
      touches: [],
      base: { do: 'place' },
      fields: [
        {
          name: 'workers',
          kind: 'pick',
          min: 0,
          max: 4,
          items: [
            { id: 'mine-1', label: 'Mine 1', count: 4, picked: 2 },
            { id: 'mine-2', label: 'Mine 2', count: 4 },
          ],
        },
      ],
    };
    expect(empty(places)).toEqual({ workers: ['mine-1', 'mine-1'] });
  });
  it('of a deal is not filled by nothing for nothing', () => {
    const deal: Form = {
      label: 'Offer',
      touches: [],
      base: { do: 'offer', to: 1 },
      fields: [
        { name: 'give_cash', kind: 'amount', min: 0, max: 55, step: 1, unit: 'money' },
        {
          name: 'get_goods',
          kind: 'pick',
          min: 0,
          max: 3,
          items: [{ id: 'coal', label: 'Coal', count: 3 }],
        },
      ],
      wants_something: true,
    };
    expect(isFilled(deal, { give_cash: 0, get_goods: [] })).toBe(false);
    expect(isFilled(deal, { give_cash: 1, get_goods: [] })).toBe(true);
    expect(isFilled(deal, { give_cash: 0, get_goods: ['coal'] })).toBe(true);
    expect(isFilled({ ...deal, wants_something: false }, empty(deal))).toBe(true);
  });
  it('begins with the least of everything, and can be sent so', () => {
    const filled = empty(form);
    expect(filled).toEqual({ cash: 10, lots: ['cafe', 'token'] });
    expect(isFilled(form, filled)).toBe(true);
  });

  it('becomes an action: its base with the fields', () => {
    expect(actionOf(form, { cash: 20, lots: ['token', 'token'] })).toEqual({
      do: 'offer',
      to: 1,
      cash: 20,
      lots: ['token', 'token'],
    });
  });

  it('is not filled with too few, too many, or an amount between steps', () => {
    expect(isFilled(form, { cash: 10, lots: ['cafe'] })).toBe(false);
    expect(isFilled(form, { cash: 10, lots: ['cafe', 'token', 'token', 'token'] })).toBe(false);
    expect(isFilled(form, { cash: 15, lots: ['cafe', 'token'] })).toBe(false);
    expect(isFilled(form, { lots: ['cafe', 'token'] })).toBe(false);
  });
});

describe('an amount', () => {
  const field = {
    name: 'cash',
    kind: 'amount',
    min: 10,
    max: 55,
    step: 10,
    unit: 'money',
  } as const;
  it('is brought to the next step within the bounds', () => {
    expect([0, 10, 14, 15, 52, 99].map((amount) => within(field, amount))).toEqual([
      10, 10, 10, 20, 50, 50,
    ]);
  });
  it('that is no number is the least', () => {
    expect(within(field, Number.NaN)).toBe(10);
  });
});

describe('an action that came too late', () => {
  const pass: ShownChoice = { label: 'Pass', touches: [], action: { do: 'pass' } };
  const bid = (min: number): ShownChoice => ({
    label: `Bid from ${min}`,
    touches: [],
    base: { do: 'bid' },
    fields: [{ name: 'amount', kind: 'amount', min, max: 100, step: 1, unit: 'money' }],
  });

  it('is still meant if the same choice is there and says the same', () => {
    expect(isStillMeant([pass, bid(10)], [bid(20), pass], { do: 'pass' })).toBe(true);
    expect(isStillMeant([buy], [{ ...buy, label: 'Buy for more' }], { do: 'buy' })).toBe(false);
    expect(isStillMeant([buy], [pass], { do: 'buy' })).toBe(false);
  });

  it('is still meant if its form takes what was filled in', () => {
    expect(isStillMeant([bid(10)], [bid(20)], { do: 'bid', amount: 25 })).toBe(true);
    expect(isStillMeant([bid(10)], [bid(20)], { do: 'bid', amount: 15 })).toBe(false);
  });
});
