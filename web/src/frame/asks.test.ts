import { expect, it } from 'vitest';
import { asksSaid } from './asks';

const offer = { proposer: 1, partner: 0, answers: 0, proposer_gives: [], partner_gives: [] };
const auction = { what: 'a mill', place: '', seller: null, best: null, least: 1, passed: [] };

it('an answer and a bid are not called a turn', () => {
  expect(asksSaid({}, 0)).toBe('Your turn');
  expect(asksSaid({ offer: { ...offer, countered: false } }, 0)).toBe('Your answer');
  expect(asksSaid({ offer: { ...offer, answers: 1, countered: false } }, 0)).toBe('Your turn');
  expect(asksSaid({ auction: { ...auction, to_act: [0, 2] } }, 0)).toBe('Your bid');
  expect(asksSaid({ auction: { ...auction, to_act: [2] } }, 0)).toBe('Your turn');
});
