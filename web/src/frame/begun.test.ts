import { describe, expect, it } from 'vitest';
import { Begun } from './begun';

describe('a press on a sum', () => {
  it('means the sum that stood there when it began', () => {
    const begun = new Begun();
    begun.begin(8);
    expect(begun.isMeant(8)).toBe(true);
    expect(begun.isMeant(11)).toBe(false);
    begun.begin(11);
    expect(begun.isMeant(11)).toBe(true);
  });

  it('is begun once by a key that is held', () => {
    const begun = new Begun();
    begun.begin(8);
    begun.begin(11, { repeat: true });
    expect(begun.isMeant(11)).toBe(false);
  });

  it('counts where nothing was pressed down, as for a screen reader', () => {
    expect(new Begun().isMeant(8)).toBe(true);
  });
});
