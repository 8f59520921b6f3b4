// Who is looking at the page. Nobody has to sign up: whoever plays without a name gets a guest's.

import type { Me } from '../protocol/Me';
import { ask, get, post } from './api';
import { type Language, languageOf, languages } from './language.svelte';
import { guestName } from './names';

class Myself {
  /** Not known yet; nobody; or somebody. */
  now = $state.raw<Me | null | undefined>(undefined);
  #asked: Promise<Me | null> | undefined;

  /** As the server said; asks it if nobody did. */
  known(): Promise<Me | null> {
    return this.#asked ?? this.look();
  }

  /** Asks the server again: somebody may have signed in at a table, or in another tab. */
  look(): Promise<Me | null> {
    this.#asked = get<Me | null>('/api/me').then(
      (me) => {
        this.now = me;
        this.#speakAs(me);
        return me;
      },
      (problem) => {
        this.#asked = undefined;
        throw problem;
      },
    );
    return this.#asked;
  }

  /** Somebody in any case: a guest with a made-up name if there was nobody. */
  async somebody(): Promise<Me> {
    const me = this.now === undefined ? await this.known() : this.now;
    return me ?? this.be(guestName(Math.random));
  }

  /** Becomes a guest of this name, or changes the name there is. */
  async be(name: string): Promise<Me> {
    return this.#is(await ask<Me>(this.now ? 'PATCH' : 'POST', '/api/me', { name }));
  }

  /** Keeps the language with the person, if there is one. */
  async speaks(language: Language): Promise<void> {
    if (this.now && this.now.language !== language) {
      this.#is(await ask<Me>('PUT', '/api/me/language', { language }));
    }
  }

  async signIn(name: string, password: string): Promise<Me> {
    return this.#is(await post<Me>('/api/sign-in', { name, password }));
  }

  /** Signs in by a link of who runs the server, with a new password if one is chosen. */
  async signInBy(link: string, password?: string): Promise<Me> {
    return this.#is(await post<Me>('/api/sign-in-link', { link, password }));
  }

  async setPassword(password: string, present?: string): Promise<Me> {
    return this.#is(await ask<Me>('PUT', '/api/me/password', { password, present }));
  }

  async signOut(): Promise<void> {
    await post('/api/sign-out');
    this.#is(null);
  }

  async delete(password?: string): Promise<void> {
    await ask('DELETE', '/api/me', { password });
    this.#is(null);
  }

  /** Who chose a language elsewhere finds it here, too, unless this machine was told another. */
  #speakAs(me: Me | null): void {
    const language = languageOf(me?.language);
    if (language && !languages.isChosen) {
      languages.speak(language).catch(() => {});
    }
  }

  #is<T extends Me | null>(me: T): T {
    this.now = me;
    this.#speakAs(me);
    this.#asked = Promise.resolve(me);
    return me;
  }
}

export const myself = new Myself();
