import { describe, expect, it } from 'vitest';
import { grownLog, linesOf, titleOf, withoutName } from './log';
import type { PastStep } from './steps';

const told = (text: string, event: object = { event: 'other' }) => ({ event, text });
const turn = (seat: number, text: string) => told(text, { event: 'turn_began', seat });
const posting = {
  posting: { from: { seat: 0 }, to: { bank: 0 }, amount: 10, reason: 'bought', rule: 'M12' },
};

const steps: PastStep[] = [
  { step: 1, happened: [told('A token is laid.'), turn(0, '— Anna: round 1 —')] },
  { step: 2, seat: 0, happened: [told('Anna: bought tea for 10.'), posting] },
  { step: 3, seat: 0, happened: [told('Anna: played tea +1.'), told('   tea 10 → 11.')] },
  { step: 4, happened: [turn(1, '— Bert: round 1 —')] },
];

describe('the log', () => {
  it('begins a new part with every turn', () => {
    const turns = grownLog([], steps);
    expect(turns.map(({ seat, title }) => [seat, title])).toEqual([
      [null, null],
      [0, 'Anna: round 1'],
      [1, 'Bert: round 1'],
    ]);
    expect(turns[1]?.lines.map(({ text, nested }) => [text, nested])).toEqual([
      ['Anna: bought tea for 10.', false],
      ['Anna: played tea +1.', false],
      ['tea 10 → 11.', true],
    ]);
  });

  it('begins a new part with the turn of an auctioneer', () => {
    const began = { event: 'turn_began', auctioneer: 2, mover: 1, turn: 1 };
    const turns = grownLog(
      [],
      [{ step: 1, happened: [told('Turn 1: Clara is auctioneer', began)] }],
    );
    expect(turns.map(({ seat, title }) => [seat, title])).toEqual([
      [2, 'Turn 1: Clara is auctioneer'],
    ]);
  });

  it('begins a new part with a move, where the game calls a turn so', () => {
    const began = { event: 'move_began', seat: 1, round: 4 };
    const turns = grownLog([], [{ step: 1, happened: [told('— Bert: round 4 —', began)] }]);
    expect(turns.map(({ seat, title }) => [seat, title])).toEqual([[1, 'Bert: round 4']]);
  });

  it('tells parts that begin in the same step apart', () => {
    const began = (seat: number) => told('', { event: 'move_began', seat });
    const happened = [told('Bert has the first move.', {}), began(1), began(0)];
    const turns = grownLog([], [{ step: 1, happened }]);
    expect(turns.map(({ key }) => key)).toEqual(['1', '1.1', '1.2']);
  });

  it('puts money to the line of the same step before it', () => {
    const [, anna] = grownLog([], steps);
    expect(anna?.lines[0]?.postings).toEqual([posting.posting]);
    const alone = grownLog([], [{ step: 9, happened: [posting] }]);
    expect(alone[0]?.lines).toEqual([
      { step: 9, text: '', nested: true, postings: [posting.posting] },
    ]);
  });

  it('knows whose turn it is where the game calls that player the auctioneer', () => {
    const began = told('Turn 1', { event: 'turn_began', auctioneer: 2, mover: 0 });
    expect(grownLog([], [{ step: 1, happened: [began] }])[0]).toMatchObject({
      seat: 2,
      title: 'Turn 1',
    });
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

  it('leaves out a name that the heading says', () => {
    expect(withoutName('Anna: bought tea.', 'Anna')).toBe('Bought tea.');
    expect(withoutName('Anna skips a turn.', 'Anna')).toBe('Anna skips a turn.');
    expect(withoutName('Bert: pays.', 'Anna')).toBe('Bert: pays.');
    expect(titleOf('— Anna: 3 turns to go —')).toBe('Anna: 3 turns to go');
  });

  it('in lines has no headings of turns', () => {
    expect(linesOf(steps).map(({ text }) => text)).toEqual([
      'A token is laid.',
      'Anna: bought tea for 10.',
      'Anna: played tea +1.',
      'tea 10 → 11.',
    ]);
  });
});
