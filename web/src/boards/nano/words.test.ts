import { describe, expect, it } from 'vitest';
import { placesOf } from './data';
import { atlas, view } from './example';
import { Grid } from './geometry';
import { moverOf, reachFor } from './view';
import { aboutHex, fleetOf, hexName, labelOf, recipeOf, signOf, stagesOf } from './words';

const names = ['Ann', 'Bo'];
const about = (id: string, of = view) => aboutHex(atlas, of, atlas.hex(id), names);

describe('a hex in words', () => {
  it('is called by its asset, or by what stands there', () => {
    expect(hexName(atlas, atlas.hex('a1'))).toBe('Mine 1');
    expect(hexName(atlas, atlas.hex('b2'))).toBe('Business-centre b2');
  });

  it('N14: tells who draws a card at a frontier post of this table', () => {
    const at = (frontier: 'entering' | 'staying') =>
      about('a2', { ...view, agreed: { ...view.agreed, frontier } });
    expect(at('entering')).toBe('who enters it in a move draws an action card.');
    expect(at('staying')).toBe('who enters it in a move or stays on it draws an action card.');
  });

  it('tells what a free asset costs and makes', () => {
    expect(about('a1')).toContain('for sale at 50');
    expect(about('a1')).toContain('2 workers → 1 coal');
  });

  it('tells whose an asset is, who stands there and what it lacks', () => {
    expect(about('c2')).toBe('of Bo, 3 of 3 workers, guarded, lacks 2 ore');
  });

  it('tells what it will make, for whom, or what stops it', () => {
    const next = (changed: object) => {
      const [mine, plant] = view.assets;
      const state = {
        ...plant,
        next: { makes: 1, to: 1, staff: 2, lacks_workers: 0, lacks: [], ...changed },
      };
      return about('c2', { ...view, assets: [mine, state] as typeof view.assets });
    };
    expect(next({})).toContain('will make 1 steel');
    expect(next({ to: 0 })).toContain('will make 1 steel for Ann');
    expect(next({ makes: 0, lacks_workers: 1 })).toContain('lacks a worker');
    expect(next({ makes: 0, stopped_by: 'strike' })).toContain('on strike');
  });

  it('tells who cannot see it whose chip is there and whether it can be reached', () => {
    const label = labelOf(atlas, view, atlas.hex('b2'), names, {
      target: 'plain',
      chips: ['b2', null],
    });
    expect(label).toBe('Business-centre b2, chip of Ann, can be reached');
    const past = labelOf(atlas, view, atlas.hex('b3'), names, { target: 'crossing', chips: [] });
    expect(past).toBe('Open country b3, can be reached past a frontier post');
  });

  it('is told by its asset alone, without a code that the map does not show', () => {
    const label = labelOf(atlas, view, atlas.hex('c2'), names, { target: null, chips: [] });
    expect(label).toBe('Steel plant 1, of Bo, 3 of 3 workers, guarded, lacks 2 ore');
  });

  it('is written on where people look for it', () => {
    const grid = new Grid(atlas.board.hexes);
    expect(signOf(atlas.hex('c1'), grid)).toBe('University I');
    expect(signOf(atlas.hex('b1'), grid)).toBe('');
    expect(signOf(atlas.hex('b2'), grid)).toBe('');
  });
});

describe('the game in words', () => {
  it('names inputs once, with their number', () => {
    const needs = { inputs: ['ore', 'ore', 'coal'] as ('ore' | 'coal')[], workers: 1, makes: 2 };
    expect(recipeOf(needs, 'biobot')).toBe('2 ore + 1 coal + 1 worker → 2 BIObots');
  });

  it('knows the stages of a move that are on, and whose it is', () => {
    expect(stagesOf(view)).toEqual([2]);
    expect(stagesOf({ moment: { is: 'study', seat: 1 } })).toEqual([3]);
    expect(stagesOf({ moment: { is: 'over' } })).toEqual([]);
    expect(moverOf(view)).toBe(0);
    expect(moverOf({ moment: { is: 'first' } })).toBeNull();
  });

  it('has a name for every place that a choice can touch', () => {
    const places = new Map(placesOf(atlas));
    expect(places.get('asset:steel-plant-1')).toBe('Steel plant 1');
    expect(places.get('contract:pit-tax')).toBe('Pit tax');
    expect(places.get('hex:c1')).toBe('University I, c1');
  });

  it('finds what is printed and how it stands by ids, and says so when there is nothing', () => {
    expect(atlas.state(view, 'steel-plant-1').owner).toBe(1);
    expect(() => atlas.asset('mine-9')).toThrow('mine-9');
  });
});

describe('the transports of a player', () => {
  it('are all counted, the one that is driven first', () => {
    expect(fleetOf({ transport: 'train', transports: [0, 0] })).toEqual([{ id: 'train', n: 0 }]);
    expect(fleetOf({ transport: 'quadcopter', transports: [2, 1] })).toEqual([
      { id: 'quadcopter', n: 1 },
      { id: 'electric-vehicle', n: 2 },
    ]);
  });

  it('are counted from when they are bought, though another still counts for the move', () => {
    expect(fleetOf({ transport: 'train', transports: [1, 0] })).toEqual([
      { id: 'train', n: 0 },
      { id: 'electric-vehicle', n: 1 },
    ]);
  });
});

describe('the area in reach', () => {
  const reach = { plain: ['e7'], crossing: [], arrests: [] };
  it('is lit for who moves and for who watches, not for others at the table', () => {
    expect(reachFor({ reach }, 0, true)).toBe(reach);
    expect(reachFor({ reach }, 1, false)).toBeNull();
    expect(reachFor({ reach }, null, false)).toBe(reach);
    expect(reachFor({}, 0, true)).toBeNull();
  });
});
