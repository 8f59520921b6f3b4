// A press counts for the sum that stood there when it began: who has a finger on a bid that rises means the lower one.

/** The keys by which a button is pressed. Others only pass over it, as Tab does. */
const PRESSES = ['Enter', ' '];

export class Begun {
  #sum: number | undefined;

  /** A pointer goes down where this sum stands. */
  begin(sum: number): void {
    this.#sum = sum;
  }

  /** A key goes down there. One that is held begins nothing new, and presses nothing again. */
  key(event: Pick<KeyboardEvent, 'key' | 'repeat' | 'preventDefault'>, sum: number): void {
    if (!PRESSES.includes(event.key)) {
      return;
    }
    if (event.repeat) {
      event.preventDefault();
    } else {
      this.#sum = sum;
    }
  }

  /** What was begun came to nothing: a key goes down elsewhere. */
  forget(): void {
    this.#sum = undefined;
  }

  /**
   * Whether the press that ends on this sum means it; the next one begins anew. What is pressed without pointer and key, as
   * screen readers do, does.
   */
  isMeant(sum: number): boolean {
    const begun = this.#sum;
    this.#sum = undefined;
    return begun === undefined || begun === sum;
  }
}
