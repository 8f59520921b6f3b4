import { describe, expect, it } from 'vitest';
import type { GameShown } from '../protocol/GameShown';
import { agreedOf, missingOf } from './waiting';

const person = { name: 'Anna', people: [{ id: 'a', name: 'Anna' }], bot: null };
const bot = { name: 'steady', people: [], bot: 'steady' };
const free = { name: '', people: [], bot: null };

describe('a table that waits', () => {
  it('needs as many more as the game asks for at least', () => {
    expect(missingOf({ seats: [person, bot, free, free] }, { min_seats: 3 })).toBe(1);
    expect(missingOf({ seats: [person, bot, bot, free] }, { min_seats: 3 })).toBe(0);
  });

  it('shows what matters most, and the rest apart; and whether it plays by the printed rules', () => {
    const flag = (id: string) => ({ id, about: id, open: false, kind: 'flag', default: false });
    const options = ['one', 'two', 'three', 'four'].map(flag);
    const info = { rules_version: 2, editions: [{ id: 'box', about: 'the box', options }] };
    const settings = { clock: { kind: 'none' }, spectators: { kind: 'open' }, listed: true };
    const doc = { rules: 2, edition: 'box', options: { four: true }, printed: false, settings };
    const agreed = agreedOf(
      doc as unknown as Parameters<typeof agreedOf>[0],
      { info, policies: [] } as unknown as GameShown,
    );
    expect(agreed.main.slice(0, 5).map(({ value }) => value)).toEqual([
      'the box',
      'house rules',
      'no',
      'no',
      'no',
    ]);
    const earlier = { ...doc, rules: 1 } as unknown as Parameters<typeof agreedOf>[0];
    const then = agreedOf(earlier, { info, policies: [] } as unknown as GameShown);
    expect(then.main[1]?.value, 'nobody chose them for the house').toBe('earlier rules');
    expect(agreed.rest).toEqual([{ what: 'Four', value: 'yes' }]);
    expect(agreed.main.map(({ what }) => what)).not.toContain('Dice');
    const known = { ...doc, settings: { ...settings, known_dice: true } };
    const told = agreedOf(
      known as unknown as Parameters<typeof agreedOf>[0],
      { info, policies: [] } as unknown as GameShown,
    );
    expect(told.main.at(-1)).toEqual({ what: 'Dice', value: 'known beforehand, for practice' });
  });
});
