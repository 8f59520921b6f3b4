// What every board gets, and how one is found. A board shows; it knows no rules. A game without a board
// is played by the frame's choices alone.

import type { Component } from 'svelte';
import type { Series } from '../frame/series';
import type { PastStep } from '../frame/steps';
import { languages, type Part } from '../lib/language.svelte';
import type { Document, ShownChoice, StepShown } from '../lib/said';
import type { Say } from '../lib/say.svelte';
import type { GameShown } from '../protocol/GameShown';
import type { Text } from '../protocol/Text';

export interface BoardProps<View = unknown> {
  /** The game's own view, as this viewer may see it. */
  view: View;
  document: Document;
  game: GameShown;
  /** The viewer's seat; none for spectators. */
  seat: number | null;
  /** What the seats are called, in order. */
  names: string[];
  /** Puts what the view and the board send as texts into words. */
  say: Say;
  /** The choices of the moment; empty when it is not the viewer's turn, and in a replay. */
  choices: ShownChoice[];
  /** Places that choices touch, with those choices: show them lit and clickable. */
  lit: Map<string, ShownChoice[]>;
  /**
   * A lit place was chosen: the frame plays the one choice there is, or shows those there are. Says whether it was
   * taken, as `act` does.
   */
  choose: (place: string) => boolean;
  /**
   * Plays an action of the choices, for boards with ways of their own (baskets, dragging). Says whether it was
   * taken: nothing is before what is offered has been there for a moment.
   */
  act: (action: unknown) => boolean;
  /**
   * Something was arranged on the board, or could be, and is not sent yet; nothing when it is sent or dropped.
   * Who then acts by the frame's choices is asked first. It does not matter in a replay.
   */
  unsent?: (what: Unsent | null) => void;
  /** What the board asks about a choice before it is sent, as a question; nothing where that may be done at once. */
  asks?: (asks: (choice: ShownChoice) => string) => void;
  /**
   * Whether everything that can be chosen now can be chosen on the board: then the frame's own list is folded
   * away, so that there is one way to choose.
   */
  covers?: (all: boolean) => void;
  /** Tells who does not see it what one just did on the board; nobody is told anything in a replay. */
  tell?: (text: string) => void;
  /** The steps that just happened, to be shown in motion once, however often they are put into other words. */
  latest: StepShown[];
}

/** What was arranged on a board and waits to be sent. */
export interface Unsent {
  /** What is asked while it lies there, as the prompt: that of the server knows nothing of it. */
  drafted?: string;
  /** What would be lost, as a question to who does something else; nothing where nothing would be. */
  lost?: string;
  /** What sending it is called, as the main choice; nothing where it is not complete yet. */
  send?: { label: string; act: () => void };
}

/** What a board has to draw over the course of a game beside wealth, such as prices. */
export interface BoardChart {
  label: string;
  series: Series[];
}

export interface Purchase {
  seat: number;
  price: number;
  what: Text;
}

/** What is worth to be said large: read out of what happened and of how things stand. */
export interface GreatMarks<View = never, Event = never> {
  /** What was bought in an event, with its name, by whom and for how much. */
  bought?: (event: Event) => Purchase[];
  /** The same of what was won at auction. */
  won?: (event: Event) => Purchase[];
  /** The groups that are whole, by the message that names them, with whose they are. */
  groups?: (view: View) => Map<string, number>;
  /** The seats that are out of the game. */
  out?: (view: View) => number[];
}

/** A board, and what its module exports beside it (`<script module>`), if anything. */
type Board = {
  default: Component<BoardProps<never>>;
  charts?: (steps: PastStep[], view: never) => BoardChart[];
  great?: () => Promise<GreatMarks>;
};

/** A board with its words. */
async function read(board: Promise<unknown>, ...parts: Part[]): Promise<Board> {
  const [module] = await Promise.all([board, languages.load(...parts)]);
  return module as Board;
}

const BOARDS: Record<string, () => Promise<Board>> = {
  mercurius: () => read(import('./mercurius/Board.svelte'), 'mercurius'),
  kommersant: () => read(import('./kommersant/Board.svelte'), 'kommersant'),
  'reverse-monopoly': () => read(import('./reverse-monopoly/Board.svelte'), 'reverse-monopoly'),
  nano: () => read(import('./nano/Board.svelte'), 'nano', 'nano-panels'),
};

export function boardOf(game: string): (() => Promise<Board>) | undefined {
  return BOARDS[game];
}
