// What the panels beside the map say.

import { words } from '../../lib/text';
import { counted } from './basket';
import en from './panels.en.json';
import type { Atlas, ResourceId } from './view';

export const t = words(en);

/** `2 coal, 1 ore`; several of a kind are counted. */
export function goodsInWords(atlas: Atlas, ids: ResourceId[]): string {
  return counted(ids)
    .map(([id, units]) => `${units} ${atlas.resourceName(id)}`)
    .join(', ');
}
