import { describe, expect, it } from 'vitest';
import type { HappenedShown } from '../lib/said';
import type { PastStep } from './steps';
import { roomFor, waitedFor } from './waited';

const step = (
  number: number,
  seat: number | undefined,
  by: number,
  ...texts: string[]
): PastStep => ({
  step: number,
  ...(seat !== undefined && { seat }),
  happened: texts.map((text) => ({ event: {}, text, by })),
});

const own = (...texts: string[]) => texts.map((text) => ({ text, own: true }));

const NAMES = ['Anna', 'Steady', 'Steady 2'];

describe('while you waited', () => {
  it('tells what each of the others did since one’s own last action, the last of it', () => {
    const steps = [
      step(1, 1, 1, 'long ago.'),
      step(2, 0, 0, 'threw 5.'),
      step(3, 1, 1, 'threw 3.', 'walks 3 squares.'),
      step(4, undefined, 1, 'draws a card.', 'receives 5.'),
      step(5, 2, 2, 'threw 6.'),
    ];
    expect(waitedFor(steps, 0, NAMES)).toEqual([
      { seat: 1, did: own('walks 3 squares.', 'draws a card.', 'receives 5.') },
      { seat: 2, did: own('threw 6.') },
    ]);
    expect(waitedFor([...steps, step(6, 0, 0, 'passes.')], 0, NAMES)).toEqual([]);
  });

  it('keeps it through a bid and a pass in an auction of others', () => {
    const mine = (number: number, text: string, bidding?: true): PastStep => ({
      step: number,
      seat: 0,
      happened: [
        { event: {}, text, by: 0, bidding },
        { event: {}, text: 'What came of it.' },
      ],
    });
    const steps = [
      step(1, 0, 0, 'threw 5.'),
      step(2, 1, 1, 'threw 3.'),
      mine(3, 'bids 5.', true),
      step(4, 2, 2, 'bids 6.'),
      mine(5, 'passes.', true),
    ];
    expect(waitedFor(steps, 0, NAMES)).toEqual([
      { seat: 1, did: own('threw 3.') },
      { seat: 2, did: own('bids 6.') },
    ]);
    expect(waitedFor([...steps, mine(6, 'threw 2.')], 0, NAMES)).toEqual([]);
  });

  it('tells no bids while an auction is on, so that nothing moves in it', () => {
    const bid: PastStep = {
      step: 3,
      seat: 2,
      happened: [{ event: {}, text: 'bids 6.', by: 2, bidding: true }],
    };
    const steps = [step(1, 0, 0, 'threw 5.'), step(2, 1, 1, 'threw 3.'), bid];
    expect(waitedFor(steps, 0, NAMES, true)).toEqual([{ seat: 1, did: own('threw 3.') }]);
    expect(waitedFor(steps, 0, NAMES)).toHaveLength(2);
  });

  it('is told who did it where the text names them, wherever it does, and leaves out bids', () => {
    const told = (number: number, named: number, text: string, bidding?: true): PastStep => ({
      step: number,
      seat: named,
      happened: [{ event: {}, text, named, bidding }],
    });
    const steps = [
      told(1, 0, 'Anna moves the KGB 3 steps'),
      told(2, 1, 'Steady bids 3 mln', true),
      told(3, 0, 'Anna passes', true),
      {
        step: 4,
        seat: 1,
        happened: [
          { event: {}, text: 'Steady passes', named: 1, bidding: true as const },
          { event: {}, text: 'Steady 2 buys GUM for 4 mln', named: 2 },
          { event: {}, text: 'The plane flies to GUM' },
        ],
      },
      told(5, 1, 'Rent (GUM): Steady pays, Anna receives'),
    ];
    expect(waitedFor(steps, 0, NAMES)).toEqual([
      {
        seat: 2,
        did: [...own('buys GUM for 4 mln.'), { text: 'The plane flies to GUM.', own: false }],
      },
      { seat: 1, did: [{ text: 'Rent (GUM): Steady pays, Anna receives.', own: false }] },
    ]);
  });

  it('tells first what was bought and paid, and puts no name before what nobody did', () => {
    const money = (amount: number): HappenedShown => ({
      posting: { from: { seat: 1 }, to: { bank: 0 }, amount, reason: 'asset', rule: 'N1' },
    });
    const did = (text: string): HappenedShown => ({ event: {}, text, by: 1 });
    const fell: HappenedShown = { event: {}, text: 'The price of coal falls' };
    const steps: PastStep[] = [
      step(1, 0, 0, 'threw 5.'),
      { step: 2, seat: 1, happened: [fell, did('buys Mine 4 for 50'), money(50), fell] },
      { step: 3, seat: 1, happened: [did('pays salaries of 3'), money(3), did('places workers')] },
    ];
    expect(waitedFor(steps, 0, NAMES)).toEqual([
      { seat: 1, did: own('buys Mine 4 for 50.', 'pays salaries of 3.', 'places workers.') },
    ]);
    const small = [1, 2, 4].map(
      (sum, at): PastStep => ({
        step: 4 + at,
        seat: 1,
        happened: [did(`pays ${sum}`), money(sum)],
      }),
    );
    expect(waitedFor([...steps, ...small], 0, NAMES)).toEqual([
      { seat: 1, did: own('buys Mine 4 for 50.', 'pays salaries of 3.', 'pays 4.') },
    ]);
    expect(
      waitedFor(
        [...steps.slice(0, 1), { step: 2, seat: 1, happened: [did('passes'), fell, fell, fell] }],
        0,
        NAMES,
      ),
    ).toEqual([
      {
        seat: 1,
        did: [
          ...own('passes.'),
          ...Array(2).fill({ text: 'The price of coal falls.', own: false }),
        ],
      },
    ]);
  });

  const paid = (from: number, amount: number): HappenedShown => ({
    posting: { from: { seat: from }, to: { seat: 1 }, amount, reason: 'rent', rule: 'N1' },
  });

  it('tells first and apart what was taken from one, however much else moved more', () => {
    const did = (text: string): HappenedShown => ({ event: {}, text, by: 1 });
    const steps: PastStep[] = [
      step(1, 0, 0, 'threw 5.'),
      {
        step: 2,
        seat: 1,
        happened: [
          did('builds 1'),
          paid(1, 900),
          did('takes 54 from Anna'),
          paid(0, 54),
          ...[2, 3, 4].flatMap((number) => [did(`builds ${number}`), paid(1, 900)]),
          {
            event: {},
            text: 'The KGB takes the Escape from Anna for Steady 2',
            named: 2,
            from: 0,
          },
        ],
      },
    ];
    expect(waitedFor(steps, 0, NAMES)).toEqual([
      { seat: 1, did: own('takes 54 from Anna.'), lost: true },
      {
        seat: 2,
        did: [{ text: 'The KGB takes the Escape from Anna for Steady 2.', own: false }],
        lost: true,
      },
      { seat: 1, did: own('builds 1.', 'builds 2.', 'builds 3.') },
    ]);
    expect(waitedFor(steps, 2, NAMES).some(({ lost }) => lost)).toBe(false);
  });

  it('tells what one paid oneself once another has acted after it', () => {
    const card: PastStep = {
      step: 2,
      happened: [{ event: {}, text: 'draws a card: pay 10', by: 0 }, paid(0, 10)],
    };
    const steps = [step(1, 0, 0, 'threw 5.'), card];
    expect(waitedFor(steps, 0, NAMES)).toEqual([]);
    expect(waitedFor([...steps, step(3, 1, 1, 'offers 5.')], 0, NAMES)).toEqual([
      { seat: 0, did: own('draws a card: pay 10.'), lost: true },
      { seat: 1, did: own('offers 5.') },
    ]);
  });

  it('tells in the next auction what one bought in the last, and tells the same when another bids', () => {
    const steps: PastStep[] = [
      step(1, 0, 0, 'threw 5.'),
      { step: 2, happened: [{ event: {}, text: 'Turn', by: 1, line: 'turn' }] },
      step(3, 1, 1, 'sells GUM.'),
      {
        step: 4,
        seat: 0,
        happened: [
          { event: {}, text: 'Anna bids 7', named: 0, bidding: true },
          { event: {}, text: 'Anna buys GUM for 7', named: 0 },
          paid(0, 7),
        ],
      },
    ];
    const bought = { seat: 0, did: own('buys GUM for 7.'), lost: true };
    const told = [bought, { seat: 1, did: own('sells GUM.') }];
    expect(waitedFor(steps, 0, NAMES, true)).toEqual(told);
    const bid: PastStep = {
      step: 5,
      seat: 2,
      happened: [{ event: {}, text: 'Steady 2 bids 3', named: 2, bidding: true }],
    };
    expect(waitedFor([...steps, bid], 0, NAMES, true)).toEqual(told);
  });

  it('never tells after a purchase what led to it', () => {
    const steps: PastStep[] = [
      step(1, 0, 0, 'threw 5.'),
      step(2, 1, 1, 'walks 3 squares.'),
      {
        step: 3,
        seat: 1,
        happened: [
          { event: {}, text: 'buys it', by: 1 },
          paid(1, 5),
          { event: {}, text: 'waits', by: 1 },
        ],
      },
    ];
    expect(waitedFor(steps, 0, NAMES)).toEqual([{ seat: 1, did: own('buys it.', 'waits.') }]);
  });

  it('is over with the turn that one bid in, but for what came of the bids', () => {
    const turn = (number: number, seat: number): PastStep => ({
      step: number,
      happened: [{ event: {}, text: 'Turn', by: seat, line: 'turn' }],
    });
    const steps: PastStep[] = [
      step(1, 0, 0, 'threw 5.'),
      step(2, 1, 1, 'threw 3.'),
      {
        step: 3,
        seat: 0,
        happened: [
          { event: {}, text: 'passes.', by: 0, bidding: true },
          { event: {}, text: 'wins it.', by: 1 },
        ],
      },
    ];
    expect(waitedFor(steps, 0, NAMES)).toEqual([{ seat: 1, did: own('threw 3.', 'wins it.') }]);
    expect(waitedFor([...steps, turn(4, 2), step(5, 2, 2, 'threw 6.')], 0, NAMES)).toEqual([
      { seat: 1, did: own('wins it.') },
      { seat: 2, did: own('threw 6.') },
    ]);
  });
});

describe('the room that a phone has for what was missed', () => {
  const did = own('threw 5.');

  it('grows with the lines of it, and more with what was lost, up to the board', () => {
    expect(roomFor([])).toBe(0);
    expect(roomFor([{ seat: 1, did }])).toBe(20);
    expect(roomFor([{ seat: 1, did, lost: true }])).toBe(60);
    expect(roomFor([{ seat: 1, did, lost: true }, ...[1, 2].map((seat) => ({ seat, did }))])).toBe(
      76,
    );
  });
});
