import { describe, expect, it } from 'vitest';
import { placeName } from './places';

describe('a place', () => {
  const view = { squares: [{ id: 'cafe', name: 'Café' }] };
  it('is called as the view calls it', () => {
    expect(placeName('square:cafe', view, [])).toBe('Café');
  });
  it('that is a seat is called by who sits there', () => {
    expect(placeName('seat:1', view, ['Anna', 'Bert'])).toBe('Bert');
  });
  it('without a name is called by its id', () => {
    expect(placeName('card:tax-exemption', view, [])).toBe('Tax exemption');
  });
});
