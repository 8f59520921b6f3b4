import { describe, expect, it } from 'vitest';
import { knowPlaces } from '../lib/places.svelte';
import { auctionOf, cashOf, offerOf } from './deals';

const squares = [{ id: 'cafe', name: 'Cafe' }];
const nothing = { cash: 0, lots: [], tokens: 0, cards: [] };

describe('offers and auctions', () => {
  it('of Kommersant say in words what each side gives', () => {
    const offer = {
      proposer: 2,
      partner: 0,
      answers: 0,
      countered: false,
      proposer_gives: { ...nothing, cash: 5000, tokens: 1 },
      partner_gives: { ...nothing, lots: ['cafe'], cards: ['tax-exemption'] },
    };
    expect(offerOf('kommersant', { moment: { is: 'deals' }, offer, squares }, '₽')).toEqual({
      proposer: 2,
      partner: 0,
      answers: 0,
      countered: false,
      sides: [
        { seat: 2, gives: ['5\u2009000\u2009₽', '1 red token'] },
        { seat: 0, gives: ['Cafe', 'tax exemption'] },
      ],
    });
  });

  it('of Kommersant say who leads, who may bid and who is out', () => {
    const moment = {
      is: 'auction',
      lot: 'cafe',
      best: { seat: 1, amount: 17_000 },
      least: 18_000,
      to_act: [0],
      passed: [3],
    };
    expect(auctionOf('kommersant', { moment, squares })).toEqual({
      what: 'Cafe',
      place: 'square:cafe',
      best: { seat: 1, amount: 17_000 },
      least: 18_000,
      toAct: [0],
      passed: [3],
    });
  });

  it('of Reverse Monopoly are known by the card, whose name the board knows', () => {
    const moment = { is: 'auction', card: 'tass', least: 1, to_act: [1, 2, 0], passed: [] };
    expect(auctionOf('reverse-monopoly', { moment })).toEqual({
      place: 'card:tass',
      best: null,
      least: 1,
      toAct: [1, 2, 0],
      passed: [],
    });
    expect(auctionOf('reverse-monopoly', { moment: { is: 'roll', seat: 0 } })).toBeNull();
  });

  it('of NANO Corporation count goods and call property as the board calls it', () => {
    knowPlaces([
      ['asset:mine-1', 'Mine 1'],
      ['technology:twin-mine-2', 'Twin seams'],
      ['contract:great-order', 'The great order'],
      ['transport:electric-vehicle', 'Electric vehicle'],
    ]);
    const offer = {
      proposer: 1,
      partner: 0,
      answers: 1,
      countered: true,
      proposer_gives: {
        cash: 30,
        goods: ['coal', 'coal', 'ore', 'electric-vehicle', 'great-order'],
        property: ['mine-1', 'twin-mine-2'],
      },
      partner_gives: { cash: 0, goods: ['release'], property: [] },
    };
    expect(offerOf('nano', { offer }, 'nAn')).toEqual({
      proposer: 1,
      partner: 0,
      answers: 1,
      countered: true,
      sides: [
        {
          seat: 1,
          gives: [
            '30\u2009nAn',
            '2 coal',
            '1 ore',
            '1 electric vehicle',
            'contract “The great order”',
            'Mine 1',
            'Twin seams',
          ],
        },
        { seat: 0, gives: ['the end of the raid'] },
      ],
    });
    expect(offerOf('nano', {}, 'nAn')).toBeNull();
  });

  it('are nothing where there are none, or in a game without them', () => {
    expect(auctionOf('kommersant', { moment: { is: 'deals' }, squares })).toBeNull();
    expect(offerOf('kommersant', { moment: { is: 'deals' }, squares }, '₽')).toBeNull();
    expect(auctionOf('mercurius', {})).toBeNull();
  });
});

describe('cash', () => {
  it('is known where the view tells it', () => {
    expect(cashOf({ players: [{ cash: 7 }] }, 0)).toBe(7);
    expect(cashOf({ players: [{}] }, 0)).toBeNull();
    expect(cashOf(undefined, 0)).toBeNull();
  });
});
