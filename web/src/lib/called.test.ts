import { describe, expect, it } from 'vitest';
import { calledBy } from './called';

const ann = { id: 'p1', name: 'steady 1' };
const said = (id: string) =>
  ({
    'bot-steady-name': 'Толковый',
    'bot-medium-name': 'Толковый',
    'bot-old-hand-name': 'Тёртый',
  })[id];

describe('those at a table', () => {
  it('are called by their names, and bots by words with numbers', () => {
    const seats = [
      { name: 'steady 1', people: [ann], bot: null },
      { name: 'steady 1', people: [], bot: 'steady' },
      { name: 'old_hand', people: [], bot: 'old_hand' },
      { name: 'steady 2', people: [], bot: 'steady' },
    ];
    expect(calledBy(seats, said)).toEqual(['steady 1', 'Толковый 1', 'Тёртый', 'Толковый 2']);
  });

  it('are told apart where bots of different kinds are called alike', () => {
    const seats = [
      { name: 'steady', people: [], bot: 'steady' },
      { name: 'medium', people: [], bot: 'medium' },
    ];
    expect(calledBy(seats, said)).toEqual(['Толковый 1', 'Толковый 2']);
  });

  it('keep their names while a bot stands in for them, and where there are no words', () => {
    const seats = [
      { name: 'Ann', people: [{ id: 'p2', name: 'Ann' }], bot: 'steady' },
      { name: 'steady', people: [], bot: 'steady' },
      { name: 'genius', people: [], bot: 'genius' },
      { name: 'free seat', people: [], bot: null },
    ];
    expect(calledBy(seats, said)).toEqual(['Ann', 'Толковый', 'genius', 'free seat']);
  });
});
