// Playing again.

import { expect, it } from 'vitest';
import { finished } from './positions';
import { Person, useBrowser } from './world';

useBrowser();

it('against bots alone a rematch begins at once', async () => {
  const person = await Person.named('Once more');
  const table = await finished(person, 'kommersant');
  await person.page.goto(`/table/${table}`);
  await person.at('ending').waitFor();
  let waited = false;
  const waits = person
    .at('waiting-room')
    .waitFor()
    .then(
      () => {
        waited = true;
      },
      () => undefined,
    );
  await person.at('rematch').click();
  await person.page.waitForURL((url) => !url.pathname.endsWith(table));
  await person.at('prompt').waitFor();
  const again = new URL(person.page.url()).pathname.split('/').at(-1) as string;
  expect((await person.look(again)).document.status).toBe('playing');
  expect(new URL(person.page.url()).search).toBe('');
  expect(waited, 'nobody waits in a waiting room for bots').toBe(false);
  expect(person.complaints).toEqual([]);
  await person.context.close();
  await waits;
});
