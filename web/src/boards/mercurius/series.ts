// Prices over the game, for the chart, from the events of its steps.

import { inForce } from '../../frame/steps';
import type { StepShown } from '../../lib/said';
import type { CardActed } from '../../protocol/mercurius/CardActed';
import type { Event } from '../../protocol/mercurius/Event';
import { priceAt, type View } from './view';

export interface Prices {
  /** What moves: shares first, then goods. */
  kinds: string[];
  /** The prices after a step, in the same order; the first before anything moved. */
  points: { step: number; prices: number[] }[];
}

interface Moved {
  kind: string;
  from: number;
  to: number;
}

/**
 * The prices after every step that moved one, of all `steps` up to the one that `view` shows.
 * Of kinds that no event moves the view knows where they always were.
 */
export function prices(steps: StepShown[], view: View): Prices {
  const kinds = view.kinds.map((row) => row.kind);
  const kept = inForce(steps);
  const moves = kept.map((step) => ({ step: step.step, moved: movesOf(step) }));
  const markers = view.kinds.map((row) => {
    const first = moves.flatMap(({ moved }) => moved).find((move) => move.kind === row.kind);
    return first ? first.from : row.marker;
  });
  const told = () => markers.map((marker) => priceAt(view.track, marker));
  const points = [{ step: 0, prices: told() }];
  for (const { step, moved } of moves) {
    for (const move of moved) {
      markers[kinds.indexOf(move.kind)] = move.to;
    }
    if (moved.length > 0) {
      points.push({ step, prices: told() });
    }
  }
  const last = steps.at(-1)?.step ?? 0;
  if (points.at(-1)?.step !== last) {
    points.push({ step: last, prices: told() });
  }
  return { kinds, points };
}

function movesOf(step: StepShown): Moved[] {
  return step.happened.flatMap((one) => {
    const event = 'event' in one ? (one.event as Event) : null;
    return event?.event === 'prices_moved' ? event.cards.flatMap(bothOf) : [];
  });
}

/** What a card did to its share and to its good. */
function bothOf({ kinds, from, to }: CardActed): Moved[] {
  return kinds.map((kind, half) => ({
    kind,
    from: from[half] as number,
    to: to[half] as number,
  }));
}
