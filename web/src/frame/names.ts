// What the games' words for actions and fields are called on screen.

import type { Filled, Form } from '../lib/choices';
import { grouped, money } from '../lib/money';
import type { ShownField } from '../lib/said';
import type { Say } from '../lib/say.svelte';
import { words } from '../lib/text';
import { titled } from './grouping';

const t = words('frame');

/** What the game calls something, or its word for it where it has no name for people. */
function named(prefix: string, word: string, say: Say): string {
  const id = `${prefix}-${word.replaceAll('_', '-')}`;
  const name = say([id]);
  return name === id ? titled(word) : name;
}

/** What a kind of action is called. */
export const kindTitle = (kind: string, say: Say): string => named('do', kind, say);
/** What a field of a form is called. */
export const fieldTitle = (name: string, say: Say): string => named('field', name, say);

type Amount = Extract<ShownField, { kind: 'amount' }>;

/** Whether a field's number is a sum of money. */
export const isMoney = (field: ShownField): boolean =>
  field.kind === 'amount' && field.unit !== 'count';

/** Whether a field is for a bid in the auction that is on. */
export const isBid = (field: ShownField): field is Amount =>
  field.kind === 'amount' && field.unit === 'bid';

export interface FormSide {
  title: string;
  fields: ShownField[];
}

/** Whether a field leaves something to decide. */
export const isOpen = (field: ShownField): boolean =>
  field.kind === 'amount' ? field.max > field.min : field.items.length > 0 && field.max > 0;

/** The fields that leave something to decide, those of a trade apart: what one gives, what one gets. */
export function sidesOf(fields: ShownField[]): FormSide[] {
  const give = fields.filter(({ side }) => side === 'give');
  const get = fields.filter(({ side }) => side === 'get');
  const rest = fields.filter(({ side }) => side === undefined).filter(isOpen);
  const sides: FormSide[] = [];
  if (give.length > 0 || get.length > 0) {
    sides.push({ title: t('form.give'), fields: give.filter(isOpen) });
    sides.push({ title: t('form.get'), fields: get.filter(isOpen) });
  }
  if (rest.length > 0) {
    sides.push({ title: '', fields: rest });
  }
  return sides;
}

/** What a trade would give or ask for nothing, as a question; nothing where both sides give something. */
export function giftAsked(form: Form, filled: Filled, currency: string, say: Say): string {
  const told = (side: 'give' | 'get') =>
    toldOf(
      form.fields.filter((field) => field.side === side),
      filled,
      currency,
      say,
    ).join(', ');
  const [give, get] = [told('give'), told('get')];
  if ((give === '') === (get === '')) {
    return '';
  }
  return give === '' ? t('gift.get', { what: get }) : t('gift.give', { what: give });
}

/** What was filled in, in words: sums of money, counts, and things. */
export function toldOf(fields: ShownField[], filled: Filled, currency: string, say: Say): string[] {
  return fields.flatMap((field) => {
    const value = filled[field.name];
    if (field.kind === 'amount') {
      if (typeof value !== 'number' || value === 0) {
        return [];
      }
      return [
        isMoney(field)
          ? money(value, currency)
          : `${grouped(value)} × ${fieldTitle(field.name, say).toLowerCase()}`,
      ];
    }
    const picked = Array.isArray(value) ? value : [];
    return field.items.flatMap(({ id, label }) => {
      const count = picked.filter((one) => one === id).length;
      return count === 0 ? [] : [count === 1 ? label : `${count} × ${label}`];
    });
  });
}
