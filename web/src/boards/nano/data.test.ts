import { describe, expect, it } from 'vitest';
import { Words } from '../../lib/say.svelte';
import { boardSaid, placesOf } from './data';
import { Atlas, type SentBoard } from './view';

const RUSSIAN = `
asset-mine = Шахта { $number }
card-pit-tax = Налог на шахты
card-tax = Налог: заплатите { $sums }.
each-mine = { $sum } за каждую шахту
list-separator = ,{" "}
`;

const PRINTED: SentBoard = {
  hexes: [{ id: 'a1', row: 0, across: 1, terrain: 'mine', area: 0, asset: 'mine-1' }],
  kinds: [],
  assets: [
    {
      id: 'mine-1',
      name: ['asset-mine', { number: 1 }],
      kind: 'mine',
      number: 1,
      hex: 'a1',
      cost: 50,
      dividend: 3,
      product: 'coal',
    },
  ],
  technologies: [],
  resources: [],
  transports: [],
  cards: [
    {
      id: 'pit-tax',
      name: ['card-pit-tax'],
      text: ['card-tax', { sums: { list: [['each-mine', { sum: 1 }]] } }],
    },
  ],
  hiring: 10,
};

describe('what is printed', () => {
  const say = new Words('ru', [RUSSIAN]).with([]);
  const board = boardSaid(PRINTED, say);

  it('is said in the words of the reader', () => {
    expect(board.assets[0]?.name).toBe('Шахта 1');
    expect(board.cards[0]).toEqual({
      id: 'pit-tax',
      name: 'Налог на шахты',
      text: 'Налог: заплатите 1 за каждую шахту.',
    });
  });

  it('calls the places of the map by these names', () => {
    const places = new Map(placesOf(new Atlas(board)));
    expect(places.get('asset:mine-1')).toBe('Шахта 1');
    expect(places.get('hex:a1')).toBe('Шахта 1');
  });
});
