// What happened, as a row of pictures to be shown one after another. The last picture is always the
// view itself, so nothing here can leave the board wrong.

import type { StepShown } from '../../protocol/StepShown';
import type { Slot, View } from './view';

/** The parts of the board that move. */
export interface Picture {
  /** The markers' positions, shares first. */
  markers: number[];
  /** Everybody's slots. */
  boards: Slot[][];
}

export interface Frame extends Picture {
  /** The kinds whose markers move now. */
  moved: string[];
  /** Money that goes between the bank, at a kind, and a seat. */
  money: { kind: string; seat: number; amount: number }[];
}

type Event =
  | { event: 'played'; seat: number; card: string }
  | { event: 'price_moved'; seat: number; card: string; kind: string; to: number }
  | { event: 'bought'; seat: number; kind: string; cost: number }
  | { event: 'sold'; seat: number; kind: string; gain: number }
  | { event: 'news_played'; seat: number };

export function pictureOf(view: View): Picture {
  return {
    markers: view.kinds.map((row) => row.marker),
    boards: view.players.map((player) => player.board),
  };
}

/** The pictures between one view and the next. Steps that take others back are not shown in motion. */
export function framesOf(before: Picture, steps: StepShown[], kinds: string[]): Frame[] {
  const frames: Frame[] = [];
  let now = before;
  if (steps.some((step) => step.undo !== undefined)) {
    return frames;
  }
  for (const step of steps) {
    let acted: number | null = null;
    let card: string | null = null;
    for (const event of eventsOf(step)) {
      if (event.event === 'price_moved') {
        const index = kinds.indexOf(event.kind);
        now = { ...now, markers: now.markers.with(index, event.to) };
        const last = frames.at(-1);
        if (last && card === event.card) {
          last.markers = now.markers;
          last.moved.push(event.kind);
          card = null;
        } else {
          frames.push({ ...now, moved: [event.kind], money: [] });
          card = event.card;
        }
        acted = event.seat;
      } else if (event.event === 'played' || event.event === 'news_played') {
        const slot: Slot = event.event === 'played' ? { card: event.card } : 'news';
        now = { ...now, boards: withSlots(now, event.seat, ([, b, c]) => [slot, b, c]) };
        frames.push({ ...now, moved: [], money: [] });
      } else {
        const amount = event.event === 'bought' ? -event.cost : event.gain;
        frames.push({ ...now, moved: [], money: [{ kind: event.kind, seat: event.seat, amount }] });
      }
    }
    if (acted !== null) {
      now = { ...now, boards: withSlots(now, acted, ([a, b]) => ['empty', a, b]) };
      frames.push({ ...now, moved: [], money: [] });
    }
  }
  return frames;
}

type Slots = [Slot, Slot, Slot];

function withSlots(picture: Picture, seat: number, change: (slots: Slots) => Slots): Slot[][] {
  return picture.boards.with(seat, change(picture.boards[seat] as Slots));
}

const SHOWN = new Set(['played', 'price_moved', 'bought', 'sold', 'news_played']);

function eventsOf(step: StepShown): Event[] {
  return step.happened.flatMap((one) =>
    'event' in one && SHOWN.has(one.event.event) ? [one.event as Event] : [],
  );
}

/** A name for each card on a board that it keeps while it moves from slot to slot. */
export function slotKeys(board: Slot[]): string[] {
  const seen = new Map<string, number>();
  const keys = board.map(() => '');
  for (let index = board.length - 1; index >= 0; index--) {
    const slot = board[index] as Slot;
    const what = typeof slot === 'string' ? slot : slot.card;
    const count = seen.get(what) ?? 0;
    seen.set(what, count + 1);
    keys[index] = `${what} ${count}`;
  }
  return keys;
}
