import { describe, expect, it } from 'vitest';
import { knowPlaces } from '../lib/places.svelte';
import { placeName } from './places';

describe('a place', () => {
  const view = { squares: [{ id: 'cafe', name: 'Café' }] };
  it('is called as the view calls it', () => {
    expect(placeName('square:cafe', view, [])).toBe('Café');
  });
  it('that is a seat is called by who sits there', () => {
    expect(placeName('seat:1', view, ['Anna', 'Bert'])).toBe('Bert');
  });
  it('that the view does not name is called as the board calls it', () => {
    knowPlaces([['card:tass', 'T.A.S.S.']]);
    expect(placeName('card:tass', view, [])).toBe('T.A.S.S.');
  });
  it('without a name is called by its id', () => {
    expect(placeName('card:tax-exemption', view, [])).toBe('Tax exemption');
  });
});
