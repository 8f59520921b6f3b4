import { describe, expect, it } from 'vitest';
import { knowPlaces } from '../lib/places.svelte';
import { Words } from '../lib/say.svelte';
import { placeName } from './places';

describe('a place', () => {
  const say = new Words('en', ['square-cafe = Café\ncard-tass = a card\n']).with([]);
  it('is called as the words of the game call it', () => {
    expect(placeName('square:cafe', [], say)).toBe('Café');
  });
  it('that is a seat is called by who sits there', () => {
    expect(placeName('seat:1', ['Anna', 'Bert'], say)).toBe('Bert');
  });
  it('that the board has a name for is called by it', () => {
    knowPlaces([['card:tass', 'T.A.S.S.']]);
    expect(placeName('card:tass', [], say)).toBe('T.A.S.S.');
  });
  it('without a name is called by its id', () => {
    expect(placeName('card:tax-exemption', [], say)).toBe('Tax exemption');
  });
});
