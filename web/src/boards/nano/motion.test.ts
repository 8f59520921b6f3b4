import { describe, expect, it } from 'vitest';
import type { HappenedShown, StepShown } from '../../lib/said';
import { actsOf } from './motion';

const told = (event: object, text = ''): HappenedShown => ({ event, text }) as HappenedShown;
const acts = (...happened: HappenedShown[]) =>
  actsOf([{ step: 1, happened } as unknown as StepShown]);

describe('what happened on the map', () => {
  it('lets a chip drive hex by hex, long ways faster', () => {
    const drive = (path: string[]) => acts(told({ event: 'moved', seat: 1, from: 'a1', path }));
    const short = drive(['b1', 'b2']);
    expect(short.map((act) => act.show === 'chip' && act.hex)).toEqual(['b1', 'b2']);
    const long = drive(['b1', 'b2', 'b3', 'b4', 'b5', 'b6', 'b7', 'b8']);
    expect(long[0]?.ms).toBeLessThan(short[0]?.ms ?? 0);
  });

  it('only says that a chip stayed', () => {
    expect(
      acts(told({ event: 'moved', seat: 1, from: 'a1', path: [] }, 'Bo: stays.')),
    ).toMatchObject([{ show: 'words', text: 'Bo: stays.' }]);
  });

  it('shows money where it is paid and where it is got, and the bank nowhere', () => {
    const posting = { from: { seat: 0 }, to: { bank: 0 }, amount: 50, why: '' };
    expect(acts({ posting } as unknown as HappenedShown)).toMatchObject([
      { show: 'pop', from: { seat: 0 }, word: '−50', tone: 'loss' },
    ]);
    const between = { from: { seat: 0 }, to: { seat: 1 }, amount: 7, why: '' };
    expect(acts({ posting: between } as unknown as HappenedShown)).toMatchObject([
      { from: { seat: 0 }, tone: 'loss' },
      { from: { seat: 1 }, word: '+7', tone: 'gain' },
    ]);
  });

  it('shows what an asset makes above it', () => {
    const made = { event: 'produced', seat: 0, asset: 'mine-1', product: 'coal', units: 2, to: 0 };
    expect(acts(told(made))).toMatchObject([
      { show: 'pop', from: { asset: 'mine-1' }, word: '+2 coal' },
    ]);
  });

  it('sounds the alarm for a raid, and brings the arrested to the Business-centre', () => {
    expect(acts(told({ event: 'raided', seat: 0, owner: 1, asset: 'mine-1' }))).toMatchObject([
      { show: 'alarm', asset: 'mine-1' },
      { show: 'assets', assets: ['mine-1'] },
    ]);
    expect(acts(told({ event: 'arrested', seat: 0, by: 1, hex: 'e7' }))).toMatchObject([
      { show: 'chip', seat: 0, hex: 'e7' },
    ]);
  });

  it('turns over a card and leaves time to read it', () => {
    const drawn = acts(told({ event: 'drew', seat: 0, card: 'pit-tax', amount: -2 }));
    expect(drawn[0]).toMatchObject({ show: 'card', card: 'pit-tax' });
    expect(drawn[1]?.ms).toBeGreaterThan(1_000);
  });

  it('shows both sides of a trade, and nothing of what was taken back', () => {
    const trade = {
      event: 'traded',
      seat: 0,
      partner: 1,
      gave: { property: ['mine-1'] },
      got: { property: ['mine-2'] },
    };
    expect(acts(told(trade))).toMatchObject([{ show: 'assets', assets: ['mine-1', 'mine-2'] }]);
    expect(actsOf([{ step: 2, undo: 1, happened: [told(trade)] } as unknown as StepShown])).toEqual(
      [],
    );
  });
});
