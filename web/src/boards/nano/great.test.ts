import { describe, expect, it } from 'vitest';
import { greatIn } from '../../frame/moments';
import { marks } from './great';

const step = (...events: object[]) => ({
  happened: events.map((event) => ({ event, text: '' })),
});
const found = (steps: ReturnType<typeof step>[], before: typeof steps) =>
  greatIn(marks, before, steps, {} as never, {} as never);

describe('great moments of NANO', () => {
  it.each(['asset_bought', 'technology_bought', 'transport_bought'])(
    'are purchases dearer than any before: %s',
    (event) => {
      const purchase = (seat: number, price: number) => step({ event, seat, price });
      const before = [
        ...[50, 75, 100].map((price) => step({ event: 'asset_bought', seat: 0, price })),
        step({ event: 'technology_bought', seat: 1, price: 60 }),
        step({ event: 'transport_bought', seat: 1, price: 20 }),
      ];
      expect(found([purchase(1, 101)], before)).toEqual([{ is: 'record', seat: 1, price: 101 }]);
      expect(found([purchase(1, 100)], before)).toEqual([]);
      const sold = step({ event: 'sold', seat: 1, price: 500 });
      expect(found([sold], before), 'a sale is no purchase').toEqual([]);
    },
  );
});
