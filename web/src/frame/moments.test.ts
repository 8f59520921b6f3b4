import { describe, expect, it } from 'vitest';
import type { GreatMarks } from '../boards/board';
import { marksOn } from '../boards/kommersant/great';
import { marks as mercurius } from '../boards/mercurius/great';
import { marks as moscow } from '../boards/reverse-monopoly/great';
import type { Board } from '../protocol/kommersant/Board';
import { greatIn } from './moments';

const theatres = ['opera', 'circus'].map((id) => ({
  id,
  name: [`square-${id}`],
  deed: { group: 'theatres' },
}));
const kommersant = marksOn({ squares: theatres } as unknown as Board);

const step = (...events: object[]) => ({
  happened: events.map((event) => ({ event, text: '' })),
});
const bought = (seat: number, price: number) =>
  step({ event: 'bought', seat, lot: 'opera', price });
const lots = (...owners: (number | undefined)[]) => ({
  squares: owners.map((owner) => ({ lot: { owner } })),
  players: [{}, {}, {}],
});
const found = (
  marks: GreatMarks,
  was: object,
  is: object,
  steps: ReturnType<typeof step>[] = [],
  before: typeof steps = [],
) => greatIn(marks, before, steps, was as never, is as never);
const NOTHING = lots(undefined, undefined);

describe('great moments', () => {
  it('are bankruptcies', () => {
    const gone = { ...NOTHING, players: [{}, {}, { out: 'bankrupt' }] };
    const out = [{ is: 'out', seat: 2 }];
    expect(found(kommersant, NOTHING, gone, [bought(0, 5)])).toEqual(out);
    expect(found(kommersant, gone, gone, [bought(0, 5)])).toEqual([]);
  });

  it('are prices higher than all before, once there were some', () => {
    const before = [10, 20, 30, 20, 10].map((price) => bought(0, price));
    const at = (price: number, known = before) =>
      found(kommersant, NOTHING, NOTHING, [bought(1, price)], known);
    expect(at(31)).toEqual([{ is: 'record', seat: 1, price: 31, what: ['square-opera'] }]);
    expect(at(30)).toEqual([]);
    expect(at(31, before.slice(1))).toEqual([]);
  });

  it('are tokens of Mercurius that cost more than any before', () => {
    const token = (seat: number, cost: number) =>
      step({ event: 'bought', seat, kind: 'tea', cost });
    const before = [10, 12, 9, 11, 8].map((cost) => token(0, cost));
    expect(found(mercurius, {}, {}, [token(1, 13)], before)).toEqual([
      { is: 'record', seat: 1, price: 13, what: ['kind-tea'] },
    ]);
    expect(found(mercurius, {}, {}, [token(1, 12)], before)).toEqual([]);
  });

  it('are sales in Moscow dearer than any before, to whoever bought', () => {
    const sale = (seat: number, price: number) =>
      step({ event: 'sold', seat, card: 'gum', price, by: 0 });
    const before = [4, 7, 5, 6, 3].map((price) => sale(2, price));
    const players = { players: [] };
    expect(found(moscow, players, players, [sale(1, 8)], before)).toEqual([
      { is: 'record', seat: 1, price: 8, what: ['card-gum'] },
    ]);
    expect(found(moscow, players, players, [sale(1, 7)], before), 'won, but no record').toEqual([
      { is: 'won', seat: 1, price: 7, what: ['card-gum'] },
    ]);
    const bids = step({ event: 'bid', seat: 1, amount: 50 });
    expect(found(moscow, players, players, [bids], before), 'a bid is no sale').toEqual([]);
  });

  it('are lots of Kommersant that were won, by the names of their squares', () => {
    const sold = step({ event: 'sold', seat: 2, lot: 'circus', price: 3 });
    expect(found(kommersant, NOTHING, NOTHING, [sold])).toEqual([
      { is: 'won', seat: 2, price: 3, what: ['square-circus'] },
    ]);
  });

  it('are groups that become whole, in the hands of whoever has them', () => {
    const whole = (seat: number) => [{ is: 'group', seat, group: 'group-theatres' }];
    expect(found(kommersant, lots(1, undefined), lots(1, 1))).toEqual(whole(1));
    expect(found(kommersant, lots(1, 1), lots(1, 1))).toEqual([]);
    expect(found(kommersant, lots(1, 1), lots(0, 0))).toEqual(whole(0));
    const families = (tripled: boolean) => ({
      players: [{ families: [{ family: 'red', tripled }] }],
    });
    expect(found(moscow, families(false), families(true))).toEqual([
      { is: 'group', seat: 0, group: 'family-red' },
    ]);
  });
});
