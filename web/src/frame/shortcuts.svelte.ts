// The single keys of a table, and whether this person wants them; remembered in this browser.

export type Place = 'choices' | 'board' | 'log' | 'seats';

type Key = { key: string; shown?: string; to?: Place };

export const KEYS = [
  { key: 'help', shown: '?' },
  { key: 'c', to: 'choices' },
  { key: 'numbers', shown: '1 – 9' },
  { key: 'b', to: 'board' },
  { key: 'p', to: 'seats' },
  { key: 'l', to: 'log' },
  { key: 's' },
  { key: 'u' },
] as const satisfies Key[];

const STORED = 'kontor:keys';

class SingleKeys {
  #on = $state.raw(globalThis.localStorage?.getItem(STORED) !== 'off');

  get on(): boolean {
    return this.#on;
  }

  set on(wanted: boolean) {
    this.#on = wanted;
    globalThis.localStorage?.setItem(STORED, wanted ? 'on' : 'off');
  }
}

export const singleKeys = new SingleKeys();
