import { beforeEach, describe, expect, it } from 'vitest';
import { pointing } from './pointing.svelte';

describe('what is pointed at', () => {
  beforeEach(() => pointing.at('board', []));

  it('is lit on the board by a choice', () => {
    pointing.at('choice', ['square:cafe', 'card:9']);
    expect([pointing.lights('card:9'), pointing.lights('square:club')]).toEqual([true, false]);
    expect(pointing.lit).toBe('square:cafe');
    expect(pointing.meets(['square:cafe'])).toBe(false);
  });

  it('is marked among the choices by the board', () => {
    pointing.at('board', ['hex:c6']);
    expect([pointing.meets(['hex:c6', 'asset:m1']), pointing.meets(['hex:c7'])]).toEqual([
      true,
      false,
    ]);
    expect([pointing.lights('hex:c6'), pointing.lit]).toEqual([false, null]);
  });

  it('is forgotten by who pointed, not by another', () => {
    pointing.at('choice', ['hex:c6']);
    pointing.leave('board');
    expect(pointing.lights('hex:c6')).toBe(true);
    pointing.leave('choice');
    expect(pointing.lights('hex:c6')).toBe(false);
  });
});
