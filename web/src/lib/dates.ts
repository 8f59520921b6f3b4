// Days and hours in the way of the reader's language.

import { languages } from './language.svelte';

type Form = Intl.DateTimeFormatOptions;

const said =
  (form: Form) =>
  (at: number, language: string = languages.now): string =>
    new Intl.DateTimeFormat(language, form).format(at);

/** The day on which something was: 17 ноября 2026 г. */
export const dayOf = said({ day: 'numeric', month: 'long', year: 'numeric' });
/** The time of day. */
export const hourOf = said({ hour: '2-digit', minute: '2-digit' });
/** Both, in short. */
export const momentOf = said({ dateStyle: 'medium', timeStyle: 'short' });
