// What is printed on map and cards of NANO Corporation, which never changes, and the game's own view, as
// the server sends them.

export type Seat = number;
type Money = number;

export const RESOURCES = ['coal', 'ore', 'steel', 'energy'] as const;
export type ResourceId = (typeof RESOURCES)[number];
export type Product = ResourceId | 'biobot';

export const KINDS = [
  'mine',
  'excavating-plant',
  'steel-plant',
  'power-plant',
  'technology-park',
] as const;
export type KindId = (typeof KINDS)[number];

export type Terrain =
  | KindId
  | 'open'
  | 'business-centre'
  | 'frontier'
  | 'university-1'
  | 'university-2'
  | 'labour-exchange'
  | 'dealership';

export type TransportId = 'train' | 'electric-vehicle' | 'quadcopter';

/** What an asset needs and makes in a move; an input stands there once for each unit. */
export interface Needs {
  inputs: ResourceId[];
  workers: number;
  makes: number;
}

/** Pointy-top: the letter of the row and the number in it. */
export interface Hex {
  id: string;
  row: number;
  /** How far right, in half hexes. */
  across: number;
  terrain: Terrain;
  /** 0 the middle, 1 to 4 the other areas; none for frontier posts. */
  area?: number;
  asset?: string;
}

export interface Kind {
  id: KindId;
  name: string;
  product: Product;
  cost: Money;
  dividend: Money;
  /** Without a technology. */
  basic: Needs;
}

export interface Asset {
  id: string;
  name: string;
  kind: KindId;
  number: number;
  hex: string;
  cost: Money;
  dividend: Money;
  product: Product;
}

export interface Technology {
  id: string;
  name: string;
  kind: KindId;
  cost: Money;
  university: 'I' | 'II';
  needs: Needs;
}

export interface Resource {
  id: ResourceId;
  name: string;
  /** Twelve prices; the first is the Contract price. */
  scale: Money[];
}

export interface Transport {
  id: TransportId;
  name: string;
  /** 0 for the train, which is never sold. */
  cost: Money;
  /** Hexes a move. */
  speed: number;
  flies: boolean;
}

export interface ActionCard {
  id: string;
  name: string;
  text: string;
}

export interface Board {
  hexes: Hex[];
  kinds: Kind[];
  assets: Asset[];
  technologies: Technology[];
  resources: Resource[];
  transports: Transport[];
  cards: ActionCard[];
  hiring: Money;
}

export type Moment =
  | { is: 'first' }
  | { is: 'production'; seat: Seat; runnable: string[] }
  | { is: 'market' | 'card' | 'study' | 'investment' | 'planning' | 'sentence'; seat: Seat }
  | { is: 'debt'; seat: Seat; owed: Money }
  | { is: 'over'; winner?: Seat };

export interface Bundle {
  cash: Money;
  /** Resources, bought transports and contracts by their ids, and `release`. */
  goods: string[];
  /** Assets and technologies by their ids. */
  property: string[];
}

export interface Offer {
  proposer: Seat;
  partner: Seat;
  answers: Seat;
  countered: boolean;
  proposer_gives: Bundle;
  partner_gives: Bundle;
}

/** Where a move can end. A hex can be in both: with and without drawing a card. */
export interface Reach {
  plain: string[];
  /** By a way that enters a frontier post. */
  crossing: string[];
  /** Where a raider would be arrested. */
  arrests: string[];
}

export type RaidState = 'none' | 'sabotage' | 'supplied' | 'used' | 'released';

export interface Contract {
  id: string;
  left: ResourceId[];
  /** In how many own moves, the present one included. */
  moves: number;
  sellable: boolean;
}

export interface Player {
  cash: Money;
  wealth: Money;
  /** Where the chip stands; nowhere before the first move. */
  chip?: string;
  /** In the order of `RESOURCES`. */
  goods: number[];
  biobots: number;
  assets: string[];
  /** Technologies that are on no asset. */
  kept: string[];
  transport: TransportId;
  speed: number;
  /** Electric vehicles and quadcopters. */
  transports: [number, number];
  workers: number;
  /** Those beside all assets. */
  idle: number;
  /** What all workers are paid in a move. */
  salaries: Money;
  /** What is still to be paid in this move. */
  due: Money;
  striking: boolean;
  /** Moves still to be missed under arrest. */
  sentence: number;
  raid: RaidState;
  contracts: Contract[];
  offers: number;
}

export interface Price {
  resource: ResourceId;
  price: Money;
  /** 0 at the top. */
  position: number;
  monopolist?: Seat;
  /** What each seat can make in a move. */
  capacities: number[];
  /** Whether it can be bought in the Business-centre. */
  open: boolean;
  stock: number;
}

/** What an asset will do in its owner's next production, as things stand. */
export interface NextRun {
  makes: number;
  to: Seat;
  /** Workers that it asks for beside the owner's chip, and those of them that it lacks. */
  staff: number;
  lacks_workers: number;
  lacks: ResourceId[];
  stopped_by?: 'strike' | 'sabotage';
}

export interface AssetState {
  id: string;
  /** Nobody's if it can be bought. */
  owner?: Seat;
  technology?: string;
  /** With the technology on it. */
  needs: Needs;
  workers: number;
  guard: boolean;
  striking: boolean;
  raid?: { raider: Seat; state: RaidState };
  /** Only of owned assets. */
  next?: NextRun;
}

export interface TechnologyState {
  id: string;
  owner?: Seat;
  /** The asset it is on. */
  asset?: string;
}

export interface View {
  agreed: { rounds: number; salary: Money; biobots: number };
  round: number;
  on_turn: Seat;
  first: Seat;
  moment: Moment;
  offer?: Offer;
  /** While the chip on turn is to be moved. */
  reach?: Reach;
  /** The action card drawn in this move. */
  card?: string;
  /** How many technology cards the player on turn looks at. */
  shown: number;
  /** Which, for that player only. */
  seen: string[];
  players: Player[];
  /** In the order of `RESOURCES`. */
  prices: Price[];
  /** In the board's order. */
  assets: AssetState[];
  /** In the board's order. */
  technologies: TechnologyState[];
  bank: { workers: number; transports: { id: TransportId; left: number }[] };
  decks: {
    actions: number;
    discarded: string[];
    universities: [number, number];
    thrown: [number, number];
  };
}

/** What is printed, by ids. */
export class Atlas {
  readonly #hexes: Map<string, Hex>;
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

  hex(id: string): Hex {
    return known(this.#hexes, id);
  }
  asset(id: string): Asset {
    return known(this.#assets, id);
  }
  technology(id: string): Technology {
    return known(this.#technologies, id);
  }
  kind(id: KindId): Kind {
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
  state(view: Pick<View, 'assets'>, asset: string): AssetState {
    return at(view.assets, this.#order.get(asset));
  }
  /** How things stand with a technology card. */
  technologyState(view: Pick<View, 'technologies'>, technology: string): TechnologyState {
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
