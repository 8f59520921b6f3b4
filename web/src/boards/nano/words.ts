// Places of the map in words.

import { money } from '../../lib/money';
import { words } from '../../lib/text';
import type { Grid } from './geometry';
import type {
  Asset,
  AssetState,
  Atlas,
  Hex,
  Needs,
  Player,
  Product,
  ResourceId,
  TransportId,
  View,
} from './view';

export const t = words('nano');

/** In the order in which a view counts them. */
const BOUGHT = ['electric-vehicle', 'quadcopter'] as const satisfies TransportId[];

export const sum = (amount: number) => money(amount, t('currency'));

/** What a hex is called: by its asset, by what stands there, or by its field. */
export function hexName(atlas: Atlas, hex: Hex): string {
  const asset = atlas.assetOn(hex.id);
  return asset ? asset.name : t(`terrain.${hex.terrain}`, { id: hex.id });
}

/** The number of an asset among those of its kind: `3` of Mine 3. */
export const numberOf = (asset: string): string => /\d+$/u.exec(asset)?.[0] ?? '';

/** What is written on a hex. The Business-centre is written on once, in its middle. */
export function signOf(hex: Hex, grid: Grid): string {
  switch (hex.terrain) {
    case 'university-1':
    case 'university-2':
    case 'labour-exchange':
    case 'dealership':
      return t(`sign.${hex.terrain}`);
    case 'business-centre':
      return grid.alikeAround(hex) === 6 ? t('sign.business-centre') : '';
    default:
      return '';
  }
}

/** Units of what is dug and made: `2 coal`, `1 BIObot`. */
export const unitsIn = (product: Product, n: number): string => t(`units.${product}`, { n });

/** Units of each of these resources: `2 coal`, `1 ore`. */
function eachOf(goods: ResourceId[]): string[] {
  const counts = new Map<ResourceId, number>();
  for (const id of goods) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [...counts].map(([id, n]) => unitsIn(id, n));
}

/** Units of resources: `2 coal, 1 ore`. */
export const unitsOf = (goods: ResourceId[]): string => eachOf(goods).join(', ');

/** What an asset needs and makes: `2 ore + 3 workers → 1 steel`. */
export function recipeOf(needs: Needs, product: Product): string {
  const used = [...eachOf(needs.inputs), t('workers', { n: needs.workers })].join(' + ');
  return `${used} → ${unitsIn(product, needs.makes)}`;
}

/** What an asset will do in its owner's next production, as things stand. */
export function nextOf(
  { product }: Asset,
  { next }: AssetState,
  names: string[],
  owner: number,
): string {
  if (!next) {
    return '';
  }
  if (next.stopped_by) {
    return t(`next.${next.stopped_by}`);
  }
  if (next.lacks_workers > 0) {
    return t('next.workers', { n: next.lacks_workers });
  }
  if (next.lacks.length > 0) {
    return t('next.goods', { goods: unitsOf(next.lacks) });
  }
  const made = unitsIn(product, next.makes);
  return next.to === owner
    ? t('next.makes', { made })
    : t('next.taken', { made, name: names[next.to] ?? '' });
}

/** What a place is good for at this table. */
export function aboutTerrain({ terrain }: Hex, { agreed }: View): string {
  return terrain === 'frontier'
    ? t('about.frontier', { frontier: agreed.frontier })
    : t(`about.${terrain}`);
}

/** What a place is good for, or how things stand with its asset. */
export function aboutHex(atlas: Atlas, view: View, hex: Hex, names: string[]): string {
  const asset = atlas.assetOn(hex.id);
  if (!asset) {
    return aboutTerrain(hex, view);
  }
  const state = atlas.state(view, asset.id);
  const { owner } = state;
  if (owner === undefined) {
    return t('about.free', {
      cost: sum(asset.cost),
      recipe: recipeOf(state.needs, asset.product),
    });
  }
  const parts = [
    t('about.owned', { name: names[owner] ?? '' }),
    t('about.workers', { n: state.workers, of: state.needs.workers }),
    state.guard ? t('about.guard') : '',
    state.raid ? t(`about.raid.${state.raid.state}`, { name: names[state.raid.raider] ?? '' }) : '',
    nextOf(asset, state, names, owner),
  ];
  return parts.filter(Boolean).join(', ');
}

/** A hex as who cannot see it hears it. */
export function labelOf(
  atlas: Atlas,
  view: View,
  hex: Hex,
  names: string[],
  { target, chips }: { target: 'plain' | 'crossing' | null; chips: (string | null)[] },
): string {
  const here = chips.flatMap((chip, seat) =>
    chip === hex.id ? [t('label.chip', { name: names[seat] ?? '' })] : [],
  );
  const about = hex.asset === undefined ? '' : aboutHex(atlas, view, hex, names);
  return [
    hexName(atlas, hex),
    about,
    ...here,
    target ? t(target === 'plain' ? 'label.target' : 'label.crossing') : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** What a player drives and what else was bought, with how many; the train goes for everybody and is not counted. */
export function fleetOf({
  transport,
  transports,
}: Pick<Player, 'transport' | 'transports'>): { id: TransportId; n: number }[] {
  const bought = BOUGHT.map((id, at) => ({ id, n: transports[at] ?? 0 }));
  return [{ id: 'train' as const, n: 0 }, ...bought]
    .filter(({ id, n }) => id === transport || n > 0)
    .sort((a, b) => Number(b.id === transport) - Number(a.id === transport));
}

/** The stage of a move that is on, as the one of a list, or none. */
export function stagesOf({ moment }: Pick<View, 'moment'>): number[] {
  switch (moment.is) {
    case 'production':
      return [0];
    case 'sentence':
      return [1];
    // Prices can still be moved then, but what is asked is where to go.
    case 'market':
    case 'card':
    case 'debt':
      return [2];
    case 'study':
    case 'investment':
      return [3];
    case 'planning':
      return [4];
    default:
      return [];
  }
}
