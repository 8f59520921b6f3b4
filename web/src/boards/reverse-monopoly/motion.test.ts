import { describe, expect, it } from 'vitest';
import type { HappenedShown } from '../../lib/said';
import { actsOf } from './motion';

const told = (event: { event: string; [key: string]: unknown }, text = ''): HappenedShown => ({
  event,
  text,
});
const acts = (...happened: HappenedShown[]) => actsOf([{ step: 1, happened }]);

describe('what happened', () => {
  it('is shown in its order: the dice, the plane, the car square by square', () => {
    const shown = acts(
      told({ event: 'rolled', seat: 0, dice: { red: 3, white: 5 }, card: 'tass' }, 'Anna rolls 35'),
      told({ event: 'plane_flew', from: 'gum', to: 'tass' }),
      told({ event: 'kgb_moved', seat: 2, from: 'b4', way: ['b3', 'b2', 'b1'] }),
    );
    expect(shown[0]).toMatchObject({ show: 'dice', red: 3, white: 5, text: 'Anna rolls 35' });
    expect(shown[1]).toMatchObject({ show: 'plane', card: 'tass' });
    expect(shown.slice(2).map((act) => act.show === 'car' && act.square)).toEqual([
      'b3',
      'b2',
      'b1',
    ]);
  });

  it('takes no longer for a long drive than a person likes to wait', () => {
    const way = Array.from({ length: 9 }, (_, at) => `g${at + 1}`);
    const time = acts(told({ event: 'kgb_moved', seat: 0, from: 'g32', way })).reduce(
      (sum, { ms }) => sum + ms,
      0,
    );
    expect(time).toBeLessThan(1_200);
  });

  it('of an auction is the hammer: opened, bid, passed, sold', () => {
    const shown = acts(
      told({ event: 'auction_opened', card: 'gum', seller: null }),
      told({ event: 'bid', seat: 1, amount: 7 }),
      told({ event: 'passed', seat: 2 }),
      told({ event: 'sold', seat: 1, card: 'gum', price: 7, seller: null }),
    );
    expect(shown).toMatchObject([
      { show: 'auction', card: 'gum', seller: null },
      { show: 'bid', seat: 1, amount: 7 },
      { show: 'pass', seat: 2 },
      { show: 'hammer', card: 'gum', sold: true },
    ]);
    expect(acts(told({ event: 'unsold', card: 'gum' }))).toMatchObject([
      { show: 'hammer', sold: false },
    ]);
  });

  it('of money flies between seats and the two banks', () => {
    const pay = (from: object, to: object): HappenedShown =>
      ({ posting: { from, to, amount: 4, reason: 'rent', rule: 'V18' } }) as HappenedShown;
    expect(acts(pay({ seat: 1 }, { bank: 1 }), pay({ bank: 0 }, { seat: 2 }))).toMatchObject([
      { show: 'money', from: { seat: 1 }, to: { bank: 'new' }, amount: 4 },
      { show: 'money', from: { bank: 'old' }, to: { seat: 2 } },
    ]);
  });

  it('leaves a Black Market card open to be read', () => {
    const [card, rest] = acts(told({ event: 'drew', seat: 1, card: 'dacha' }));
    expect(card).toMatchObject({ show: 'drawn', seat: 1, card: 'dacha' });
    expect(rest?.ms).toBeGreaterThanOrEqual(1_000);
  });

  it('that was taken back is not shown again', () => {
    expect(actsOf([{ step: 4, undo: 2, happened: [told({ event: 'passed', seat: 0 })] }])).toEqual(
      [],
    );
  });
});
