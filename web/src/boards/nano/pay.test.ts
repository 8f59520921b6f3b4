import { expect, it } from 'vitest';
import { view } from './example';
import { dueSaid } from './pay';

const [ann] = view.players as [(typeof view.players)[0]];
const said = (changed: object, agreed: object = {}) =>
  dueSaid({ ...ann, due: 3, ...changed }, { ...view.agreed, ...agreed });

it('N32: under arrest no planning begins: what is due is paid by itself, or is unpaid as the move ends', () => {
  expect(said({ at_end: 'paid' })).toBe('Paid by themselves as this move ends.');
  expect(said({ at_end: 'paid', striking: true })).toBe('Paid by themselves as this move ends.');
  expect(said({ at_end: 'unpaid' })).toBe('Unpaid as this move ends, they strike.');
  expect(said({ at_end: 'unpaid' }, { strikes: 'called' })).toBe(
    'Unpaid as this move ends, others may call them out.',
  );
});

it('N18: otherwise they wait for the planning, and a strike for the pay', () => {
  expect(said({})).toBe('Unpaid when planning begins, they strike.');
  expect(said({}, { strikes: 'called' })).toBe(
    'Unpaid when planning begins, others may call them out.',
  );
  expect(said({ striking: true })).toBe('They strike. Pay, and they come back.');
});
