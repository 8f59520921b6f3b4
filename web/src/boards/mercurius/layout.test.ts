import { expect, test } from 'vitest';
import { layoutOf } from './layout';

test('a wide screen shows tracks with piles at both ends', () => {
  expect(layoutOf(820, false, true)).toMatchObject({ form: 'tracks', piles: true, step: 30 });
});

test('less width leaves the piles out before the tracks', () => {
  expect(layoutOf(660, false, true)).toMatchObject({ form: 'tracks', piles: false });
});

test('a phone shows rows', () => {
  expect(layoutOf(366, true, true)).toEqual({ form: 'rows' });
});

test('fingers get buttons of 44 pixels', () => {
  expect(layoutOf(1000, true, true)).toMatchObject({ form: 'tracks', step: 44 });
});

test('ends, gaps and fields fill the width exactly', () => {
  for (const width of [660, 700, 800, 1200]) {
    const layout = layoutOf(width, false, true);
    if (layout.form === 'rows') {
      throw new Error(`rows at ${width}`);
    }
    expect(2 * layout.panel + 16 + 33 * layout.field).toBeCloseTo(width);
  }
});

test('who only watches gets longer tracks', () => {
  const [playing, watching] = [true, false].map((plays) => layoutOf(820, false, plays));
  if (playing?.form !== 'tracks' || watching?.form !== 'tracks') {
    throw new Error('no tracks');
  }
  expect(watching.field).toBeGreaterThan(playing.field);
});
