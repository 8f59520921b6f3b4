import { describe, expect, it } from 'vitest';
import { atlas, player, view } from './example';
import { ahead, type FamilyHeld, holdings, rangeOf, stakeOf, steps } from './view';
import { labelOf, squareName, whatItBrings } from './words';

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

  it('says who is ahead, unless all stand the same', () => {
    const at = (tripled: number) => player({ progress: { tripled, wild: false } });
    expect(ahead([at(1), at(2), at(2)])).toEqual([1, 2]);
    expect(ahead([at(0), at(0), at(0)])).toEqual([]);
    expect(ahead([at(1), at(1), at(1)])).toEqual([]);
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

  it('is called by its card, its kind or its street', () => {
    const name = (id: string) => {
      const square = atlas.squares.get(id);
      return square ? squareName(atlas, square) : '';
    };
    expect(name('b14')).toBe('35–36 T.A.S.S.');
    expect(name('m8')).toBe('Black Market');
    expect(name('g8')).toBe('Garden Ring');
    expect(name('b11')).toBe('Boulevard Ring, Lenin Prospekt');
  });

  it('says family, owner, Metro, and what is there', () => {
    expect(label('b14', { owner: 1, car: true })).toBe(
      'b14: 35–36 T.A.S.S., Press and broadcasting, owned by Boris, Metro, the KGB car is here',
    );
    expect(label('g24')).toBe('g24: 27 Kiev Station, Escape, in the stack');
  });

  it('says what driving there would bring', () => {
    const destination = { square: 'g7', way: ['g7'], brings: { is: 'rent', factor: 3 } };
    expect(label('g7', { lit: true, destination })).toBe(
      'g7: Garden Ring, Metro, can be chosen, takes the rent, 3 times the die',
    );
    expect(whatItBrings({ is: 'escape', card: 'kiev-station', from: 2 }, standing.names)).toBe(
      'takes the Escape of Clara',
    );
    expect(whatItBrings(undefined, [])).toBe('brings nothing');
  });
});
