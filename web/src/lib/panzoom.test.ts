import { describe, expect, it } from 'vitest';
import { centred, inSight, revealed, settled, WHOLE, zoomed } from './panzoom';

const box = { width: 400, height: 300 };

describe('a board that can be enlarged', () => {
  it('keeps the point under the fingers where it is', () => {
    const at = { x: 100, y: 50 };
    const standing = zoomed(WHOLE, 2, at, box, 4);
    expect(standing).toEqual({ zoom: 2, x: -100, y: -50 });
    const back = { x: (at.x - standing.x) / standing.zoom, y: (at.y - standing.y) / standing.zoom };
    expect(back).toEqual(at);
  });

  it('is never smaller than its box nor larger than allowed', () => {
    expect(zoomed(WHOLE, 0.2, { x: 0, y: 0 }, box, 4)).toEqual(WHOLE);
    expect(zoomed(WHOLE, 9, { x: 0, y: 0 }, box, 4).zoom).toBe(4);
  });

  it('shows no empty margin', () => {
    expect(settled({ zoom: 2, x: 30, y: -900 }, box, 4)).toEqual({ zoom: 2, x: 0, y: -300 });
    expect(settled({ zoom: 1, x: 30, y: -9 }, box, 4)).toEqual(WHOLE);
  });

  it('brings a place into the middle, as far as no margin shows', () => {
    const twice = { zoom: 2, x: 0, y: 0 };
    expect(centred(twice, { x: 0.5, y: 0.5 }, box)).toEqual({ zoom: 2, x: -200, y: -150 });
    expect(settled(centred(twice, { x: 0.9, y: 0.1 }, box), box, 4)).toEqual({
      zoom: 2,
      x: -400,
      y: 0,
    });
  });

  it('knows whether a place is seen, and not only its edge', () => {
    const twice = { zoom: 2, x: -200, y: -150 };
    expect(inSight(twice, { x: 0.5, y: 0.5 }, box, 30)).toBe(true);
    expect(inSight(twice, { x: 0.2, y: 0.5 }, box, 30)).toBe(false);
    expect(inSight(twice, { x: 0.5, y: 0.8 }, box, 30)).toBe(false);
    expect(inSight(twice, { x: 0.28, y: 0.5 }, box, 30)).toBe(false);
    expect(inSight(twice, { x: 0.28, y: 0.5 }, box, 10)).toBe(true);
  });

  it('moves just so far that a part can be seen', () => {
    const standing = { zoom: 2, x: -100, y: -100 };
    const inside = { x: 10, y: 10, width: 40, height: 40 };
    expect(revealed(standing, inside, box, 4)).toEqual(standing);
    const left = { x: -30, y: 10, width: 20, height: 20 };
    expect(revealed(standing, left, box, 4)).toEqual({ zoom: 2, x: -70, y: -100 });
    const below = { x: 10, y: 290, width: 20, height: 30 };
    expect(revealed(standing, below, box, 4)).toEqual({ zoom: 2, x: -100, y: -120 });
  });
});
