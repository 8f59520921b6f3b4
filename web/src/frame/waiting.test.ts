import { describe, expect, it } from 'vitest';
import { missingOf } from './waiting';

const person = { name: 'Anna', people: [{ id: 'a', name: 'Anna' }], bot: null };
const bot = { name: 'steady', people: [], bot: 'steady' };
const free = { name: '', people: [], bot: null };

describe('a table that waits', () => {
  it('needs as many more as the game asks for at least', () => {
    expect(missingOf({ seats: [person, bot, free, free] }, { min_seats: 3 })).toBe(1);
    expect(missingOf({ seats: [person, bot, bot, free] }, { min_seats: 3 })).toBe(0);
  });
});
