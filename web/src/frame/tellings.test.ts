import { tick } from 'svelte';
import { describe, expect, it } from 'vitest';
import { Tellings } from './tellings.svelte';

const many = (word: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${word} ${at + 1}`);

describe('what is told', () => {
  it('is all there until it is on the page, however much comes at once', async () => {
    const tellings = new Tellings();
    tellings.tell(...many('bid', 3));
    tellings.tell(...many('roll', 11));
    expect(tellings.lines.map(({ text }) => text)).toEqual([
      ...many('bid', 3),
      ...many('roll', 11),
    ]);
    await tick();
    tellings.tell('the next');
    expect(tellings.lines).toHaveLength(12);
    expect(tellings.lines.at(-1)?.text).toBe('the next');
  });
});
