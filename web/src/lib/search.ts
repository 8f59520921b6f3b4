// Looking for words in a text, as a person types them: without capitals, accents and the dots of ё.

/** A text with nothing in it that a person may leave out. */
export function folded(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l');
}

/** Whether a text has all the words, or their beginnings, in any order. */
export function has(text: string, query: string): boolean {
  const within = folded(text);
  const words = folded(query).split(/\s+/).filter(Boolean);
  return words.every((word) => {
    const at = new RegExp(`(^|[^\\p{L}\\d])${word.replace(/[^\p{L}\d]/gu, '\\$&')}`, 'u');
    return at.test(within);
  });
}
