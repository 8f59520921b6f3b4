import { describe, expect, it } from 'vitest';
import { Words } from './say.svelte';
import { lineText, sentence } from './sentence';

describe('a sentence', () => {
  it('begins with a capital letter', () => {
    expect(sentence('who plays first')).toBe('Who plays first');
  });

  it('names who did it, unless that is known', () => {
    const say = new Words('en', ['line-by = { $who }: { $what }']).with(['Anna', 'Bert']);
    expect(lineText({ by: 0, text: 'bought tea.' }, 0, say)).toBe('Bought tea.');
    expect(lineText({ by: 1, text: 'pays.' }, 0, say)).toBe('Bert: pays.');
    expect(lineText({ by: null, text: 'a token is laid.' }, 0, say)).toBe('A token is laid.');
  });
});
