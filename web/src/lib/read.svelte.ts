// How far the talk at a table was read; kept as long as the tab is open, so that nothing is new again after a reload.

const keyOf = (table: string) => `kontor:read:${table}`;

function kept(table: string): number {
  try {
    return Number(globalThis.sessionStorage?.getItem(keyOf(table)) ?? 0);
  } catch {
    return 0;
  }
}

export class Reading {
  readonly #table: string;
  /** The number of the last line that was read. */
  #to = $state.raw(0);

  constructor(table: string) {
    this.#table = table;
    this.#to = kept(table);
  }

  /** Everything up to this line was on the screen. */
  read(number: number): void {
    if (number <= this.#to) {
      return;
    }
    this.#to = number;
    try {
      globalThis.sessionStorage?.setItem(keyOf(this.#table), String(number));
    } catch {
      // It is known for this visit then.
    }
  }

  /** How many of these lines are new to this person. */
  unread(lines: { number: number; person: { id: string } }[], me: string | undefined): number {
    return lines.filter(({ number, person }) => number > this.#to && person.id !== me).length;
  }
}
