// What a table that has not begun can tell: what is missing, and what was chosen.

import { grouped } from '../lib/money';
import { readable, sentence } from '../lib/options';
import { words } from '../lib/text';
import en from '../messages/frame.en.json';
import type { Document } from '../protocol/Document';
import type { GameShown } from '../protocol/GameShown';
import type { Info } from '../protocol/Info';
import { timeText } from './clock';

const t = words(en);

/** How many seats have to be taken before the game can start. */
export function missingOf(doc: Pick<Document, 'seats'>, info: Pick<Info, 'min_seats'>): number {
  const taken = doc.seats.filter(({ people, bot }) => people.length > 0 || bot !== null).length;
  return Math.max(0, info.min_seats - taken);
}

export interface Agreed {
  what: string;
  value: string;
}

/** What was chosen for the table, in words. */
export function agreedOf(
  doc: Pick<Document, 'edition' | 'options' | 'settings'>,
  game: GameShown,
): Agreed[] {
  const edition = game.info.editions.find(({ id }) => id === doc.edition);
  const options = (edition?.options ?? []).map(({ id, about, default: usual }) => ({
    what: sentence(about),
    value: valueText(doc.options[id] ?? usual),
  }));
  return [
    { what: t('agreed.edition'), value: edition ? sentence(edition.about) : doc.edition },
    ...options,
    { what: t('agreed.clock'), value: clockText(doc.settings.clock) },
    { what: t('agreed.spectators'), value: spectatorsText(doc.settings.spectators) },
    { what: t('agreed.listed'), value: t(doc.settings.listed ? 'agreed.open' : 'agreed.by-link') },
  ];
}

function valueText(value: boolean | number | string): string {
  if (typeof value === 'boolean') {
    return t(value ? 'yes' : 'no');
  }
  return typeof value === 'number'
    ? grouped(value)
    : readable(value, (n) => t('agreed.seat', { n }));
}

function clockText(clock: Document['settings']['clock']): string {
  switch (clock.kind) {
    case 'none':
      return t('agreed.no-clock');
    case 'live':
      return t('agreed.live', {
        turn: timeText(clock.turn * 1_000),
        bank: timeText(clock.bank * 1_000),
      });
    case 'correspondence':
      return t('agreed.correspondence', { n: clock.hours });
  }
}

function spectatorsText(spectators: Document['settings']['spectators']): string {
  switch (spectators.kind) {
    case 'none':
      return t('agreed.no-spectators');
    case 'open':
      return t('agreed.spectators-open');
    case 'delayed':
      return t('agreed.delayed', { n: spectators.steps });
  }
}
