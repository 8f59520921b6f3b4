import { describe, expect, it } from 'vitest';
import type { StepShown } from '../protocol/StepShown';
import { stepSaid, stepTold } from './said';
import { Words } from './say.svelte';

const words = new Words('en', [
  'currency = ₽\nsold = { $who } buys for { $price }\nrent = Rent: { $owner } gets it from { $who }\nflew = The plane flies\n',
]);

describe('what happened', () => {
  it('says who did it by the argument of its text, wherever the words name them', () => {
    const step: StepShown = {
      step: 3,
      happened: [
        { event: {}, text: ['sold', { who: { seat: 1 }, price: { money: 4 } }] },
        { event: {}, text: ['rent', { owner: { seat: 0 }, who: { seat: 1 } }] },
        { event: {}, text: ['flew'] },
        { event: {}, text: ['sold', { who: { seat: 0 }, price: { money: 1 } }], by: 1 },
      ],
    };
    const { happened } = stepSaid(step, words.with(['Anna', 'Bert']));
    expect(happened).toEqual([
      { event: {}, text: 'Bert buys for 4\u202f₽', named: 1 },
      { event: {}, text: 'Rent: Anna gets it from Bert', named: 1 },
      { event: {}, text: 'The plane flies' },
      { event: {}, text: 'Anna buys for 1\u202f₽', by: 1 },
    ]);
  });

  it('names who did it where a board tells it, as a sentence', () => {
    const step: StepShown = {
      step: 4,
      happened: [
        { event: {}, text: ['threw'], by: 1 },
        { event: {}, text: ['laid'] },
        { posting: { from: { seat: 0 }, to: { seat: 1 }, amount: 3, reason: '', rule: '' } },
      ],
    };
    const told = new Words('en', [
      'threw = threw 7.\nlaid = a token is laid.\nline-by = { $who }: { $what }\n',
    ]);
    const { happened } = stepTold(step, told.with(['Anna', 'Bert']));
    expect(happened.map((one) => ('text' in one ? one.text : 'money'))).toEqual([
      'Bert: threw 7.',
      'A token is laid.',
      'money',
    ]);
  });
});
