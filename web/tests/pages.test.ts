// What holds on every page: accessible, nothing wider than the screen, room for fingers.

import { describe, it } from 'vitest';
import { expectAccessible } from './axe';
import { finished } from './positions';
import { playing } from './tables';
import {
  expectNoSidewaysScrolling,
  expectRoomForFingers,
  NARROW,
  Person,
  useBrowser,
} from './world';

useBrowser();

const PAGES = [
  { path: '/', shows: 'bots-mercurius' },
  { path: '/new?game=kommersant', shows: 'make', unfold: 'more' },
  { path: '/account', shows: 'account-be' },
  { path: '/rules/mercurius', shows: 'rules' },
  { path: '/rules/kommersant', shows: 'rules' },
  { path: '/rules/reverse-monopoly', shows: 'rules' },
  { path: '/people/Nobody%20here', shows: 'me' },
  { path: '/nowhere', shows: 'me' },
];

describe.each(PAGES)('$path', ({ path, shows, unfold }) => {
  async function open(person: Person) {
    await person.page.goto(path);
    await person.at(shows).waitFor();
    if (unfold) {
      await person.at(unfold).click();
    }
  }

  it('is accessible, in light and dark', async () => {
    const person = await Person.arrives();
    await open(person);
    await expectAccessible(person.page);
  });

  it('fits a narrow phone, with room for fingers', async () => {
    const person = await Person.arrives({ viewport: NARROW, hasTouch: true, isMobile: true });
    await open(person);
    await expectNoSidewaysScrolling(person.page);
    await expectRoomForFingers(person.page);
  });
});

describe('for somebody with a name and games', () => {
  it.each([
    { path: '/', shows: 'own-games' },
    { path: '/account', shows: 'set-password' },
    { path: '/people/Busy%20player', shows: 'played' },
  ])(
    '$path is accessible, and fits a narrow phone with room for fingers',
    async ({ path, shows }) => {
      const name = path.startsWith('/people') ? 'Busy player' : `Busy at ${shows}`;
      const person = await Person.named(name);
      await playing(person, 'mercurius');
      await finished(person, 'kommersant');
      await person.page.goto(path);
      await person.at(shows).waitFor();
      await expectAccessible(person.page);
      await person.page.setViewportSize(NARROW);
      await expectNoSidewaysScrolling(person.page);
      await expectRoomForFingers(person.page);
    },
  );
});
