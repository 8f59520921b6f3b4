// The page's own words, by key. What happens in a game comes in words from the server.

import en from '../messages/en.json';

export type Key = keyof typeof en;
type Filling = Record<string, string | number>;

/** The text of a key, with `{names}` filled in. A form for one thing may stand beside it as `key.one`. */
export function t(key: Key, filling: Filling = {}): string {
  const one = filling.n === 1 ? (en as Record<string, string>)[`${key}.one`] : undefined;
  return (one ?? en[key]).replace(/\{(\w+)\}/g, (whole, name: string) =>
    String(filling[name] ?? whole),
  );
}
