import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Document } from '../protocol/Document';
import type { StepShown } from '../protocol/StepShown';
import { Sequence } from './sequence';
import { type Heard, MOST_TURNS, Showing } from './showing.svelte';

const document = {} as Document;
const turn = (step: number): StepShown => ({
  step,
  happened: [{ event: { event: 'turn' }, text: ['told-turn'], by: 0, line: 'turn' }],
});
const heard = (version: number): Heard => ({ document, version, steps: [turn(version)] });
const soon = () => new Promise((done) => setTimeout(done, 0));

/** A board in motion until it is told to rest. */
function moving() {
  const sequence = new Sequence(
    () => {},
    () => false,
  );
  sequence.add([{ ms: 5_000, begin: () => {} }]);
  return sequence;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('what was heard', () => {
  it('is shown and told at once where nothing moves', async () => {
    const showing = new Showing();
    const told: number[] = [];
    showing.onTold = ({ version }) => told.push(version);
    showing.begin(document, 1);
    showing.add(heard(2));
    await soon();
    expect(told).toEqual([1, 2]);
    expect(showing.behind).toBe(0);
  });

  it('is told only when the board has come to rest, one message after another', async () => {
    const showing = new Showing();
    showing.begin(document, 1);
    const sequence = moving();
    showing.add(heard(2));
    showing.add(heard(3));
    await soon();
    expect([showing.board?.version, showing.told?.version, showing.behind]).toEqual([2, 1, 2]);
    sequence.skip();
    await soon();
    expect([showing.board?.version, showing.told?.version, showing.behind]).toEqual([3, 3, 0]);
  });

  it('is told only when the piece is drawn where it went, however late that is', async () => {
    let arrive = () => {};
    const finished = new Promise<void>((done) => {
      arrive = done;
    });
    const piece = { transitionProperty: 'transform', finished };
    // What goes elsewhere, and what only changes its colour, is not waited for.
    const cancelled = Promise.reject(new Error('cancelled'));
    cancelled.catch(() => {});
    const elsewhere = { transitionProperty: 'transform', finished: cancelled };
    const colour = { transitionProperty: 'fill', finished: new Promise(() => {}) };
    const getAnimations = () => [piece, elsewhere, colour];
    vi.stubGlobal('document', { visibilityState: 'visible', getAnimations });
    const showing = new Showing();
    showing.begin(document, 1);
    const sequence = moving();
    showing.add(heard(2));
    await soon();
    sequence.skip();
    await soon();
    expect(showing.told?.version).toBe(1);
    arrive();
    await soon();
    expect(showing.told?.version).toBe(2);
  });

  it('jumps to now, and says so, when more than two turns wait; nothing of it is left untold', async () => {
    const showing = new Showing();
    const told: number[] = [];
    showing.onTold = ({ steps }) => told.push(...steps.map(({ step }) => step));
    showing.begin(document, 1);
    const sequence = moving();
    for (let version = 2; version <= MOST_TURNS + 2; version++) {
      showing.add(heard(version));
      await soon();
    }
    expect(showing.told?.version).toBe(MOST_TURNS + 2);
    expect(showing.jumped).toEqual({ turns: MOST_TURNS + 1, times: 1 });
    expect(showing.board?.steps).toEqual([]);
    expect(told).toEqual([2, 3, 4]);
    expect(sequence.playing).toBe(false);
    await soon();
    expect(told).toEqual([2, 3, 4]);
  });

  it('is told before it has come to rest to who asks about the newest, and once', async () => {
    const showing = new Showing();
    const told: number[] = [];
    showing.onTold = ({ steps }) => told.push(...steps.map(({ step }) => step));
    showing.begin(document, 1);
    const sequence = moving();
    showing.add(heard(2));
    showing.add(heard(3));
    await soon();
    expect(showing.catchUp()).toBe(true);
    expect([showing.told?.version, sequence.playing]).toEqual([3, false]);
    expect(showing.catchUp()).toBe(false);
    await soon();
    expect([told, showing.jumped.times]).toEqual([[2, 3], 0]);
  });
});
