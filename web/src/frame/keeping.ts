// Where the choices of a turn begin. What is told above them may become shorter with the first step, and the main choice
// would move up under the pointer: it keeps its place until the turn is over.

/** So much room, in pixels, is left empty at most. */
const MOST = 140;

export class Keeping {
  #top = 0;

  /** The turn is over: the next one begins anew. */
  leave(): void {
    this.#top = 0;
  }

  /**
   * How much room has to be left above choices that would begin here, so that they begin where those before them did.
   * With `passing` something stands above them only for a moment: they give way to it, and come back.
   */
  above(top: number, passing: boolean): number {
    if (passing) {
      return 0;
    }
    const room = Math.max(0, this.#top - top);
    if (room > MOST) {
      this.#top = top;
      return 0;
    }
    this.#top = top + room;
    return room;
  }
}
