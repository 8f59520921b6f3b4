import { describe, expect, it } from 'vitest';
import { has } from './search';

describe('a search', () => {
  it.each([
    ['K22 Владелец всех трёх участков берёт двойную плату', 'двойн ПЛАТУ', true],
    ['K22 Владелец всех трёх участков', 'трех', true],
    ['V16 Każdą następną stawkę podbija się o 1', 'nastepna', true],
    ['M23 Żetony leżą na karcie Czarny Rynek', 'zetony rynek', true],
    ['N7 Cena spada, złota nie ma', 'zlota', true],
    ['M12 All tokens bought', 'm12', true],
    ['M12 All tokens bought', 'm1', true],
    ['M12 All tokens bought', 'ought', false],
    ['(optional)', '(', true],
    ['nothing', '', true],
  ])('finds in "%s" the words "%s": %s', (text, query, found) => {
    expect(has(text, query)).toBe(found);
  });
});
