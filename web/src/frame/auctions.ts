// One auction told from the next, also where the next begins with the same message that ends the one before.

import type { PlayShown } from '../lib/said';

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
