import { describe, expect, it } from 'vitest';
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
