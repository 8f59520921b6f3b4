import { describe, expect, it } from 'vitest';
import { atlas, atlasIn, player, view } from './example';
import { appraisedAt, type Card, type FamilyHeld, holdings, rangeOf, stakeOf, steps } from './view';
import { labelOf, whatItBrings } from './words';

const held = (family: FamilyHeld['family'], cards: number, tripled = false): FamilyHeld => ({
  family,
  cards,
  tripled_by: family === 'orange' ? 2 : 3,
  tripled,
  factor: cards,
});

describe('a card', () => {
  it('is known by its first and last number', () => {
    expect(
      ['kgb-headquarters', 'tass', 'gum'].map((id) =>
        rangeOf(atlas.cards.get(id) ?? { numbers: [] }),
      ),
    ).toEqual(['55', '35–36', '14–16']);
  });

  it('V29: an Escape is appraised where the table counts it, all others as printed', () => {
    const tass = atlas.cards.get('tass') as Card;
    const out = atlas.board.cards.find(({ family }) => !family) as Card;
    const at = (card: Card, counts?: string) =>
      appraisedAt(card, counts === undefined ? {} : { 'escapes-appraised': counts });
    expect([at(out, '5'), at(out, '0'), at(out)]).toEqual([5, null, null]);
    expect([at(tass, '5'), at(tass, '0')]).toEqual([tass.appraised, tass.appraised]);
  });

  it('belongs to whom the view says, in the order of the board', () => {
    const owners = atlas.board.cards.map(({ id }) => (id === 'tass' ? 2 : null));
    expect(atlas.owner({ owners }, 'tass')).toBe(2);
    expect(atlas.owner({ owners }, 'gum')).toBeNull();
    expect(atlas.owner({ owners }, 'no such card')).toBeNull();
  });

  it('can be shown with its new owner before all others', () => {
    const before = view();
    const now = view({ owners: atlas.board.cards.map(() => 1) });
    const owners = atlas.owners(now, before, ['gum']);
    expect(atlas.owner({ owners }, 'gum')).toBe(1);
    expect(atlas.owner({ owners }, 'tass')).toBeNull();
  });
});

describe('what a seat has', () => {
  it('is sorted by family, the Escapes last', () => {
    const groups = holdings(
      atlas,
      player({
        properties: ['tass', 'gum', 'tsum'],
        escapes: ['kiev-station'],
        families: [held('yellow', 2), held('blue', 1)],
      }),
    );
    expect(groups.map((group) => [group.held?.family, group.cards.map(({ id }) => id)])).toEqual([
      ['yellow', ['gum', 'tsum']],
      ['blue', ['tass']],
      [undefined, ['kiev-station']],
    ]);
  });
});

describe('the way to the win', () => {
  it('has a place for each family that is needed, the wild one by an Escape', () => {
    expect(steps(player(), 3)).toEqual([null, null, null]);
    const far = player({
      families: [held('orange', 2, true), held('red', 2)],
      progress: { tripled: 2, wild: true },
    });
    expect(steps(far, 3)).toEqual(['orange', 'wild', null]);
  });
});

describe('the hammer', () => {
  it('hangs over the card of the auction alone', () => {
    expect(stakeOf(view())).toBeNull();
    const moment = {
      is: 'auction' as const,
      card: 'tass',
      best: { seat: 1, amount: 7 },
      least: 8,
      to_act: [0],
      passed: [2],
    };
    expect(stakeOf(view({ moment }))).toEqual({
      card: 'tass',
      seller: null,
      best: { seat: 1, amount: 7 },
      passed: [2],
    });
  });
});

describe('a square in words', () => {
  const standing = {
    names: ['Anna', 'Boris', 'Clara'],
    owner: null,
    lit: false,
    stake: false,
    car: false,
    plane: false,
    destination: undefined,
  };
  const label = (id: string, more: Partial<typeof standing> | object = {}) => {
    const square = atlas.squares.get(id);
    return square ? labelOf(atlas, square, { ...standing, ...more }) : '';
  };

  it('is called as the game calls it, in the language of the reader', () => {
    const name = (language: string, id: string) => atlasIn(language).squares.get(id)?.name;
    expect(name('en', 'b14')).toBe('35/36 T.A.S.S.');
    expect(name('ru', 'b14')).toBe('35/36 ТАСС');
    expect(name('ru', 'b11')).toBe('Бульварное кольцо, Ленинский проспект');
    expect(name('pl', 'g8')).toBe('Pierścień Sadowy');
  });

  it('says family, owner and what is there, and no code', () => {
    expect(label('b14', { owner: 1, car: true })).toBe(
      '35/36 T.A.S.S., Press and broadcasting, owned by Boris, the KGB car is here',
    );
    expect(label('g24')).toBe('27 Kiev Station, Escape, in the stack');
  });

  it('says what driving there would bring', () => {
    const destination = { square: 'g7', way: ['g7'], brings: { is: 'rent', factor: 3, from: 1 } };
    expect(label('g7', { lit: true, destination })).toBe(
      'Garden Ring, can be chosen, takes the rent of Boris, 3 times the die',
    );
    expect(whatItBrings({ is: 'escape', card: 'kiev-station', from: 2 }, standing.names)).toBe(
      'takes the Escape of Clara',
    );
    expect(whatItBrings(undefined, [])).toBe('brings nothing');
  });
});
