// New choices take no input for a moment: whoever pressed twice, or just when things changed, meant what was
// there before.

/** How long, in milliseconds. */
export const SETTLES = 400;

export class Settling {
  /** Whether what is offered has been there long enough to be meant. */
  settled = $state.raw(true);
  #offered = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** This is offered now. Only what differs from before has to settle. */
  offer(offered: string): void {
    if (offered !== this.#offered) {
      this.#offered = offered;
      this.begin();
    }
  }

  /** Something was done: what is offered next has to settle in any case. */
  begin(): void {
    this.settled = false;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.settled = true;
    }, SETTLES);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
