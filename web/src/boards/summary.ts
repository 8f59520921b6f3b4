// A game in short, drawn with the pieces of its board; loaded when its rules are opened.

import type { Component } from 'svelte';
import { languages, type Part } from '../lib/language.svelte';
import type { Say } from '../lib/say.svelte';

export interface SummaryProps {
  /** Says the game's texts. */
  say: Say;
}

type Summary = { default: Component<SummaryProps> };

/** A summary with its words. */
async function read(summary: Promise<unknown>, ...parts: Part[]): Promise<Summary> {
  const [module] = await Promise.all([summary, languages.load('frame', ...parts)]);
  return module as Summary;
}

const SUMMARIES: Record<string, () => Promise<Summary>> = {
  mercurius: () => read(import('./mercurius/Summary.svelte'), 'mercurius', 'mercurius-summary'),
  kommersant: () => read(import('./kommersant/Summary.svelte'), 'kommersant', 'kommersant-summary'),
  'reverse-monopoly': () =>
    read(
      import('./reverse-monopoly/Summary.svelte'),
      'reverse-monopoly',
      'reverse-monopoly-summary',
    ),
  nano: () => read(import('./nano/Summary.svelte'), 'nano', 'nano-panels', 'nano-summary'),
};

export function summaryOf(game: string): (() => Promise<Summary>) | undefined {
  return SUMMARIES[game];
}
