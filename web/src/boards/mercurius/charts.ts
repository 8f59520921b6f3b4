// The charts of this game beside wealth: the prices of the shares, and those of the goods.

import type { PastStep } from '../../frame/steps';
import { words } from '../../lib/text';
import type { BoardChart } from '../board';
import { nameOf } from './names';
import { prices } from './series';
import type { View } from './view';

const t = words('mercurius');

export function charts(steps: PastStep[], view: View): BoardChart[] {
  const { kinds, points } = prices(steps, view);
  const half = kinds.length / 2;
  const seriesOf = (from: number) =>
    kinds.slice(from, from + half).map((kind, line) => ({
      key: kind,
      label: nameOf(kind),
      points: points.map((point) => ({ x: point.step, y: point.prices[from + line] ?? null })),
    }));
  return [
    { label: t('chart.shares'), series: seriesOf(0) },
    { label: t('chart.goods'), series: seriesOf(half) },
  ];
}
