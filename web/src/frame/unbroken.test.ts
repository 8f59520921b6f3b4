import { describe, expect, it } from 'vitest';
import { unbroken } from './unbroken';

describe('a sum in a sentence', () => {
  it('is not cut by the end of a line', () => {
    expect(unbroken('it costs 5 mln ₽')).toBe('it costs 5\u00a0mln\u00a0₽');
    expect(unbroken('you give 104\u2009118 ₽ and get 14 ƒ for 3 lots')).toBe(
      'you give 104\u202f118\u00a0₽ and get 14\u00a0ƒ for 3 lots',
    );
  });
});
