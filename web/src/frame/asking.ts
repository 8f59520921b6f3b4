// What is asked before something chosen is sent.

import type { Unsent } from '../boards/board';
import { type Filled, isExact } from '../lib/choices';
import type { ShownChoice } from '../lib/said';
import type { Say } from '../lib/say.svelte';
import { words } from '../lib/text';
import type { Question } from './Confirm.svelte';
import { giftAsked } from './names';

const t = words('frame');

type Asked = Omit<Question, 'done'>;

export const isFinal = (choice: ShownChoice): boolean => choice.weight === 'final';

/**
 * The question that comes before a choice, if any: it loses what is not sent, gives for nothing, is for good, or the board
 * asks about it.
 */
export function askedBefore(
  choice: ShownChoice,
  action: unknown,
  unsent: Unsent | null,
  currency: string,
  say: Say | null,
  byBoard = '',
): Asked | null {
  if (unsent?.lost) {
    return { text: unsent.lost, yes: choice.label, rather: unsent.send ?? 'stay' };
  }
  const gift = isExact(choice) || !say ? '' : giftAsked(choice, action as Filled, currency, say);
  if (gift !== '') {
    return { text: gift, yes: t('gift.yes'), rather: 'stay' };
  }
  if (byBoard !== '') {
    return { text: byBoard, yes: choice.label, rather: 'stay' };
  }
  return isFinal(choice)
    ? { text: t('final.sure', { what: choice.label }), yes: t('final.yes') }
    : null;
}
