// Places of the map in words.

import { words } from '../../lib/text';
import en from './en.json';
import type { Atlas, Hex } from './view';

export const t = words(en);

/** What a hex is called: by its asset, by what stands there, or by its field. */
export function hexName(atlas: Atlas, hex: Hex): string {
  const asset = atlas.assetOn(hex.id);
  return asset ? asset.name : t(`terrain.${hex.terrain}`, { id: hex.id });
}
