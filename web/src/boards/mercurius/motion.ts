// What happened, as a row of pictures to be shown one after another. The last picture is always the
// view itself, so nothing here can leave the board wrong.

import type { StepShown } from '../../lib/said';
import type { Event } from '../../protocol/mercurius/Event';
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

const MOVING = ['played', 'prices_moved', 'bought', 'sold', 'news_played'] as const;
/** The events that are shown in motion. */
type Moving = Extract<Event, { event: (typeof MOVING)[number] }>;

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
    for (const event of eventsOf(step)) {
      if (event.event === 'prices_moved') {
        for (const { kinds: moved, to } of event.cards) {
          const markers = moved.reduce(
            (all, kind, half) => all.with(kinds.indexOf(kind), to[half] as number),
            now.markers,
          );
          now = { ...now, markers };
          frames.push({ ...now, moved, money: [] });
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

const moves = (event: Event): event is Moving => MOVING.some((kind) => kind === event.event);

function eventsOf(step: StepShown): Moving[] {
  return step.happened.flatMap((one) => ('event' in one ? [one.event as Event] : [])).filter(moves);
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
