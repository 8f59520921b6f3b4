import { expect, it } from 'vitest';
import { asksSaid, turnOf } from './asks';

const offer = { proposer: 1, partner: 0, answers: 0, proposer_gives: [], partner_gives: [] };
const auction = { what: 'a mill', place: '', seller: null, best: null, least: 1, passed: [] };

it('an answer and a bid are not called a turn', () => {
  expect(asksSaid({}, 0)).toBe('Your turn');
  expect(asksSaid({ offer: { ...offer, countered: false } }, 0)).toBe('Your answer');
  expect(asksSaid({ offer: { ...offer, answers: 1, countered: false } }, 0)).toBe('Your turn');
  expect(asksSaid({ auction: { ...auction, to_act: [0, 2] } }, 0)).toBe('Your bid');
  expect(asksSaid({ auction: { ...auction, to_act: [2] } }, 0)).toBe('Your turn');
});

it('who drives in the turn of another is not told that it is the own turn', () => {
  const turn = (by: number) => ({ event: {}, text: 'a turn begins', by, line: 'turn' as const });
  const steps = [
    { step: 1, happened: [turn(0)] },
    { step: 2, seat: 0, happened: [{ event: {}, text: 'sells.', by: 0 }, turn(1)] },
    { step: 3, seat: 1, happened: [{ event: {}, text: 'rolls.', by: 1 }] },
  ];
  expect(turnOf(steps)).toBe(1);
  expect(asksSaid({}, 0, turnOf(steps))).toBe('You decide');
  expect(asksSaid({}, 1, turnOf(steps))).toBe('Your turn');
  expect(asksSaid({ auction: { ...auction, to_act: [0] } }, 0, turnOf(steps))).toBe('Your bid');
  expect(asksSaid({}, 0, turnOf([])), 'nothing is known yet').toBe('Your turn');
});
