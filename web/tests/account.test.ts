import { describe, expect, it } from 'vitest';
import type { Me } from '../src/protocol/Me';
import { Person, until, useBrowser } from './world';

useBrowser();

describe('the account page', () => {
  it('lets somebody take a name, change it, keep it with a password, and sign in elsewhere', async () => {
    const person = await Person.arrives();
    await person.page.goto('/account');
    await person.at('account-new-name').fill('Elena');
    await person.at('account-be').click();
    await person.at('account-name').getByText('Elena', { exact: true }).waitFor();
    await person.at('account-new-name').fill('Elena V');
    await person.at('account-be').click();
    await person.at('account-name').getByText('Elena V').waitFor();
    expect(await person.at('me').innerText()).toBe('Elena V');
    await person.at('new-password').fill('twelve angry ships');
    await person.at('set-password').click();
    await person.at('account-done').getByText('is yours').waitFor();

    const elsewhere = await Person.arrives();
    await elsewhere.page.goto('/account');
    await elsewhere.at('sign-in-name').fill('Elena V');
    await elsewhere.at('sign-in-password').fill('wrong by far');
    await elsewhere.at('sign-in').click();
    await elsewhere.page.getByRole('alert').waitFor();
    await elsewhere.at('sign-in-password').fill('twelve angry ships');
    await elsewhere.at('sign-in').click();
    await elsewhere.at('account-name').getByText('Elena V').waitFor();
    await elsewhere.at('sign-out').click();
    await elsewhere.at('sign-in').waitFor();
    expect(await elsewhere.ask<Me | null>('GET', '/api/me')).toBeNull();
  });

  it('changes a password only with the present one', async () => {
    const person = await Person.named('Careful');
    await person.ask('PUT', '/api/me/password', { password: 'first password' });
    await person.page.goto('/account');
    await person.at('present-password').fill('not the first');
    await person.at('new-password').fill('second password');
    await person.at('set-password').click();
    await person.page.getByRole('alert').waitFor();
    await person.at('present-password').fill('first password');
    await person.at('new-password').fill('second password');
    await person.at('set-password').click();
    await person.at('account-done').getByText('password is changed').waitFor();
  });

  it('makes a bot with a key that plays, and takes the key back', async () => {
    const person = await Person.named('Maker');
    await person.page.goto('/account');
    expect(await person.at('own-bots').count()).toBe(0);
    await person.at('new-password').fill('twelve angry ships');
    await person.at('set-password').click();
    await person.at('bot-name').fill('Deep Purse');
    await person.at('bot-make').click();
    const key = await person.at('bot-key').innerText();
    const asBot = async (shown: string) => {
      const headers = { authorization: `Bearer ${shown}` };
      return (await fetch(new URL('/api/me', person.page.url()), { headers })).status;
    };
    expect(await asBot(key)).toBe(200);
    await person.at('own-bot').getByText('Deep Purse').waitFor();
    await person.at('bot-renew').click();
    await until('another key', async () => (await person.at('bot-key').innerText()) !== key);
    const other = await person.at('bot-key').innerText();
    expect([await asBot(key), await asBot(other)]).toEqual([401, 200]);
    await person.at('bot-remove').click();
    await person.at('bot-remove-sure').click();
    await until('no bot', async () => (await person.at('own-bot').count()) === 0);
    expect(await asBot(other)).toBe(401);
  });

  it('deletes an account only when asked twice', async () => {
    const person = await Person.named('Leaving soon');
    await person.page.goto('/account');
    await person.at('delete').click();
    await person.page.getByRole('button', { name: 'Keep it' }).click();
    expect(await person.ask<Me | null>('GET', '/api/me')).toMatchObject({ name: 'Leaving soon' });
    await person.at('delete').click();
    await person.at('delete-sure').click();
    await until('nobody', async () => (await person.ask<Me | null>('GET', '/api/me')) === null);
    await person.at('sign-in').waitFor();
  });
});

describe('the page of a player', () => {
  it('lists finished games with places, wealth and a way to the replay', async () => {
    const person = await Person.named('Old hand');
    const table = await person.makesTable({
      game: 'kommersant',
      seats: 2,
      options: { rounds: 1 },
      settings: {
        listed: true,
        clock: { kind: 'none' },
        spectators: { kind: 'open' },
        level: null,
        bots_alone: 'finish',
      },
    });
    await person.tell(table, { do: 'add_bot' });
    await person.tell(table, { do: 'start' });
    await person.tell(table, { do: 'leave_seat' });
    await until('the end', async () => (await person.look(table)).document.status === 'finished');
    const other = await Person.arrives();
    await other.page.goto('/people/Old%20hand');
    await other.at('played').getByText('Kommersant').waitFor();
    await other.page.getByText(/of 2/).waitFor();
    const link = other.page.getByRole('link', { name: /Replay Kommersant/ });
    expect(await link.getAttribute('href')).toBe(`/replay/${table}`);
  });
});

describe('an address that leads nowhere', () => {
  it('says so and leads to the front page', async () => {
    const person = await Person.arrives();
    await person.page.goto('/no/such/thing');
    await person.page.getByRole('link', { name: 'To the front page', exact: true }).click();
    await person.at('bots-mercurius').waitFor();
  });
});
