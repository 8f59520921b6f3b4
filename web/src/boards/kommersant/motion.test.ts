import { describe, expect, it } from 'vitest';
import type { HappenedShown } from '../../lib/said';
import { actsOf } from './motion';

const event = (event: object, text = 'words'): HappenedShown => ({ event, text });
const step = (...happened: HappenedShown[]) => [{ step: 1, happened }];

describe('what happened', () => {
  it('is shown in the order in which it happened', () => {
    const acts = actsOf(
      step(
        event({ event: 'threw', seat: 0, dice: [3, 1] }),
        event({ event: 'walked', seat: 0, from: 'start', path: ['a', 'b', 'c', 'd'], back: false }),
        event({ event: 'rent_due', seat: 0, owner: 1, lot: 'd', rent: 4_000 }),
        {
          posting: {
            from: { seat: 0 },
            to: { seat: 1 },
            amount: 4_000,
            reason: 'rent',
            rule: 'K20',
          },
        },
      ),
    );
    expect(acts.map(({ show }) => show)).toEqual([
      'dice',
      'step',
      'step',
      'step',
      'step',
      'squares',
      'money',
    ]);
  });

  it('walks square by square, and not longer than a second or so', () => {
    const path = Array.from({ length: 36 }, (_, index) => `${index}`);
    const far = actsOf(step(event({ event: 'walked', seat: 0, path })));
    expect(far).toHaveLength(36);
    expect(far.reduce((sum, { ms }) => sum + ms, 0)).toBeLessThan(1_700);
    const near = actsOf(step(event({ event: 'walked', seat: 0, path: ['a'] })));
    expect(near[0]?.ms).toBeLessThanOrEqual(150);
  });

  it('lets money fly between seats and the bank', () => {
    const posting = { from: { bank: 0 }, to: { seat: 2 }, amount: 500, reason: '', rule: 'K10' };
    expect(actsOf(step({ posting }))).toEqual([
      { show: 'money', ms: 300, from: null, to: 2, amount: 500 },
    ]);
    expect(actsOf(step({ posting: { ...posting, amount: 0 } }))).toEqual([]);
  });

  it('turns a card over with what is written on it', () => {
    const drew = {
      event: 'drew',
      seat: 1,
      card: 'x',
      deck: 'risk',
      text: ['card-x'],
      effect: ['effect-pay', { amount: { money: 5 } }],
    };
    expect(actsOf(step(event(drew)))).toMatchObject([
      { show: 'card', card: { seat: 1, deck: 'risk', text: drew.text, effect: drew.effect } },
      { show: 'words', ms: 1_200 },
    ]);
  });

  it('marks both sides of a trade', () => {
    const traded = {
      event: 'traded',
      seat: 0,
      partner: 1,
      gave: { lots: ['a'] },
      got: { lots: ['b'] },
    };
    expect(actsOf(step(event(traded)))).toMatchObject([{ show: 'squares', squares: ['a', 'b'] }]);
  });

  it('tells what has no place on the board in words alone, without waiting', () => {
    expect(actsOf(step(event({ event: 'passed', seat: 1 }, 'Boris: passes.')))).toEqual([
      { show: 'words', ms: 0, text: 'Boris: passes.' },
    ]);
  });

  it('is not shown when it was taken back', () => {
    expect(
      actsOf([{ step: 3, undo: 1, happened: [event({ event: 'threw', dice: [1] })] }]),
    ).toEqual([]);
  });
});
