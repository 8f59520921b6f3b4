// What every board gets, and how one is found. A board shows; it knows no rules. A game without a board
// is played by the frame's choices alone.

import type { Component } from 'svelte';
import type { Series } from '../frame/series';
import type { PastStep } from '../frame/steps';
import type { Document } from '../protocol/Document';
import type { GameShown } from '../protocol/GameShown';
import type { Shown } from '../protocol/Shown';
import type { StepShown } from '../protocol/StepShown';

export interface BoardProps<View = unknown> {
  /** The game's own view, as this viewer may see it. */
  view: View;
  document: Document;
  game: GameShown;
  /** The viewer's seat; none for spectators. */
  seat: number | null;
  /** What the seats are called, in order. */
  names: string[];
  /** The choices of the moment; empty when it is not the viewer's turn, and in a replay. */
  choices: Shown[];
  /** Places that choices touch, with those choices: show them lit and clickable. */
  lit: Map<string, Shown[]>;
  /** A lit place was chosen: the frame plays the one choice there is, or shows those there are. */
  choose: (place: string) => void;
  /** Plays an action of the choices, for boards with ways of their own (baskets, dragging). */
  act: (action: unknown) => void;
  /**
   * Something was arranged on the board and is not sent yet, in words; nothing when it is sent or dropped.
   * Who then acts by the frame's choices is asked first. It does not matter in a replay.
   */
  unsent?: (what: string | null) => void;
  /** The steps that just happened, to be shown in motion; a new array for each message. */
  latest: StepShown[];
}

/** What a board has to draw over the course of a game beside wealth, such as prices. */
export interface BoardChart {
  label: string;
  series: Series[];
}

/** A board, and what its module exports beside it (`<script module>`), if anything. */
type Board = {
  default: Component<BoardProps<never>>;
  charts?: (steps: PastStep[], view: never) => BoardChart[];
};

const BOARDS: Record<string, () => Promise<Board>> = {
  mercurius: () => import('./mercurius/Board.svelte') as Promise<Board>,
  kommersant: () => import('./kommersant/Board.svelte') as Promise<Board>,
  'reverse-monopoly': () => import('./reverse-monopoly/Board.svelte') as Promise<Board>,
  nano: () => import('./nano/Board.svelte') as Promise<Board>,
};

export function boardOf(game: string): (() => Promise<Board>) | undefined {
  return BOARDS[game];
}
