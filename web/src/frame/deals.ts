// Offers and auctions in a shape that is the same for all games. A game whose view has them in another
// shape gets an entry of its own in the table at the end.

import { money } from '../lib/money';
import { knownPlace } from '../lib/places.svelte';
import { words } from '../lib/text';
import en from '../messages/frame.en.json';
import { titled } from './grouping';

const t = words(en);

export interface Side {
  seat: number;
  /** What this side gives, in words. */
  gives: string[];
}

export interface Offer {
  proposer: number;
  partner: number;
  /** Who has to answer. */
  answers: number;
  countered: boolean;
  sides: [Side, Side];
}

export interface Auction {
  /** What is sold, in words; where the view has none, the place's name is said. */
  what?: string;
  /** The place on the board. */
  place: string | null;
  best: { seat: number; amount: number } | null;
  /** The least that can be bid now. */
  least: number;
  /** Who may still bid or pass. */
  toAct: number[];
  passed: number[];
}

interface Deals {
  offer?: (view: never, currency: string) => Offer | null;
  auction?: (view: never) => Auction | null;
}

interface AuctionMoment {
  is: string;
  best?: { seat: number; amount: number };
  least?: number;
  to_act?: number[];
  passed?: number[];
}

interface KommersantBundle {
  cash: number;
  lots: string[];
  tokens: number;
  cards: string[];
}

/** An open offer as the engine's offers are shown, of whatever is traded. */
interface OpenOffer<Bundle> {
  proposer: number;
  partner: number;
  answers: number;
  countered: boolean;
  proposer_gives: Bundle;
  partner_gives: Bundle;
}

interface KommersantView {
  moment: AuctionMoment & { lot?: string };
  offer?: OpenOffer<KommersantBundle>;
  squares: { id: string; name: string }[];
}

const spaced = (id: string) => id.replaceAll(/[-_]/g, ' ');

function nameOfSquare(view: KommersantView, id: string): string {
  return view.squares.find((square) => square.id === id)?.name ?? spaced(id);
}

function kommersantGives(
  view: KommersantView,
  bundle: KommersantBundle,
  currency: string,
): string[] {
  return [
    ...(bundle.cash > 0 ? [money(bundle.cash, currency)] : []),
    ...bundle.lots.map((lot) => nameOfSquare(view, lot)),
    ...(bundle.tokens > 0 ? [t('deal.tokens', { n: bundle.tokens })] : []),
    ...bundle.cards.map(spaced),
  ];
}

function offerInWords<Bundle>(
  offer: OpenOffer<Bundle> | undefined,
  inWords: (bundle: Bundle) => string[],
): Offer | null {
  if (!offer) {
    return null;
  }
  const { proposer, partner, answers, countered } = offer;
  return {
    proposer,
    partner,
    answers,
    countered,
    sides: [
      { seat: proposer, gives: inWords(offer.proposer_gives) },
      { seat: partner, gives: inWords(offer.partner_gives) },
    ],
  };
}

function kommersantOffer(view: KommersantView, currency: string): Offer | null {
  return offerInWords(view.offer, (bundle) => kommersantGives(view, bundle, currency));
}

/** An auction as the engine's auctions are shown, of whatever is sold. */
function auctionOfMoment(moment: AuctionMoment, place: string, what?: string): Auction {
  return {
    what,
    place,
    best: moment.best ?? null,
    least: moment.least ?? 0,
    toAct: moment.to_act ?? [],
    passed: moment.passed ?? [],
  };
}

function kommersantAuction(view: KommersantView): Auction | null {
  const { moment } = view;
  return moment.is === 'auction' && moment.lot !== undefined
    ? auctionOfMoment(moment, `square:${moment.lot}`, nameOfSquare(view, moment.lot))
    : null;
}

interface ReverseMonopolyView {
  moment: AuctionMoment & { card?: string };
}

function reverseMonopolyAuction({ moment }: ReverseMonopolyView): Auction | null {
  return moment.is === 'auction' && moment.card !== undefined
    ? auctionOfMoment(moment, `card:${moment.card}`)
    : null;
}

interface NanoBundle {
  cash: number;
  /** An id for each unit of a resource and each transport; contracts; the end of a raid. */
  goods: string[];
  /** Assets and technologies. */
  property: string[];
}

/** What the board calls a thing, by the first of these kinds that knows it. */
function nanoThing(id: string, kinds: string[]): string {
  const found = kinds.map((kind) => knownPlace(`${kind}:${id}`)).find((name) => name !== undefined);
  return found ?? titled(spaced(id));
}

function nanoGood(id: string, count: number): string {
  if (id === 'release') {
    return t('deal.release');
  }
  const contract = knownPlace(`contract:${id}`);
  if (contract !== undefined) {
    return t('deal.contract', { name: contract });
  }
  return `${count} ${nanoThing(id, ['resource', 'transport']).toLowerCase()}`;
}

function nanoGives(bundle: NanoBundle, currency: string): string[] {
  const counts = new Map<string, number>();
  for (const id of bundle.goods) {
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return [
    ...(bundle.cash > 0 ? [money(bundle.cash, currency)] : []),
    ...[...counts].map(([id, count]) => nanoGood(id, count)),
    ...bundle.property.map((id) => nanoThing(id, ['asset', 'technology'])),
  ];
}

function nanoOffer(view: { offer?: OpenOffer<NanoBundle> }, currency: string): Offer | null {
  return offerInWords(view.offer, (bundle) => nanoGives(bundle, currency));
}

const GAMES: Record<string, Deals> = {
  kommersant: { offer: kommersantOffer, auction: kommersantAuction },
  'reverse-monopoly': { auction: reverseMonopolyAuction },
  nano: { offer: nanoOffer },
};

export function offerOf(game: string, view: unknown, currency: string): Offer | null {
  return GAMES[game]?.offer?.(view as never, currency) ?? null;
}

export function auctionOf(game: string, view: unknown): Auction | null {
  return GAMES[game]?.auction?.(view as never) ?? null;
}

/** What a seat has in hand, where the view tells. */
export function cashOf(view: unknown, seat: number): number | null {
  const players = (view as { players?: { cash?: unknown }[] } | null)?.players;
  const cash = Array.isArray(players) ? players[seat]?.cash : undefined;
  return typeof cash === 'number' ? cash : null;
}
