// What a table that has not begun can tell: what is missing, and what was chosen.

import { MAIN } from '../lib/options';
import type { Document } from '../lib/said';
import { sentence } from '../lib/sentence';
import { rulesOfTable } from '../lib/tables';
import { words } from '../lib/text';
import { valueText } from '../lib/value';
import type { GameShown } from '../protocol/GameShown';
import type { Info } from '../protocol/Info';
import { timeText } from './clock';

const t = words('frame');

/** How many seats have to be taken before the game can start. */
export function missingOf(doc: Pick<Document, 'seats'>, info: Pick<Info, 'min_seats'>): number {
  const taken = doc.seats.filter(({ people, bot }) => people.length > 0 || bot !== null).length;
  return Math.max(0, info.min_seats - taken);
}

export interface Agreed {
  what: string;
  value: string;
}

/** What was chosen for the table, in words: what matters most, and the rest. */
export function agreedOf(
  doc: Pick<Document, 'rules' | 'edition' | 'options' | 'printed' | 'settings'>,
  game: GameShown,
): { main: Agreed[]; rest: Agreed[] } {
  const edition = game.info.editions.find(({ id }) => id === doc.edition);
  const options = (edition?.options ?? []).map(({ id, about, default: usual }) => ({
    what: sentence(about),
    value: valueText(game.info.id, id, doc.options[id] ?? usual),
  }));
  const main = [
    { what: t('agreed.edition'), value: edition?.about ?? doc.edition },
    { what: t('agreed.rules'), value: t(`rules.${rulesOfTable(doc, game)}`) },
    ...options.slice(0, MAIN),
    { what: t('agreed.clock'), value: clockText(doc.settings.clock) },
    { what: t('agreed.spectators'), value: spectatorsText(doc.settings.spectators) },
    { what: t('agreed.listed'), value: t(doc.settings.listed ? 'agreed.open' : 'agreed.by-link') },
    ...(doc.settings.known_dice ? [{ what: t('agreed.dice'), value: t('agreed.dice-known') }] : []),
  ];
  return { main, rest: options.slice(MAIN) };
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
