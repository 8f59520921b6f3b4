// What the pointer or the focus is on: a choice shows its place on the board, a place shows its choice.

type From = 'choice' | 'board';

let places = $state.raw<readonly string[]>([]);
let from = $state.raw<From | null>(null);

export const pointing = {
  /** The pointer or the focus came to a choice that touches these places, or to this place of the board. */
  at(where: From, now: readonly string[]): void {
    places = now;
    from = now.length > 0 ? where : null;
  },

  /** It left again; somebody who came there meanwhile stays. */
  leave(where: From): void {
    if (from === where) {
      places = [];
      from = null;
    }
  },

  /** Whether a choice that touches this place is pointed at. */
  lights(place: string): boolean {
    return from === 'choice' && places.includes(place);
  },

  /** The first place of the choice that is pointed at. */
  get lit(): string | null {
    return from === 'choice' ? (places[0] ?? null) : null;
  },

  /** Whether one of these places is pointed at on the board. */
  meets(touched: readonly string[]): boolean {
    return from === 'board' && touched.some((place) => places.includes(place));
  },
};
