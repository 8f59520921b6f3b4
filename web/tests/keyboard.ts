// Playing without sight: by keyboard alone, hearing what a screen reader is told.

import { linesTold } from '../src/frame/tellings.svelte';
import { type Say, Words } from '../src/lib/say.svelte';
import type { History } from '../src/protocol/History';
import { version } from './player';
import { type Person, until } from './world';

/** Whatever a screen reader would read out by itself, beside the one place that tells. */
const OTHER_VOICES =
  ':is([aria-live]:not([aria-live="off"]), [role="status"], [role="log"], [role="alert"], output):not([data-testid="told"])';

/** Everything that the one live region said, in order; to be called before the page is opened. */
export async function listen(person: Person): Promise<() => Promise<string[]>> {
  await person.page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    new MutationObserver((changes) => {
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (node.parentElement?.matches('[data-testid="told"]') && node instanceof HTMLElement) {
          heard.push(node.textContent ?? '');
        }
      }
    }).observe(document, { subtree: true, childList: true });
  });
  return () => person.page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
}

/** What would be read out beside the one live region, as it is written. */
export function otherVoices(person: Person): Promise<string[]> {
  return person.page
    .locator(OTHER_VOICES)
    .evaluateAll((all) => all.map(({ outerHTML }) => outerHTML.slice(0, 120)));
}

/** What has the focus: by what it is known, and whether that is among the choices. */
export function focused(person: Person): Promise<{ what: string; within: boolean; body: boolean }> {
  return person.page.evaluate(() => {
    const at = document.activeElement as HTMLElement | null;
    const known = at?.dataset.testid ?? at?.dataset.kind ?? (at?.dataset.bid ? 'bid' : '');
    return {
      what: known || (at?.tagName ?? ''),
      within: at?.closest('[data-testid="choices"]') !== null,
      body: at === document.body || at === null,
    };
  });
}

/** Goes on with Tab from where the focus is until this has it. */
export async function tabTo(person: Person, selector: string): Promise<void> {
  for (let tabs = 0; tabs < 300; tabs++) {
    const there = await person.page.evaluate(
      (wanted) => document.activeElement?.matches(wanted) ?? false,
      selector,
    );
    if (there) {
      return;
    }
    await person.page.keyboard.press('Tab');
  }
  throw new Error(`${selector} cannot be reached`);
}

export const choice = (kind: string) => `[data-testid="choices"] [data-kind="${kind}"]`;
export const OWN_BID = '[data-testid="own-bid"]';

/** What can be done now, by what it does; a list that is folded away is asked for by the keyboard. */
export async function asked(person: Person): Promise<string[]> {
  const state = await person.page.evaluate((ownBid) => {
    const choices = document.querySelector('[data-testid="choices"]:not([aria-disabled="true"])');
    const buttons = choices?.querySelectorAll<HTMLElement>(
      '[data-kind]:not([aria-disabled="true"])',
    );
    const bids = choices
      ?.querySelector(ownBid)
      ?.closest('form')
      ?.querySelector('button[type="submit"]:not([aria-disabled="true"])');
    return {
      folded: choices?.querySelector('[data-testid="list-choices"]') != null,
      kinds: [
        ...new Set([...(buttons ?? [])].map((one) => one.dataset.kind as string)),
        ...(bids ? ['bid'] : []),
      ],
    };
  }, OWN_BID);
  if (!state.folded) {
    return state.kinds;
  }
  await tabTo(person, '[data-testid="list-choices"]');
  await person.page.keyboard.press('Enter');
  return [];
}

/** Answers a question that was asked about something chosen; says whether there was one. */
export async function confirm(person: Person): Promise<boolean> {
  if (!(await person.at('confirm-yes').isVisible())) {
    return false;
  }
  await tabTo(person, '[data-testid="confirm-yes"]');
  // It takes no answer before it can be read: whoever presses too early presses again.
  await until('the question is answered', async () => {
    if (!(await person.at('confirm-yes').isVisible())) {
      return true;
    }
    await person.page.keyboard.press('Enter');
    return false;
  });
  return true;
}

/** Does this by keyboard: kinds come first where there are many, their choices behind them. */
export async function does(person: Person, kind: string): Promise<void> {
  const before = await version(person);
  const pressed = kind === 'bid' ? OWN_BID : choice(kind);
  await tabTo(person, pressed);
  await person.page.keyboard.press('Enter');
  await until(`what came of ${kind}`, async () => {
    if ((await version(person)) > before) {
      return true;
    }
    const again = !(await confirm(person)) && (await asked(person)).includes(kind);
    if (again && (await version(person)) === before) {
      await person.page.keyboard.press('Tab');
      await tabTo(person, pressed);
      await person.page.keyboard.press('Enter');
    }
    return false;
  });
}

/** The words of a table, with the names of those who sit at it. */
export async function wordsAt(person: Person, table: string): Promise<Say> {
  const { document } = await person.look(table);
  const response = await person.context.request.get(
    `/api/games/${document.game}/texts?language=en`,
  );
  return new Words('en', [await response.text()]).with(
    document.seats.map(({ name }) => name.replace(/^medium/, 'Steady')),
  );
}

/** What has been heard of a table, compared step by step with what happened there. */
export class Ear {
  #lines: number;
  #step: number;
  readonly #person: Person;
  readonly #table: string;
  readonly #heard: () => Promise<string[]>;
  readonly #say: Say;

  private constructor(
    person: Person,
    table: string,
    heard: () => Promise<string[]>,
    say: Say,
    known: { lines: number; step: number },
  ) {
    [this.#person, this.#table, this.#heard, this.#say] = [person, table, heard, say];
    [this.#lines, this.#step] = [known.lines, known.step];
  }

  /** At a table that is shown, from now on. */
  static async at(person: Person, table: string, heard: () => Promise<string[]>): Promise<Ear> {
    const say = await wordsAt(person, table);
    // Others may play on meanwhile: all that happened so far and all that was heard of it, at one moment.
    const known = await until('a moment in which nothing happens', async () => {
      const lines = (await heard()).length;
      const { document, version: newest } = await person.look(table);
      const still = (await version(person)) === newest && (await heard()).length === lines;
      return still ? { lines, step: document.play?.steps ?? 0 } : null;
    });
    return new Ear(person, table, heard, say, known);
  }

  /**
   * Waits until every line of the log since the last time has been told, in its order. What else was told
   * meanwhile comes back: what is asked, and what one did oneself.
   */
  async hears(): Promise<{ lines: string[]; others: string[] }> {
    let missing = '';
    const { lines, others, all, step } = await until(
      'everything that happened is told',
      async () => {
        // First what was heard: what happens between is not missing.
        const all = await this.#heard();
        const { steps } = await this.#person.ask<History>(
          'GET',
          `/api/tables/${this.#table}/history`,
        );
        const since = steps.filter(({ step }) => step > this.#step);
        const lines = linesTold(since, this.#say);
        const others: string[] = [];
        let at = 0;
        for (const told of all.slice(this.#lines)) {
          if (told === lines[at]) {
            at++;
          } else {
            others.push(told);
          }
        }
        missing = `“${lines[at]}” among “${others.join('”, “')}”`;
        return at === lines.length ? { lines, others, all, step: since.at(-1)?.step } : null;
      },
    ).catch((inVain) => {
      throw new Error(`${inVain}: ${missing}`);
    });
    this.#lines = all.length;
    this.#step = step ?? this.#step;
    return { lines, others };
  }
}
