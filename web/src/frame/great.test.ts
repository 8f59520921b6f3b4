import { describe, expect, it } from 'vitest';
import type { Say } from '../lib/say.svelte';
import { saidOf } from './great.svelte';
import type { Great } from './moments';

const NAMES = ['Anna', 'Boris', 'Cecylia'];
const NAMED: Record<string, string> = { 'group-theatres': 'the theatres', 'card-gum': 'GUM' };
const say: Say = ([id]) => NAMED[id] ?? id;
const said = (great: Parameters<typeof saidOf>[0], own: number | null) =>
  saidOf(great, own, NAMES, 'crowns', say);

describe('a great moment', () => {
  it('of going out is sad, whoever it is', () => {
    const out = { is: 'out', seat: 1 } as const;
    expect(said(out, 1)).toEqual({ seat: 1, mood: 'regret', text: 'You are out' });
    expect(said(out, 0)).toEqual({ seat: 1, mood: 'regret', text: 'Boris is out' });
    expect(said(out, null).text).toBe('Boris is out');
  });

  it('of a record price says what was bought; it is a joy to who pays it, and neither joy nor regret to others', () => {
    const record: Great = { is: 'record', seat: 2, price: 90_000, what: ['card-gum'] };
    const own = said(record, 2);
    expect(own.mood).toBe('joy');
    expect(own.text).toMatch(/^The dearest purchase so far: GUM\. You pay 90\s000\scrowns$/);
    const other = said(record, 0);
    expect(other.mood).toBe('even');
    expect(other.text).toMatch(/^The dearest purchase so far: GUM\. Cecylia pays 90\s000\scrowns$/);
    expect(said(record, null).mood).toBe('even');
  });

  it('of an auction that one won says what was won: the next auction may stand behind it', () => {
    const own = said({ is: 'won', seat: 2, price: 7_000, what: ['card-gum'] }, 2);
    expect([own.mood, own.text.replace(/\s/g, ' ')]).toEqual([
      'joy',
      'You win the auction: GUM, 7 000 crowns',
    ]);
  });

  it('of a full group is a joy to who has it, and names it', () => {
    const group = { is: 'group', seat: 0, group: 'group-theatres' } as const;
    expect(said(group, 0)).toEqual({ seat: 0, mood: 'joy', text: 'You have it all: the theatres' });
    expect(said(group, 1)).toEqual({
      seat: 0,
      mood: 'even',
      text: 'Anna has it all: the theatres',
    });
  });
});
