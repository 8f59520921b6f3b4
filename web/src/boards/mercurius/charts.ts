// The charts of this game beside wealth: the prices of the shares, and those of the goods.

import type { PastStep } from '../../frame/steps';
import { words } from '../../lib/text';
import type { BoardChart } from '../board';
import en from './en.json';
import { nameOf } from './names';
import { prices } from './series';
import type { View } from './view';

const t = words(en);
/** Told apart by strokes as well as by colour. */
const LINES = [
  { colour: 'light-dark(#1f4e8c, #8fb7ec)', dash: undefined },
  { colour: 'light-dark(#9a6a10, #e3b65a)', dash: '7 3' },
  { colour: 'light-dark(#1b6b3a, #7fd1a0)', dash: '2 3' },
  { colour: 'light-dark(#a3262b, #ff9b94)', dash: '10 3 2 3' },
  { colour: 'light-dark(#6a3f8c, #cfa6ee)', dash: '5 2' },
  { colour: 'light-dark(#4a4f58, #c3c7d0)', dash: '1 2' },
];

export function charts(steps: PastStep[], view: View): BoardChart[] {
  const { kinds, points } = prices(steps, view);
  const half = kinds.length / 2;
  const seriesOf = (from: number) =>
    kinds.slice(from, from + half).map((kind, line) => ({
      key: kind,
      label: nameOf(kind),
      ...LINES[line % LINES.length],
      points: points.map((point) => ({ x: point.step, y: point.prices[from + line] ?? null })),
    }));
  return [
    { label: t('chart.shares'), series: seriesOf(0) },
    { label: t('chart.goods'), series: seriesOf(half) },
  ];
}
