// The first load in each language: under 150 KiB, with the words and the letters of that language alone.

import { expect, it } from 'vitest';
import { Person, useBrowser } from './world';

useBrowser();

const FIRST_LOAD = 150 * 1024;
const LANGUAGES = ['en', 'ru', 'pl'] as const;

it.each([
  ['ru-RU', 'ru'],
  ['pl-PL', 'pl'],
] as const)(
  'in %s is under 150 KiB over the wire, and brings one language',
  async (locale, language) => {
    const person = await Person.arrives({ locale, anew: true });
    const client = await person.context.newCDPSession(person.page);
    await client.send('Network.enable');
    const address = new Map<string, string>();
    const bytes = new Map<string, number>();
    client.on('Network.requestWillBeSent', ({ requestId, request }) => {
      const { pathname, search } = new URL(request.url);
      address.set(requestId, pathname + search);
    });
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      bytes.set(address.get(requestId) ?? requestId, encodedDataLength);
    });
    await person.page.goto('/');
    await person.at('bots-mercurius').waitFor();
    await person.page.evaluate(() => document.fonts.ready);
    await person.page.waitForLoadState('networkidle');

    const sum = [...bytes.values()].reduce((a, b) => a + b, 0);
    console.log(`first load in ${language}: ${(sum / 1024).toFixed(1)} KiB in ${bytes.size} files`);
    expect(sum, JSON.stringify([...bytes])).toBeLessThan(FIRST_LOAD);
    expect(sum).toBeGreaterThan(20 * 1024);

    const others = LANGUAGES.filter((one) => one !== language).join('|');
    const foreign = new RegExp(`[.=](${others})([-.&]|$)`);
    const paths = [...bytes.keys()];
    expect(paths.filter((path) => foreign.test(path))).toEqual([]);
    const own = new RegExp(`[.=]${language}([-.&]|$)`);
    expect(paths.filter((path) => own.test(path)).length).toBeGreaterThan(0);
  },
);
