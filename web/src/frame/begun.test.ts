import { describe, expect, it } from 'vitest';
import { Begun } from './begun';

/** A key that goes down; says whether it was kept from doing anything. */
function down(begun: Begun, sum: number, key: string, repeat = false): boolean {
  let kept = false;
  const preventDefault = () => {
    kept = true;
  };
  begun.key({ key, repeat, preventDefault }, sum);
  return kept;
}

describe('a press on a sum', () => {
  it('means the sum that stood there when it began', () => {
    const begun = new Begun();
    begun.begin(8);
    expect(begun.isMeant(11)).toBe(false);
    begun.begin(11);
    expect(begun.isMeant(11)).toBe(true);
    expect(down(begun, 8, ' ')).toBe(false);
    expect(begun.isMeant(11)).toBe(false);
    expect(down(begun, 11, 'Enter')).toBe(false);
    expect(begun.isMeant(11)).toBe(true);
  });

  it('is over when it has ended: the next one does not answer for it', () => {
    const begun = new Begun();
    begun.begin(8);
    expect(begun.isMeant(11)).toBe(false);
    expect(begun.isMeant(11)).toBe(true);
  });

  it('is not begun by a key that goes over it', () => {
    const begun = new Begun();
    expect(down(begun, 8, 'Tab')).toBe(false);
    expect(begun.isMeant(11)).toBe(true);
  });

  it('is forgotten where a key goes down elsewhere', () => {
    const begun = new Begun();
    down(begun, 8, ' ');
    begun.forget();
    expect(begun.isMeant(11)).toBe(true);
  });

  it('is begun and made once by a key that is held', () => {
    const begun = new Begun();
    down(begun, 8, ' ');
    expect(down(begun, 11, ' ', true)).toBe(true);
    expect(begun.isMeant(11)).toBe(false);
    expect(down(begun, 11, 'Enter', true)).toBe(true);
  });

  it('counts where nothing was pressed down, as for a screen reader', () => {
    expect(new Begun().isMeant(8)).toBe(true);
  });
});
