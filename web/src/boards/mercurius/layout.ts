// How the exchange fits: as tracks with the kinds at their ends, or as rows where it is narrow.

export type Layout =
  | { form: 'rows' }
  | {
      form: 'tracks';
      /** How wide each end of a track is. */
      panel: number;
      /** How wide the buttons are. */
      step: number;
      /** Whether there is room for the bank's piles beside its figures. */
      piles: boolean;
      /** How wide a field of a track is. */
      field: number;
    };

const FIELDS = 33;
const GAPS = 16;
const PRICE = 66;
const MINE = 30;
const WATCHED = 104;
const PILE = 36;
const ROOMY = 11.5;
const TIGHT = 9.2;

/**
 * What fits into a width, with buttons wide enough for fingers where they are used. Who only watches
 * needs none, and gets longer tracks.
 */
export function layoutOf(width: number, fingers: boolean, plays: boolean): Layout {
  const step = fingers ? 44 : 30;
  const bare = plays ? PRICE + 2 * step + MINE : WATCHED;
  for (const piles of [true, false]) {
    const panel = piles ? bare + PILE : bare;
    const field = (width - 2 * panel - GAPS) / FIELDS;
    if (field >= (piles ? ROOMY : TIGHT)) {
      return { form: 'tracks', panel, step, piles, field };
    }
  }
  return { form: 'rows' };
}
