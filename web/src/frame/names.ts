// What the games' words for actions and fields are called on screen.

import type { Filled } from '../lib/choices';
import { grouped, money } from '../lib/money';
import { words } from '../lib/text';
import en from '../messages/frame.en.json';
import type { ShownField } from '../protocol/ShownField';
import { titled } from './grouping';

const t = words(en);

function named(key: string, word: string): string {
  return key in en ? t(key as keyof typeof en) : titled(word);
}

export const kindTitle = (kind: string): string => named(`do.${kind}`, kind);
export const fieldTitle = (name: string): string => named(`field.${name}`, name);

/** Whether a field's number is a sum of money. */
export const isMoney = (name: string): boolean =>
  /(^|_)(cash|price|amount|bid|sum|money)$/.test(name);

export interface FormSide {
  title: string;
  fields: ShownField[];
}

/** Whether a field leaves something to decide. */
export const isOpen = (field: ShownField): boolean =>
  field.kind === 'amount' ? field.max > field.min : field.items.length > 0 && field.max > 0;

/** The fields that leave something to decide, those of a trade apart: what one gives, what one gets. */
export function sidesOf(fields: ShownField[]): FormSide[] {
  const give = fields.filter(({ name }) => name.startsWith('give_'));
  const get = fields.filter(({ name }) => name.startsWith('get_'));
  const rest = fields.filter(({ name }) => !/^(give|get)_/.test(name)).filter(isOpen);
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

/** What was filled in, in words: sums of money, counts, and things. */
export function toldOf(fields: ShownField[], filled: Filled, currency: string): string[] {
  return fields.flatMap((field) => {
    const value = filled[field.name];
    if (field.kind === 'amount') {
      if (typeof value !== 'number' || value === 0) {
        return [];
      }
      return [
        isMoney(field.name)
          ? money(value, currency)
          : `${grouped(value)} × ${fieldTitle(field.name).toLowerCase()}`,
      ];
    }
    const picked = Array.isArray(value) ? value : [];
    return field.items.flatMap(({ id, label }) => {
      const count = picked.filter((one) => one === id).length;
      return count === 0 ? [] : [count === 1 ? label : `${count} × ${label}`];
    });
  });
}
