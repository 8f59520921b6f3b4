// What holds on every page: accessible, nothing wider than the screen, room for fingers.

import { describe, it } from 'vitest';
import {
  expectAccessible,
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
  { path: '/people/Nobody%20here', shows: 'me' },
  { path: '/nowhere', shows: 'me' },
];

describe.each(PAGES)('$path', ({ path, shows, unfold }) => {
  it.each([
    { who: 'nobody', name: null },
    { who: 'a guest', name: `Visitor of ${path.slice(1, 9)}` },
  ])('is accessible, in light and dark, for $who', async ({ name }) => {
    const person = name ? await Person.named(name) : await Person.arrives();
    await person.page.goto(path);
    await person.at(shows).waitFor();
    if (unfold) {
      await person.at(unfold).click();
    }
    await expectAccessible(person.page);
  });

  it('fits a narrow phone, with room for fingers', async () => {
    const person = await Person.arrives({ viewport: NARROW, hasTouch: true, isMobile: true });
    await person.page.goto(path);
    await person.at(shows).waitFor();
    if (unfold) {
      await person.at(unfold).click();
    }
    await expectNoSidewaysScrolling(person.page);
    await expectRoomForFingers(person.page);
  });
});
