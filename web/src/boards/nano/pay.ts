// What is said of salaries that are due.

import { t } from './panel-words';
import type { Player, View } from './view';

/** What becomes of them if nobody pays, or how the strike ends. */
export function dueSaid({ at_end, striking }: Player, { strikes }: View['agreed']): string {
  if (at_end === 'paid') {
    return t('pay.by-themselves');
  }
  if (striking) {
    return t('pay.ends-strike');
  }
  const called = strikes === 'called' ? 'yes' : 'no';
  return at_end === 'unpaid'
    ? t('pay.or-strike-arrested', { called })
    : t('pay.or-strike', { called });
}
