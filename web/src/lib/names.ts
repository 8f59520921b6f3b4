// Names for guests who gave none.

import { t } from './text';

/** The longest name the server takes. */
export const LONGEST = 24;

/** Two words. Whoever has the same ones already is told apart by a mark. */
export function guestName(random: () => number): string {
  const one = (words: string) => {
    const list = words.split(' ');
    return list[Math.floor(random() * list.length)] as string;
  };
  return `${one(t('names.first'))} ${one(t('names.second'))}`;
}
