// The charts of this game beside wealth: the prices of what is dug, and of what is made of it.

import type { Series } from '../../frame/series';
import { inForce, type PastStep } from '../../frame/steps';
import { knownPlace } from '../../lib/places.svelte';
import type { Event } from '../../protocol/nano/Event';
import type { BoardChart } from '../board';
import type { ResourceId, View } from './view';
import { t } from './words';

/** The prices of a resource after every step that moved it, up to the step that the view shows. */
export function pricesOf(steps: PastStep[], resource: ResourceId, now: number): Series['points'] {
  const moves = inForce(steps).flatMap(({ step, happened }) =>
    happened.flatMap((one) => {
      const event = 'event' in one ? (one.event as Event) : null;
      return event?.event === 'price_moved' && event.resource === resource
        ? [{ step, ...event }]
        : [];
    }),
  );
  return [
    { x: 0, y: moves[0]?.from ?? now },
    ...moves.map(({ step, to }) => ({ x: step, y: to })),
    { x: steps.at(-1)?.step ?? 0, y: now },
  ];
}

export function charts(steps: PastStep[], view: View): BoardChart[] {
  const series = (resource: ResourceId): Series => ({
    key: resource,
    label: knownPlace(`resource:${resource}`) ?? resource,
    points: pricesOf(
      steps,
      resource,
      view.prices.find((price) => price.resource === resource)?.price ?? 0,
    ),
  });
  return [
    { label: t('chart.dug'), series: [series('coal'), series('ore')] },
    { label: t('chart.made'), series: [series('steel'), series('energy')] },
  ];
}
