// One auction told from the next, also where the next begins with the same message that ends the one before.

import type { PlayShown } from '../lib/said';
import type { AuctionShown } from '../protocol/AuctionShown';

type Auction = Pick<NonNullable<PlayShown['auction']>, 'best' | 'passed'>;

export class Auctions {
  #number = 0;
  #begun = false;

  /** The how manieth this is: another one when nobody has spoken, after somebody had. */
  count({ best, passed }: Auction): number {
    const fresh = best === null && passed.length === 0;
    if (fresh && this.#begun) {
      this.#number++;
    }
    this.#begun = !fresh;
    return this.#number;
  }
}

/** Whether staying out by order is more than the pass that one may say now: not where a pass is for good. */
export const staysOutBeyond = (
  { final_pass = false }: Pick<AuctionShown, 'final_pass'>,
  mayPass: boolean,
): boolean => !(final_pass && mayPass);

/** Whether the next bid is more than a seat can pay that would have to say something to it. Nobody else may learn that. */
export const isOutOfReach = (
  { best, least }: Pick<NonNullable<PlayShown['auction']>, 'best' | 'least'>,
  own: number | null,
  known: { beyond: boolean; mayPass: boolean; mayBid: boolean; cash: number | null | undefined },
): boolean =>
  best?.seat !== own &&
  (known.beyond ||
    (known.mayPass && !known.mayBid && typeof known.cash === 'number' && known.cash < least));
