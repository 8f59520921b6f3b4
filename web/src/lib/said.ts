// What the server shows, with its texts put into words for this reader.

import type { Document as RawDocument } from '../protocol/Document';
import type { HappenedShown as RawHappened } from '../protocol/HappenedShown';
import type { PlayShown as RawPlay } from '../protocol/PlayShown';
import type { ShownChoice as RawChoice } from '../protocol/ShownChoice';
import type { ShownField as RawField } from '../protocol/ShownField';
import type { StepShown as RawStep } from '../protocol/StepShown';
import type { Text } from '../protocol/Text';
import type { Say } from './say.svelte';
import { lineText } from './sentence';

/** The same with words for every text. */
export type InWords<T> = 0 extends 1 & T
  ? T
  : T extends Text
    ? string
    : T extends (infer One)[]
      ? InWords<One>[]
      : T extends object
        ? { [Key in keyof T]: InWords<T[Key]> }
        : T;

type Worded<T extends object, Key extends keyof T, Words> = Omit<T, Key> & Words;

export type ShownField = InWords<RawField>;
/** A choice, and whether it names a sum of money. */
export type ShownChoice = InWords<RawChoice> & { money?: boolean };
/** What happened, who did it where the text itself names them, and from whom something was taken. */
export type HappenedShown = InWords<RawHappened> & { named?: number; from?: number };
export type StepShown = Worded<RawStep, 'happened', { happened: HappenedShown[] }>;
export type PlayShown = Worded<
  RawPlay,
  'prompt' | 'choices' | 'auction' | 'offer' | 'wins' | 'nearest' | 'decided',
  {
    prompt?: string;
    wins: string;
    nearest: string;
    decided: string[];
    choices: ShownChoice[];
    auction?: InWords<NonNullable<RawPlay['auction']>>;
    offer?: InWords<NonNullable<RawPlay['offer']>>;
  }
>;
export type Document = Worded<RawDocument, 'play', { play?: PlayShown }>;

function fieldSaid(field: RawField, say: Say): ShownField {
  const { totals, ...rest } = field;
  const said = {
    ...rest,
    ...(totals && { totals: totals.map((total) => ({ ...total, what: say(total.what) })) }),
  };
  return said.kind === 'pick'
    ? { ...said, items: said.items.map((item) => ({ ...item, label: say(item.label) })) }
    : said;
}

type Arg = NonNullable<Text[1]>[string];

/** Whether a text names a sum of money. */
function namesMoney(text: Text | undefined): boolean {
  const within = (arg: Arg): boolean => {
    if (typeof arg !== 'object') {
      return false;
    }
    if (Array.isArray(arg)) {
      return namesMoney(arg);
    }
    return 'money' in arg || ('list' in arg && arg.list.some(namesMoney));
  };
  return Object.values(text?.[1] ?? {}).some(within);
}

export function choiceSaid(choice: RawChoice, say: Say): ShownChoice {
  const said = {
    ...choice,
    ...((namesMoney(choice.label) || namesMoney(choice.follows)) && { money: true }),
    label: say(choice.label),
    short: choice.short && say(choice.short),
    follows: choice.follows && say(choice.follows),
  };
  return 'fields' in said
    ? { ...said, fields: said.fields.map((field) => fieldSaid(field, say)) }
    : said;
}

export function playSaid(play: RawPlay, say: Say): PlayShown {
  const { prompt, choices, auction, offer, wins, nearest, decided = [], ...rest } = play;
  return {
    ...rest,
    choices: choices.map((choice) => choiceSaid(choice, say)),
    wins: say(wins),
    nearest: say(nearest),
    decided: decided.map(say),
    ...(prompt && { prompt: say(prompt) }),
    ...(auction && { auction: { ...auction, what: say(auction.what) } }),
    ...(offer && {
      offer: {
        ...offer,
        proposer_gives: offer.proposer_gives.map(say),
        partner_gives: offer.partner_gives.map(say),
      },
    }),
  };
}

export function documentSaid(document: RawDocument, say: Say, names: string[]): Document {
  const { play, ...rest } = document;
  const seats = document.seats.map((seat, at) => ({ ...seat, name: names[at] ?? seat.name }));
  return { ...rest, seats, ...(play && { play: playSaid(play, say) }) };
}

/** The seat that a text names: as `who` the one that did what it tells, as `from` the one from whom it was taken. */
function seatIn(text: Text, as: 'who' | 'from'): number | undefined {
  const one = text[1]?.[as];
  return typeof one === 'object' && 'seat' in one ? one.seat : undefined;
}

function happenedSaid(happened: RawHappened, say: Say): HappenedShown {
  if ('posting' in happened) {
    return happened;
  }
  const named = happened.by === undefined ? seatIn(happened.text, 'who') : undefined;
  const from = seatIn(happened.text, 'from');
  return {
    ...happened,
    text: say(happened.text),
    ...(named !== undefined && { named }),
    ...(from !== undefined && { from }),
  };
}

export function stepSaid<Step extends RawStep>(
  step: Step,
  say: Say,
): Omit<Step, 'happened'> & { happened: HappenedShown[] } {
  return { ...step, happened: step.happened.map((one) => happenedSaid(one, say)) };
}

/** The same for a board, which has no line above that says whose step it is: what happened names who did it. */
export function stepTold(step: RawStep, say: Say): StepShown {
  const { happened, ...rest } = stepSaid(step, say);
  return {
    ...rest,
    happened: happened.map((one) =>
      'text' in one
        ? { ...one, text: lineText({ by: one.by ?? null, text: one.text }, null, say) }
        : one,
    ),
  };
}
