import { describe, expect, it } from 'vitest';
import { grownLog, linesOf } from './log';
import type { PastStep } from './steps';

const told = (text: string, by?: number) => ({ event: {}, text, by });
const nested = (text: string) => ({ event: {}, text, line: 'nested' as const });
const turn = (by: number, text: string) => ({ event: {}, text, by, line: 'turn' as const });
const posting = {
  posting: { from: { seat: 0 }, to: { bank: 0 }, amount: 10, reason: 'bought', rule: 'M12' },
};

const steps: PastStep[] = [
  { step: 1, happened: [told('A token is laid.'), turn(0, 'round 1')] },
  { step: 2, seat: 0, happened: [told('bought tea for 10.', 0), posting] },
  { step: 3, seat: 0, happened: [told('played tea +1.', 0), nested('tea 10 → 11.')] },
  { step: 4, happened: [turn(1, 'round 1')] },
];

describe('the log', () => {
  it('begins a new part with every turn', () => {
    const turns = grownLog([], steps);
    expect(turns.map(({ seat, title }) => [seat, title])).toEqual([
      [null, null],
      [0, 'round 1'],
      [1, 'round 1'],
    ]);
    expect(turns[1]?.lines.map(({ text, nested }) => [text, nested])).toEqual([
      ['bought tea for 10.', false],
      ['played tea +1.', false],
      ['tea 10 → 11.', true],
    ]);
  });

  it('tells parts that begin in the same step apart', () => {
    const happened = [told('Bert has the first move.'), turn(1, ''), turn(0, '')];
    const turns = grownLog([], [{ step: 1, happened }]);
    expect(turns.map(({ key }) => key)).toEqual(['1', '1.1', '1.2']);
  });

  it('puts money to the line of the same step before it', () => {
    const [, anna] = grownLog([], steps);
    expect(anna?.lines[0]?.postings).toEqual([posting.posting]);
    const alone = grownLog([], [{ step: 9, happened: [posting] }]);
    expect(alone[0]?.lines).toEqual([
      { step: 9, text: '', by: null, nested: true, postings: [posting.posting] },
    ]);
  });

  it('says how much was taken back', () => {
    const turns = grownLog([], [{ step: 5, undo: 2, happened: [] }]);
    expect(turns[0]?.lines[0]?.undo).toBe(2);
  });

  it('grown bit by bit is the log of the whole', () => {
    let bitByBit: ReturnType<typeof grownLog> = [];
    for (const step of steps) {
      bitByBit = grownLog(bitByBit, [step]);
    }
    expect(bitByBit).toEqual(grownLog([], steps));
  });

  it('leaves turns alone that nothing was added to, and does not change the log before', () => {
    const before = grownLog([], steps.slice(0, 2));
    const copy = structuredClone(before);
    const after = grownLog(before, steps.slice(2));
    expect(after[0]).toBe(before[0]);
    expect(after[1]).not.toBe(before[1]);
    expect(before).toEqual(copy);
  });

  it('in lines has no headings of turns', () => {
    expect(linesOf(steps).map(({ text }) => text)).toEqual([
      'A token is laid.',
      'bought tea for 10.',
      'played tea +1.',
      'tea 10 → 11.',
    ]);
  });
});
