// Names for guests who gave none.

import { t } from './text';

/** The longest name the server takes. */
export const LONGEST = 24;

/** Two words; and a number once names were found taken. */
export function guestName(random: () => number, taken: number): string {
  const one = (words: string) => {
    const list = words.split(' ');
    return list[Math.floor(random() * list.length)] as string;
  };
  const name = `${one(t('names.first'))} ${one(t('names.second'))}`;
  return taken === 0 ? name : `${name} ${2 + Math.floor(random() * 997)}`;
}
