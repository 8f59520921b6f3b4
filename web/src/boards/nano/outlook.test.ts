import { describe, expect, it } from 'vitest';
import { outlookOf, placesOf, plannedOutlook } from './outlook';
import type { AssetState, NextRun } from './view';

const next: NextRun = { makes: 0, to: 1, staff: 3, lacks_workers: 1, lacks: [] };
const mine: AssetState = {
  id: 'mine-1',
  owner: 1,
  needs: { inputs: [], workers: 3, makes: 2 },
  workers: 2,
  guard: false,
  striking: false,
  next,
};

describe('the outlook of an asset', () => {
  it('says what it makes and for whom, what it lacks, or what stops it', () => {
    expect(outlookOf({ makes: 1, to: 2, staff: 2, lacks_workers: 0, lacks: [] })).toEqual({
      is: 'makes',
      units: 1,
      to: 2,
    });
    expect(outlookOf({ ...next, lacks: ['ore', 'ore'] })).toEqual({
      is: 'lacks',
      workers: 1,
      goods: ['ore', 'ore'],
    });
    expect(outlookOf({ ...next, stopped_by: 'strike' })).toEqual({ is: 'stopped', by: 'strike' });
  });

  it('changes while workers are being placed', () => {
    const here = placesOf(3, 3, false);
    expect(plannedOutlook(mine, next, here)).toEqual({ is: 'makes', units: 2, to: 1 });
    const gone = placesOf(3, 0, false);
    expect(plannedOutlook(mine, next, gone)).toEqual({ is: 'lacks', workers: 3, goods: [] });
  });
});

describe('places', () => {
  it('are filled by workers first, then by the chip, and the rest are free', () => {
    expect(placesOf(3, 1, false)).toEqual(['worker', 'free', 'free']);
    expect(placesOf(2, 1, true)).toEqual(['worker', 'chip', 'free']);
    expect(placesOf(1, 2, true)).toEqual(['worker', 'worker', 'chip']);
    expect(placesOf(1, 2, false)).toEqual(['worker', 'worker']);
  });
});
