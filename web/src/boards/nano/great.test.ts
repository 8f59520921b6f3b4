import { describe, expect, it } from 'vitest';
import { greatIn } from '../../frame/moments';
import type { Board } from '../../protocol/nano/Board';
import { marksOn } from './great';

const printed = {
  assets: [{ id: 'mine-1', name: ['asset-mine', { number: 1 }] }],
  technologies: [{ id: 'twin-mine', name: ['technology-twin-mine'] }],
  transports: [{ id: 'quadcopter', name: ['transport-quadcopter'] }],
};
const marks = marksOn(printed as unknown as Board);

const step = (...events: object[]) => ({
  happened: events.map((event) => ({ event, text: '' })),
});
const found = (steps: ReturnType<typeof step>[], before: typeof steps) =>
  greatIn(marks, before, steps, {} as never, {} as never);

describe('great moments of NANO', () => {
  const mine = { event: 'asset_bought', asset: 'mine-1' };
  const seams = { event: 'technology_bought', technology: 'twin-mine' };
  const copter = { event: 'transport_bought', transport: 'quadcopter' };
  it.each([
    [mine, ['asset-mine', { number: 1 }]],
    [seams, ['technology-twin-mine']],
    [copter, ['transport-quadcopter']],
  ])('are purchases dearer than any before, by their names: $0.event', (event, what) => {
    const purchase = (seat: number, price: number) => step({ ...event, seat, price });
    const before = [
      ...[50, 75, 100].map((price) => step({ ...mine, seat: 0, price })),
      step({ ...seams, seat: 1, price: 60 }),
      step({ ...copter, seat: 1, price: 20 }),
    ];
    expect(found([purchase(1, 101)], before)).toEqual([
      { is: 'record', seat: 1, price: 101, what },
    ]);
    expect(found([purchase(1, 100)], before)).toEqual([]);
    const sold = step({ event: 'sold', seat: 1, price: 500 });
    expect(found([sold], before), 'a sale is no purchase').toEqual([]);
  });
});
