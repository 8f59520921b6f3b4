// What the server says by ids and arguments is bent, grouped and joined as the language does it.

import { describe, expect, it } from 'vitest';
import type { Language } from './language.svelte';
import { grouped, signed } from './money';
import { Words } from './say.svelte';

const FILES: Record<Language, string> = {
  en: `
took = { $who } takes { $n ->
    [one] { $n } token
   *[other] { $n } tokens
} for { $cost }: { $things }
`,
  ru: `
took = { $who } берёт { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[many] { $n } жетонов
} за { $cost }: { $things }
`,
  pl: `
took = { $who } bierze { $n ->
    [one] { $n } żeton
    [few] { $n } żetony
   *[many] { $n } żetonów
} za { $cost }: { $things }
`,
};
const SHARED = 'currency = ₽\nlist-separator = ,{" "}\ntea = tea\nsalt = salt\n';

function said(language: Language, n: number): string {
  const say = new Words(language, [SHARED, FILES[language]]).with(['Anna', 'Łucja']);
  const list = [['tea'], ['salt']] as [string][];
  return say(['took', { who: { seat: 1 }, n, cost: { money: 1200 }, things: { list } }]);
}

describe('numbers bend words', () => {
  it.each([
    ['en', 1, '1 token'],
    ['en', 2, '2 tokens'],
    ['en', 21, '21 tokens'],
    ['ru', 1, '1 жетон'],
    ['ru', 2, '2 жетона'],
    ['ru', 5, '5 жетонов'],
    ['ru', 11, '11 жетонов'],
    ['ru', 21, '21 жетон'],
    ['pl', 1, '1 żeton'],
    ['pl', 2, '2 żetony'],
    ['pl', 5, '5 żetonów'],
    ['pl', 12, '12 żetonów'],
    ['pl', 21, '21 żetonów'],
    ['pl', 22, '22 żetony'],
  ] as const)('in %s for %i', (language, n, words) => {
    expect(said(language, n)).toContain(` ${words} `);
  });
});

describe('a text', () => {
  it('has names as they are, sums with their sign, and lists', () => {
    expect(said('ru', 2)).toBe('Łucja берёт 2 жетона за 1\u202f200\u202f₽: tea, salt');
  });

  it('that has no words is said by its id', () => {
    expect(new Words('ru', [SHARED]).with([])(['no-such-text'])).toBe('no-such-text');
  });
});

describe('a sum', () => {
  it('stands in groups of three digits, with a sign that no hyphen is', () => {
    expect([999, 1200, 250_000, 10_000_000, -1200].map(grouped)).toEqual([
      '999',
      '1\u2009200',
      '250\u2009000',
      '10\u2009000\u2009000',
      '\u22121\u2009200',
    ]);
    expect([5, 0, -5].map(signed)).toEqual(['+5', '0', '\u22125']);
  });
});
