// The page's own words, by key, in message files: one for what is common, one for each part of the page,
// one in each board's folder. What happens in a game comes in words from the server.

import common from '../messages/common.en.json';

type Filling = Record<string, string | number>;

/**
 * The words of a message file: a function from its keys to texts, with `{names}` filled in. A form for
 * one thing may stand beside a key as `key.one`, used when `n` is 1.
 */
export function words<Texts extends Record<string, string>>(
  texts: Texts,
): (key: keyof Texts & string, filling?: Filling) => string {
  return (key, filling = {}) => {
    const one = filling.n === 1 ? texts[`${key}.one`] : undefined;
    return (one ?? texts[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(filling[name] ?? whole),
    );
  };
}

/** What is common to all parts. */
export const t = words(common);
