// The place of a board that is looked at, and the one whose deed is open.

import { tick } from 'svelte';
import { pointing } from '../lib/pointing.svelte';
import type { StepShown } from '../lib/said';

export class Attention {
  /** The place that the pointer, the focus or a first touch is on. */
  at = $state<string | null>(null);
  /** The place whose deed is open. */
  open = $state<string | null>(null);
  /** The board. */
  root = $state<HTMLElement>();
  readonly #kind: string;
  /** The last step that was looked at. */
  #known = 0;

  /** What kind of place: one has its id as `data-square`, and choices touch it as `square:…`. */
  constructor(kind: 'square' | 'hex') {
    this.#kind = kind;
  }

  /** Somebody came to look at a place, or left it. Choices that touch what stands there are shown, too. */
  look(place: string, here: boolean, besides: string[] = []): void {
    if (here) {
      this.at = place;
      pointing.at('board', [`${this.#kind}:${place}`, ...besides]);
    } else {
      this.at = this.at === place ? null : this.at;
      pointing.leave('board');
    }
  }

  /**
   * Closes the deed when the viewer has done something elsewhere: it would lie over what is asked next. Bids leave it
   * open, since they may be bid by order while one reads.
   */
  makeWay(latest: StepShown[], seat: number | null): void {
    const fresh = latest.filter(({ step }) => step > this.#known);
    this.#known = fresh.at(-1)?.step ?? this.#known;
    const isBid = ({ happened }: StepShown) =>
      happened.some((one) => 'event' in one && one.bidding);
    if (seat !== null && fresh.some((step) => step.seat === seat && !isBid(step))) {
      this.open = null;
    }
  }

  /** Closes the deed, and brings the focus back to its place. */
  async close(): Promise<void> {
    const place = this.open;
    this.open = null;
    await tick();
    const at = this.root?.querySelector<SVGElement>(`[data-${this.#kind}="${place}"]`);
    at?.focus({ preventScroll: true });
    this.at = null;
  }
}
