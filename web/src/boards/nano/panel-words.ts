// What the panels beside the map say.

import { words } from '../../lib/text';
import { counted } from './basket';
import type { ResourceId } from './view';
import { unitsIn } from './words';

export const t = words('nano-panels');

/** `2 coal, 1 ore`; several of a kind are counted. */
export function goodsInWords(ids: ResourceId[]): string {
  return counted(ids)
    .map(([id, units]) => unitsIn(id, units))
    .join(', ');
}
