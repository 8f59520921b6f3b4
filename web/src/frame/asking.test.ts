import { describe, expect, it } from 'vitest';
import type { Exact, Form } from '../lib/choices';
import { Words } from '../lib/say.svelte';
import { askedBefore } from './asking';

const say = new Words('en', ['field-tokens = Red tokens\n']).with([]);
const CAFE = [{ id: 'cafe', label: 'Cafe', count: 1 }];
const FORM: Form = {
  label: 'Offer Boris a trade',
  touches: [],
  base: { do: 'offer', to: 1 },
  fields: [
    {
      kind: 'amount',
      name: 'give_cash',
      unit: 'money',
      side: 'give',
      min: 0,
      max: 90_000,
      step: 1,
    },
    { kind: 'amount', name: 'get_cash', unit: 'money', side: 'get', min: 0, max: 90_000, step: 1 },
    {
      kind: 'pick',
      name: 'get_lots',
      side: 'get',
      min: 0,
      max: 1,
      items: CAFE,
    },
  ],
} as unknown as Form;
const asked = (give_cash: number, get_cash: number, get_lots: string[] = []) =>
  askedBefore(FORM, { do: 'offer', to: 1, give_cash, get_cash, get_lots }, null, '₽', say);

describe('an offer', () => {
  it('with an empty half is asked about, and going back is the main answer', () => {
    expect(asked(25_000, 0)?.text).toMatch(/^Give 25.000.₽ for nothing\?$/u);
    expect(asked(0, 0, ['cafe'])?.text).toBe('Ask for Cafe and give nothing?');
    expect(asked(25_000, 0)?.rather).toBe('stay');
  });
  it('of lots for a price of nothing is asked about, and so is asking for them at that price', () => {
    const lots = (side: 'give' | 'get', price: number) => {
      const form = {
        label: 'Offer lots for a price',
        touches: [],
        base: { do: side === 'give' ? 'offer_sale' : 'offer_purchase', to: 1 },
        fields: [
          { kind: 'pick', name: 'lots', side, min: 1, max: 1, items: CAFE },
          { ...FORM.fields[side === 'give' ? 1 : 0], name: 'price' },
        ],
      } as unknown as Form;
      return askedBefore(form, { lots: ['cafe'], price }, null, '₽', say)?.text ?? null;
    };
    expect([lots('give', 0), lots('get', 0)]).toEqual([
      'Give Cafe for nothing?',
      'Ask for Cafe and give nothing?',
    ]);
    expect([lots('give', 1), lots('get', 1)]).toEqual([null, null]);
  });
  it('that gives for something is sent at once', () => {
    expect(asked(25_000, 0, ['cafe'])).toBeNull();
    expect(asked(1, 2)).toBeNull();
  });
});

it('what cannot be taken back is asked about, and so is what would lose what is not sent', () => {
  const final: Exact = {
    label: 'Leave',
    touches: [],
    action: { do: 'leave' },
    weight: 'final',
  };
  expect(askedBefore(final, final.action, null, '₽', say)?.text).toContain('Leave');
  const sale: Exact = { label: 'Sell it', touches: [], action: { do: 'sell' } };
  expect(askedBefore(sale, sale.action, null, '₽', say)).toBeNull();
  expect(askedBefore(sale, sale.action, null, '₽', say, 'Sell it for half?')).toEqual({
    text: 'Sell it for half?',
    yes: 'Sell it',
    rather: 'stay',
  });
  const send = { label: 'Send it', act: () => {} };
  const lost = askedBefore(final, final.action, { lost: 'Lose the plan?', send }, '₽', say);
  expect(lost).toEqual({ text: 'Lose the plan?', yes: 'Leave', rather: send });
});
