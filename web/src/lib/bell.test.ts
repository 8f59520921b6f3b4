import { beforeEach, expect, it, vi } from 'vitest';

/** A loudspeaker whose notes end when the test says so. */
class Loudspeaker {
  static opened: Loudspeaker[] = [];
  state: 'running' | 'suspended' = 'running';
  currentTime = 3;
  destination = {};
  begun: number[] = [];
  ended: (() => void)[] = [];

  constructor() {
    Loudspeaker.opened.push(this);
  }
  async resume() {
    this.state = 'running';
  }
  async suspend() {
    this.state = 'suspended';
  }
  createGain() {
    const gain = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { gain, connect: (to: unknown) => to };
  }
  createOscillator() {
    return {
      frequency: { value: 0 },
      connect: (to: unknown) => to,
      start: (at: number) => this.begun.push(at),
      stop() {},
      addEventListener: (_: string, done: () => void) => this.ended.push(done),
    };
  }
}

const presses = new Map<string, () => void>();
let ring: () => void;

/** All that was promised is kept. */
const soon = () => new Promise((done) => setTimeout(done));

beforeEach(async () => {
  vi.resetModules();
  vi.unstubAllGlobals();
  Loudspeaker.opened = [];
  vi.stubGlobal('AudioContext', Loudspeaker);
  vi.stubGlobal('addEventListener', (kind: string, heard: () => void) => presses.set(kind, heard));
  ({ ring } = await import('./bell'));
});

it('is silent before anything was pressed', () => {
  ring();
  expect(Loudspeaker.opened).toEqual([]);
});

it('holds the loudspeaker open only while it sounds', async () => {
  presses.get('pointerdown')?.();
  await soon();
  const [speaker] = Loudspeaker.opened;
  expect(speaker?.state, 'unlocked by a press, and at rest').toBe('suspended');
  ring();
  await soon();
  expect(speaker?.state).toBe('running');
  expect(speaker?.begun).toEqual([3, 3.16]);
  ring();
  speaker?.ended[0]?.();
  await soon();
  expect(speaker?.state, 'the second call still sounds').toBe('running');
  speaker?.ended[1]?.();
  await soon();
  expect(speaker?.state).toBe('suspended');
  expect(Loudspeaker.opened).toHaveLength(1);
});
