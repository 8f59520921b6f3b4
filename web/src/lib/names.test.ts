import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { guestName, LONGEST } from './names';

const always = (value: number) => () => value;

describe('names of guests', () => {
  it('are two words', () => {
    expect(guestName(always(0))).toMatch(/^\p{Lu}\p{L}+ \p{Lu}\p{L}+$/u);
  });

  it('are never longer than the server takes', () => {
    for (let at = 0; at < 1; at += 0.003) {
      for (let other = 0; other < 1; other += 0.05) {
        const values = [at, other];
        expect(guestName(() => values.shift() ?? 0).length).toBeLessThanOrEqual(LONGEST);
      }
    }
  });

  it.each(['en', 'ru', 'pl'])(
    'are in %s no names of bots, who sit at the same table',
    (language) => {
      const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
      const first = /^names-first = (.+)$/m.exec(read(`../messages/common.${language}.ftl`))?.[1];
      const bots = [
        ...read(`../../../texts/words/${language}.ftl`).matchAll(/^bot-\w+-name = (.+)$/gm),
      ];
      expect(bots.length).toBeGreaterThan(3);
      const names = new Set(bots.map(([, name]) => name));
      expect(first?.split(' ').filter((word) => names.has(word))).toEqual([]);
    },
  );
});
