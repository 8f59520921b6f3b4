// The page's own words, by key: `PART.LANGUAGE.ftl` in messages/, and in each board's folder. What a game
// says is put into words by say.svelte.ts.

import { FluentNumber } from '@fluent/bundle';
import type { Messages } from '../messages/keys';
import { languages, type Part } from './language.svelte';

type Filling = Record<string, string | number>;

/** The id that a key means: `front.new_table` is `front-new-table`. */
type Id<Key extends string> = Key extends `${infer Head}.${infer Tail}`
  ? Id<`${Head}-${Tail}`>
  : Key extends `${infer Head}_${infer Tail}`
    ? Id<`${Head}-${Tail}`>
    : Key;

type Known<Of extends Part, Key extends string> = [Id<Key>] extends [keyof Messages[Of]]
  ? unknown
  : never;

/** What the message of a key mentions, and so has to be filled in. */
type Mentioned<Of extends Part, Key extends string> = Messages[Of][Id<Key> & keyof Messages[Of]];

type Filled<Name> = [Name] extends [never]
  ? [filling?: Filling]
  : [filling: Record<Name & string, string | number>];

/** Says a message of a part of the page in the language of the moment. */
export type Say<Of extends Part> = <const Key extends string>(
  key: Key & Known<Of, Key>,
  ...filled: Filled<Mentioned<Of, Key>>
) => string;

/**
 * The words of a part: a function from its keys to texts. It follows the language: what is said once and
 * kept stays in the language it was said in.
 */
export function words<Of extends Part>(part: Of): Say<Of> {
  return (key, ...[filling = {}]) => {
    const bundle = languages.of(part);
    const pattern = bundle?.getMessage(key.replace(/[._]/g, '-'))?.value;
    if (!bundle || !pattern) {
      return key;
    }
    const values = Object.entries(filling).map(([name, value]) => [
      name,
      typeof value === 'number' ? new FluentNumber(value, { useGrouping: false }) : value,
    ]);
    return bundle.formatPattern(pattern, Object.fromEntries(values));
  };
}

/** What is common to all parts. */
export const t = words('common');
