// Pressing several times in one go: the page's clock stands still meanwhile, however slow the machine.

import type { History } from '../src/protocol/History';
import { ready, version } from './player';
import { type Person, until } from './world';

/** How often this person has acted at a table, in the first seat. */
export async function ownActions(person: Person, table: string): Promise<number> {
  const { steps } = await person.ask<History>('GET', `/api/tables/${table}/history`);
  return steps.filter(({ seat }) => seat === 0).length;
}

/** Waits until nobody but this person is to act, in the first seat, and the page shows that: nobody is quicker. */
export async function asksMeAlone(person: Person, table: string): Promise<void> {
  await until('only I am asked', async () => {
    const { document, version: newest } = await person.look(table);
    const { to_act } = document;
    return to_act.length === 1 && to_act[0] === 0 && (await version(person)) >= newest;
  });
  await ready(person);
}

/** How long new choices take no input is far longer, in milliseconds. */
const A_MOMENT = 50;

/** The clock of a page, which stands still when it is told to. */
export class PageClock {
  readonly #person: Person;

  private constructor(person: Person) {
    this.#person = person;
  }

  /** To be taken in hand before the page is opened. */
  static async of(person: Person): Promise<PageClock> {
    await person.page.clock.install();
    return new PageClock(person);
  }

  /** Stands still: whoever presses now presses in one go. */
  async stop(): Promise<void> {
    const { page } = this.#person;
    // A little later than now, whatever passes until it is told.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  }

  /** Goes on moment by moment until the page shows what came after a version; what is new there has just come. */
  async untilBeyond(shown: number): Promise<void> {
    await until('what comes of it', async () => {
      await this.#person.page.clock.runFor(A_MOMENT);
      return (await version(this.#person)) > shown;
    });
  }

  /** Goes on as usual. */
  goesOn(): Promise<void> {
    return this.#person.page.clock.resume();
  }
}
