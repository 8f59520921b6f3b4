// What the page reads out of the game's view, and what is printed on map and cards (`protocol/nano/`).

import type { InWords } from '../../lib/said';
import type { AssetKind } from '../../protocol/nano/AssetKind';
import type { AssetView } from '../../protocol/nano/AssetView';
import type { Board as SentBoard } from '../../protocol/nano/Board';
import type { Moment } from '../../protocol/nano/Moment';
import type { PrintedHex } from '../../protocol/nano/PrintedHex';
import type { ReachView } from '../../protocol/nano/ReachView';
import type { Resource as ResourceId } from '../../protocol/nano/Resource';
import type { TechnologyView } from '../../protocol/nano/TechnologyView';
import type { Transport as TransportId } from '../../protocol/nano/Transport';
import type { View } from '../../protocol/nano/View';
import type { Seat } from '../../protocol/Seat';

export type { ContractView as Contract } from '../../protocol/nano/ContractView';
export type { Needs } from '../../protocol/nano/Needs';
export type { NextView as NextRun } from '../../protocol/nano/NextView';
export type { PlayerView as Player } from '../../protocol/nano/PlayerView';
export type { PriceView as Price } from '../../protocol/nano/PriceView';
export type { Product } from '../../protocol/nano/Product';
export type { Raid as RaidState } from '../../protocol/nano/Raid';
export type { ReachView as Reach } from '../../protocol/nano/ReachView';
export type { Terrain } from '../../protocol/nano/Terrain';
export type {
  AssetKind as KindId,
  AssetView as AssetState,
  Moment,
  PrintedHex as Hex,
  ResourceId,
  Seat,
  SentBoard,
  TechnologyView as TechnologyState,
  TransportId,
  View,
};

export const RESOURCES = ['coal', 'ore', 'steel', 'energy'] as const satisfies ResourceId[];

export const KINDS = [
  'mine',
  'excavating-plant',
  'steel-plant',
  'power-plant',
  'technology-park',
] as const satisfies AssetKind[];

/** What is printed, in words. */
export type Board = InWords<SentBoard>;
export type Kind = Board['kinds'][number];
export type Asset = Board['assets'][number];
export type Technology = Board['technologies'][number];
export type Resource = Board['resources'][number];
export type Transport = Board['transports'][number];
export type ActionCard = Board['cards'][number];

/** What is printed, by ids. */
export class Atlas {
  readonly #hexes: Map<string, PrintedHex>;
  readonly #assets: Map<string, Asset>;
  readonly #technologies: Map<string, Technology>;
  readonly #resources: Map<string, Resource>;
  readonly #transports: Map<string, Transport>;
  readonly #cards: Map<string, ActionCard>;
  readonly #kinds: Map<string, Kind>;
  readonly #order: Map<string, number>;

  constructor(readonly board: Board) {
    this.#hexes = byId(board.hexes);
    this.#assets = byId(board.assets);
    this.#technologies = byId(board.technologies);
    this.#resources = byId(board.resources);
    this.#transports = byId(board.transports);
    this.#cards = byId(board.cards);
    this.#kinds = byId(board.kinds);
    this.#order = new Map([
      ...board.assets.map(({ id }, at): [string, number] => [id, at]),
      ...board.technologies.map(({ id }, at): [string, number] => [id, at]),
    ]);
  }

  hex(id: string): PrintedHex {
    return known(this.#hexes, id);
  }
  asset(id: string): Asset {
    return known(this.#assets, id);
  }
  technology(id: string): Technology {
    return known(this.#technologies, id);
  }
  kind(id: AssetKind): Kind {
    return known(this.#kinds, id);
  }
  resource(id: ResourceId): Resource {
    return known(this.#resources, id);
  }
  resourceName(id: ResourceId): string {
    return this.resource(id).name;
  }
  transport(id: TransportId): Transport {
    return known(this.#transports, id);
  }
  /** An action card; contracts are known by the card they are. */
  card(id: string): ActionCard {
    return known(this.#cards, id);
  }

  /** How things stand with an asset. */
  state(view: Pick<View, 'assets'>, asset: string): AssetView {
    return at(view.assets, this.#order.get(asset));
  }
  /** How things stand with a technology card. */
  technologyState(view: Pick<View, 'technologies'>, technology: string): TechnologyView {
    return at(view.technologies, this.#order.get(technology));
  }
  /** The asset on a hex, if there is one. */
  assetOn(hex: string): Asset | undefined {
    const { asset } = this.hex(hex);
    return asset === undefined ? undefined : this.asset(asset);
  }
}

function byId<T extends { id: string }>(all: T[]): Map<string, T> {
  return new Map(all.map((one) => [one.id, one]));
}

function known<T>(all: Map<string, T>, id: string): T {
  const found = all.get(id);
  if (found === undefined) {
    throw new Error(`nothing is called ${id}`);
  }
  return found;
}

function at<T>(all: T[], index: number | undefined): T {
  const found = all[index ?? -1];
  if (found === undefined) {
    throw new Error('the view and what is printed do not go together');
  }
  return found;
}

/** The seat that the game waits for in its move; nobody before the first move and after the last. */
export function moverOf({ moment }: Pick<View, 'moment'>): Seat | null {
  return 'seat' in moment ? moment.seat : null;
}

/** Where the chip on turn could go, for who moves it. Others choose nothing there; who watches sees it, too. */
export function reachFor(
  { reach }: Pick<View, 'reach'>,
  seat: number | null,
  moves: boolean,
): ReachView | null {
  return moves || seat === null ? (reach ?? null) : null;
}
