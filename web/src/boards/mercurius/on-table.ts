// What every part of this board needs to know.

import type { ShownChoice } from '../../lib/said';
import type { Picture } from './motion';
import type { Slip } from './slip';
import type { Face, Lead, View } from './view';

export type Special = 'dividend' | 'black_market' | 'news';

export interface OnTable {
  view: View;
  /** What a price card moves. */
  faces: (card: string) => Face[];
  seat: number | null;
  names: string[];
  currency: string;
  choices: ShownChoice[];
  /** Whether the viewer is to act, and nothing is on its way. */
  mine: boolean;
  slip: Slip;
  /** What is shown in motion. */
  picture: Picture;
  /** The kinds whose markers just moved. */
  moved: Set<string>;
  /** The special card that was pressed though it cannot be used now: what it does is told instead. */
  asked: Special | null;
  /** Where the card that is picked, or pointed at, leads. */
  leads: Lead[];
  write: (slip: Slip) => void;
  /** Plays an action of the choices at once. */
  act: (action: unknown) => void;
  /** Asks about a special card that cannot be used now. */
  ask: (which: Special) => void;
  /** Points at a card of the hand, to see where it leads. */
  point: (card: string | null) => void;
}
