// What is asked before something is sold for less than it costs.

import { isExact } from '../../lib/choices';
import type { ShownChoice } from '../../lib/said';
import type { Action } from '../../protocol/nano/Action';
import type { Atlas } from './view';
import { sum, t } from './words';

/** The question before an asset is sold to the bank, which takes more for it than it gives; else nothing. */
export function lossAsked(atlas: Pick<Atlas, 'asset'>, choice: ShownChoice): string {
  const action = isExact(choice) ? (choice.action as Action) : null;
  return action?.do === 'sell_asset'
    ? t('sell.asked', { what: choice.label, cost: sum(atlas.asset(action.asset).cost) })
    : '';
}
