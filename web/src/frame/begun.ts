// A press counts for the sum that stood there when it began: who has a finger on a bid that rises means the lower one.

export class Begun {
  #sum: number | undefined;

  /** A pointer or a key goes down where this sum stands. A key that is held begins nothing new. */
  begin(sum: number, { repeat = false }: { repeat?: boolean } = {}): void {
    if (!repeat) {
      this.#sum = sum;
    }
  }

  /** Whether a press that ends on this sum means it. What is pressed without pointer and key, as readers do, does. */
  isMeant(sum: number): boolean {
    const begun = this.#sum;
    return begun === undefined || begun === sum;
  }
}
