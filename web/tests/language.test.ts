// The language: it follows the browser, is changed on every page without losing anything, and stays with the person.

import { describe, expect, it } from 'vitest';
import type { Me } from '../src/protocol/Me';
import { offered, press, ready, turnTo, version } from './player';
import { at, finished } from './positions';
import { waiting } from './tables';
import { Person, PHONE, until, useBrowser } from './world';

useBrowser();

const TURN = { en: 'Your turn', ru: 'Ваш ход', pl: 'Twoja tura' };
const FRIENDS = { en: 'With friends', ru: 'С друзьями', pl: 'Ze znajomymi' };
const OPEN = { en: 'Open a table', ru: 'Открыть стол', pl: 'Otwórz stół' };
type Language = keyof typeof TURN;

const spoken = (person: Person) => person.page.evaluate(() => document.documentElement.lang);

/** Chooses a language where the page offers it: on a phone at a table that is the menu. */
async function choose(person: Person, language: Language): Promise<void> {
  const inMenu = !(await person.at('language').isVisible());
  if (inMenu) {
    await person.page.locator('details summary').first().click();
  }
  await person.at('language').selectOption(language);
  await until(`${language} on the page`, async () => (await spoken(person)) === language);
  if (inMenu) {
    await person.page.keyboard.press('Escape');
  }
}

/** Notes that the page was loaded, to see later that it was not loaded again. */
async function mark(person: Person): Promise<() => Promise<boolean>> {
  await person.page.evaluate(() => Object.assign(globalThis, { stayed: true }));
  return () => person.page.evaluate(() => 'stayed' in globalThis);
}

describe('the language', () => {
  it.each([
    ['ru-RU', 'ru'],
    ['pl-PL', 'pl'],
    ['en-GB', 'en'],
    ['de-DE', 'en'],
  ] as const)('of a browser in %s is %s', async (locale, language) => {
    const person = await Person.arrives({ locale });
    await person.page.goto('/new');
    await person.at('make').waitFor();
    await expect.poll(() => spoken(person)).toBe(language);
    await expect.poll(() => person.page.title()).toBe(`${OPEN[language]} · Kontor`);
    await person.page.getByRole('heading', { name: OPEN[language], level: 1 }).waitFor();
  });

  it('is changed on the front page, at once and for the next visit', async () => {
    const person = await Person.arrives();
    await person.page.goto('/');
    await person.page.getByText(FRIENDS.en).first().waitFor();
    const stayed = await mark(person);
    await choose(person, 'pl');
    await person.page.getByText(FRIENDS.pl).first().waitFor();
    await expect.poll(() => person.page.getByText(FRIENDS.en).count()).toBe(0);
    await expect
      .poll(() => person.page.title())
      .toBe('Ekonomiczne gry planszowe w\u00a0przeglądarce · Kontor');
    const about = person.page.locator('meta[name="description"]');
    await expect.poll(() => about.getAttribute('content')).toContain('Bez zakładania konta');
    expect(await stayed()).toBe(true);
    await person.page.reload();
    await person.page.getByText(FRIENDS.pl).first().waitFor();
  });

  it.each([undefined, PHONE])(
    'is changed on every page, and its title with it (%o)',
    async (viewport) => {
      const name = `Everywhere ${viewport?.width}`;
      const person = await Person.named(name, viewport && { viewport });
      const closed = await waiting(person, 'nano');
      await person.tell(closed, { do: 'vote_to_close', close: true });
      // Its name is another in every language.
      const over = await finished(person, 'reverse-monopoly');
      for (const path of [
        ...['/', '/new', '/account', '/rules/nano', `/people/${encodeURIComponent(name)}`],
        ...['/nowhere', '/table/nosuchtable0000', `/table/${closed}`],
        ...[`/table/${over}`, `/replay/${over}`, '/replay/nosuchtable0000'],
      ]) {
        await person.page.goto(path);
        await person.at('language').first().waitFor({ state: 'attached' });
        const stayed = await mark(person);
        const titles = new Set<string>();
        for (const language of ['ru', 'pl', 'en'] as const) {
          await choose(person, language);
          const title = await until(`a title in ${language} at ${path}`, async () => {
            const shown = await person.page.title();
            return titles.has(shown) ? null : shown;
          });
          titles.add(title);
        }
        expect(titles.size, path).toBe(3);
        expect(await stayed(), path).toBe(true);
      }
      expect(person.complaints).toEqual([]);
    },
  );

  it('of an address is spoken, and every page names its address in each language', async () => {
    const person = await Person.named('Addressed');
    const table = await waiting(person, 'mercurius');
    for (const path of ['/', '/rules/nano', `/table/${table}`]) {
      await person.page.goto(`${path}?lang=ru`);
      await until('Russian', async () => (await spoken(person)) === 'ru');
      const named = await person.page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')].map(
          ({ hreflang, href }) => [hreflang, new URL(href).pathname + new URL(href).search],
        ),
      );
      expect(named).toEqual([
        ...['en', 'ru', 'pl'].map((language) => [language, `${path}?lang=${language}`]),
        ['x-default', path],
      ]);
    }
  });

  it('of an address is answered before anything runs, for those who show links', async () => {
    const person = await Person.named('Sharing');
    const table = await waiting(person, 'nano');
    const titles = { en: 'NANO Corporation', ru: 'Корпорация НАНО', pl: 'Korporacja NANO' };
    for (const [language, title] of Object.entries(titles)) {
      for (const path of [`/table/${table}`, '/rules/nano']) {
        const answer = await person.page.request.get(`${path}?lang=${language}`);
        const page = await answer.text();
        expect(page).toContain(`<html lang="${language}">`);
        expect(page).toMatch(new RegExp(`<title>${title}`));
        expect(page).toMatch(new RegExp(`og:title" content="${title}`));
        expect(page).toMatch(new RegExp(`hreflang="ru" href="http[^"]+${path}\\?lang=ru"`));
      }
    }
  });

  it('that is chosen drops that of the address', async () => {
    const person = await Person.arrives();
    await person.page.goto('/rules/nano?lang=ru#N18');
    await until('Russian', async () => (await spoken(person)) === 'ru');
    await choose(person, 'pl');
    await until('an address without it', async () => person.page.url().endsWith('/rules/nano#N18'));
    await person.page.reload();
    await until('Polish', async () => (await spoken(person)) === 'pl');
  });

  it('stays with the person on another device', async () => {
    const person = await Person.named('Travelling');
    await person.page.goto('/account');
    await person.at('language').waitFor();
    await choose(person, 'ru');
    await until('the server knows', async () => {
      return (await person.ask<Me>('GET', '/api/me')).language === 'ru';
    });
    const cookies = await person.context.cookies();
    const elsewhere = await Person.arrives({ locale: 'pl-PL' });
    await elsewhere.context.addCookies(cookies);
    await elsewhere.page.goto('/');
    await elsewhere.page.getByText(FRIENDS.ru).first().waitFor();
    await expect.poll(() => spoken(elsewhere)).toBe('ru');
  });
});

describe('at a table', () => {
  it('two who share a seat read it in their own languages, and play one game', async () => {
    const anna = await Person.named('Sharing A', { locale: 'ru-RU' });
    const ola = await Person.named('Sharing B', { locale: 'pl-PL' });
    const table = await waiting(anna, 'mercurius');
    await ola.tell(table, { do: 'take_seat', seat: 0, share: true });
    const { id } = await ola.ask<Me>('GET', '/api/me');
    await anna.tell(table, { do: 'answer_share', person: id, agree: true });
    for (let seat = 1; seat < 3; seat++) {
      await anna.tell(table, { do: 'add_bot' });
    }
    await anna.tell(table, { do: 'start' });
    await Promise.all([anna, ola].map((person) => person.page.goto(`/table/${table}`)));
    await Promise.all([ready(anna), ready(ola)]);
    await expect.poll(() => anna.page.title()).toContain(TURN.ru);
    await expect.poll(() => ola.page.title()).toContain(TURN.pl);
    await expect
      .poll(async () => {
        const kinds = await offered(anna);
        return kinds.length > 0 && kinds.join() === (await offered(ola)).join();
      })
      .toBe(true);
    const asked = await Promise.all([anna, ola].map((person) => person.at('prompt').innerText()));
    expect(asked[0]).toMatch(/[а-я]/);
    expect(asked[1]).not.toMatch(/[а-я]/);
  });

  it('bots are called in each reader’s own, at the table and in the list of games', async () => {
    const names = { en: 'Steady 1', ru: 'Толковый 1', pl: 'Rozważny 1' };
    const host = await Person.named('Among bots');
    const table = await waiting(host, 'mercurius');
    for (let seat = 1; seat < 3; seat++) {
      await host.tell(table, { do: 'add_bot', policy: 'steady' });
    }
    await host.tell(table, { do: 'start' });
    const seats = (person: Person) => person.at('seats').innerText();
    for (const [language, name] of Object.entries(names) as [Language, string][]) {
      const watching = await Person.arrives({ locale: language });
      await watching.page.goto(`/table/${table}`);
      await until(name, async () => (await seats(watching)).includes(name));
      await watching.page.goto(`/replay/${table}`);
      await until(`${name} again`, async () => (await seats(watching)).includes(name));
    }
    await host.page.goto(`/table/${table}`);
    await until('English', async () => (await seats(host)).includes(names.en));
    await choose(host, 'pl');
    await until('Polish', async () => (await seats(host)).includes(names.pl));
    await host.page.goto('/');
    await host.at('own-games').getByText('Rozważny').first().waitFor();
  });

  it('it is changed in the waiting room, and the link that was written stays', async () => {
    const person = await Person.named('Waiting');
    await person.page.goto(`/table/${await waiting(person, 'nano')}`);
    await person.at('waiting-room').waitFor();
    const stayed = await mark(person);
    const link = await person.at('invitation-link').inputValue();
    const before = await person.at('start').innerText();
    await choose(person, 'ru');
    await expect.poll(() => person.at('start').innerText()).not.toBe(before);
    expect(await person.at('invitation-link').inputValue()).toBe(link);
    expect(await stayed()).toBe(true);
  });

  it.each([undefined, PHONE])(
    'it is changed within a game, and what was filled in stays (%o)',
    async (viewport) => {
      const person = await Person.named(`Filling ${viewport?.width}`, viewport && { viewport });
      const table = await at(person, 'kommersant-owner');
      await person.page.goto(`/table/${table}`);
      await ready(person);
      await turnTo(person, 'offer');
      await person.page.locator('[data-choice][data-kind="offer"]').first().click();
      const cash = person.at('choice-form').locator('input[data-field="give_cash"]');
      await cash.fill('5000');
      await cash.press('Tab');
      const filled = await cash.inputValue();
      const inside = person.page.locator('section.moment .inside');
      await inside.evaluate((one) => one.scrollTo(0, 60));
      const scrolled = await inside.evaluate((one) => one.scrollTop);
      const stayed = await mark(person);
      const heading = await person.at('choice-form').locator('h3').innerText();
      await choose(person, 'ru');
      await until('the form in Russian', async () => {
        return (await person.at('choice-form').locator('h3').innerText()) !== heading;
      });
      expect(await cash.inputValue()).toBe(filled);
      expect(Math.abs((await inside.evaluate((one) => one.scrollTop)) - scrolled)).toBeLessThan(40);
      await expect.poll(() => person.page.title()).toContain(TURN.ru);
      expect(await stayed()).toBe(true);
      expect(person.complaints).toEqual([]);
    },
  );

  it('what is on the slip stays, and nothing that happened is shown again', async () => {
    const person = await Person.named('Slipping', { pace: 'brisk' });
    const table = await at(person, 'mercurius-turn');
    await person.page.goto(`/table/${table}`);
    await ready(person);
    await press(person, 'buy');
    await ready(person);
    await person.page.locator('.stepper button:last-of-type:not(.off)').first().click();
    const slip = person.page.locator('.slip.written');
    await slip.waitFor();
    const written = await slip.locator('li').count();
    await person.page.evaluate(() => {
      const played: string[] = [];
      Object.assign(globalThis, { played });
      new MutationObserver((changes) => {
        for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
          if (node instanceof Element && node.matches('.mercurius-coin')) {
            played.push(node.textContent ?? '');
          }
        }
      }).observe(document, { subtree: true, childList: true });
    });
    const before = await version(person);
    await choose(person, 'pl');
    await person.page.getByText(TURN.pl).first().waitFor();
    await person.page.waitForTimeout(1200);
    expect(await slip.locator('li').count()).toBe(written);
    expect(await version(person)).toBe(before);
    const played = await person.page.evaluate(
      () => (globalThis as unknown as { played: string[] }).played,
    );
    expect(played, 'no coin flies a second time').toEqual([]);
  });

  it('two people read two languages, each their own', async () => {
    const russian = await Person.named('Анна', { locale: 'ru-RU' });
    const pole = await Person.named('Łucja', { locale: 'pl-PL' });
    const table = await waiting(russian, 'mercurius');
    await pole.tell(table, { do: 'take_seat', seat: 1 });
    await russian.tell(table, { do: 'add_bot' });
    await russian.tell(table, { do: 'start' });
    for (const person of [russian, pole]) {
      await person.page.goto(`/table/${table}`);
      await person.at('prompt').waitFor();
    }
    await until('a step of somebody', async () => {
      for (const person of [russian, pole]) {
        const kinds = await offered(person);
        if (kinds.includes('play')) {
          await press(person, 'play');
          return true;
        }
      }
      return false;
    });
    const log = async (person: Person) => {
      await person.page.locator('[data-tab="log"]').click();
      const lines = person.page.locator('section.tabs');
      await until('the log', async () => (await lines.innerText()).length > 20);
      return lines.innerText();
    };
    const [inRussian, inPolish] = [await log(russian), await log(pole)];
    expect(inRussian).toMatch(/\p{Script=Cyrillic}{4,}/u);
    expect(inPolish.replaceAll('Анна', '')).not.toMatch(/\p{Script=Cyrillic}/u);
  });

  it('a replay has its own, and changes at its step', async () => {
    const person = await Person.named('Watching');
    const table = await finished(person, 'kommersant');
    await person.page.goto(`/replay/${table}?step=7&lang=pl`);
    await person.at('replay').waitFor();
    await expect.poll(() => spoken(person)).toBe('pl');
    const title = await until('a title in Polish', async () => {
      const shown = await person.page.title();
      return shown.includes('Kommersant') && shown;
    });
    await choose(person, 'ru');
    await expect.poll(() => person.page.title()).not.toBe(title);
    expect(new URL(person.page.url()).searchParams.get('step')).toBe('7');
  });
});
