import { expect, it } from 'vitest';
import { view } from './example';
import { actsInWords, leadInWords } from './names';
import { actsOf } from './view';

it('M10: a card says the field it leads to', () => {
  const table = view();
  const at = (marker: number) => ({
    ...table,
    kinds: table.kinds.map((row) => (row.kind === 'silk' ? { ...row, marker, price: 25 } : row)),
  });
  const lead = { kind: 'silk' as const, marker: 27, price: 25, last_marker: -1, last_price: 1 };
  expect(leadInWords(at(26), lead)).toBe(
    'Silk 25 (1 deep) to 25 (2 deep) this turn, 1 (2 deep) in the end',
  );
  expect(leadInWords(at(25), { ...lead, last_marker: 25, last_price: 25 })).toBe(
    'Silk 25 to 25 (2 deep) this turn, 25 in the end',
  );
});

it('M10: a card on a board says the fields that it leads to turn by turn', () => {
  const coming = (turn: number, silk: number) => ({
    turn,
    seat: 0,
    slot: 0,
    kinds: ['hoorn', 'silk'] as ['hoorn', 'silk'],
    markers: [12, silk] as [number, number],
  });
  const table = view();
  const shown = {
    ...table,
    coming: [coming(table.turns_left, 27), coming(table.turns_left - 1, -2)],
  };
  expect(actsInWords(table.track, actsOf(shown as typeof table, 0, 0))).toBe(
    'this turn: Hoorn 12, Silk 25 (2 deep); next turn: Hoorn 12, Silk 1 (3 deep)',
  );
});
