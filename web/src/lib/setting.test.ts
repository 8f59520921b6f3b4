import { describe, expect, it } from 'vitest';
import { settingOf } from './setting';

describe('a word of one letter', () => {
  it('keeps to the next one in Polish and Russian', () => {
    expect(settingOf('pl')('Idzie o kawę i w dół')).toBe('Idzie o\u00a0kawę i\u00a0w\u00a0dół');
    expect(settingOf('ru')('В доме, с видом (а не у реки)')).toBe(
      'В\u00a0доме, с\u00a0видом (а\u00a0не у\u00a0реки)',
    );
  });

  it('is only a word of its own, and English has its own ways', () => {
    expect(settingOf('pl')('dawno temu nic')).toBe('dawno temu nic');
    expect(settingOf('en')('a card or a token')).toBe('a card or a token');
  });

  it('also where the next word is filled in', () => {
    expect(settingOf('pl')(' z ')).toBe(' z\u00a0');
  });
});
