// A value of an option in words.

import type { OptionValue } from '../protocol/OptionValue';
import { valueCalled } from './games.svelte';
import { grouped } from './money';
import { t } from './text';

export function valueText(game: string, option: string, value: OptionValue): string {
  if (typeof value === 'boolean') {
    return t(value ? 'yes' : 'no');
  }
  return typeof value === 'number' ? grouped(value) : valueCalled(game, option, value);
}
