// Which panels there are now, what matters most first.

import type { View } from './view';

export type PanelName = 'exchange' | 'works' | 'cards' | 'raids' | 'contracts' | 'goods';

const USUAL: PanelName[] = ['exchange', 'raids', 'contracts', 'cards', 'works', 'goods'];
const STUDYING: PanelName[] = ['cards', 'exchange', 'raids', 'contracts', 'works', 'goods'];
const AT_WORK: PanelName[] = ['works', 'raids', 'exchange', 'contracts', 'goods', 'cards'];
const AFTERWARDS: PanelName[] = ['goods', 'exchange', 'raids', 'contracts', 'works', 'cards'];

const hasRaid = (view: View): boolean =>
  view.assets.some(({ raid }) => raid !== undefined) ||
  view.players.some(({ sentence }) => sentence > 0);

/**
 * Those with something to show, in the order of the own move's stage. Where there is room the exchange is
 * first, unless the works are asked for. After the game it is the race that counts.
 */
export function panelsOf(view: View, seat: number | null, wide: boolean): PanelName[] {
  const { moment } = view;
  const own = 'seat' in moment && moment.seat === seat;
  const atWork = own && (moment.is === 'production' || moment.is === 'planning');
  const there: Record<PanelName, boolean> = {
    exchange: true,
    works: true,
    goods: true,
    cards: view.card !== undefined || view.shown > 0,
    raids: hasRaid(view),
    contracts: view.players.some(({ contracts }) => contracts.length > 0),
  };
  const over = moment.is === 'over';
  const usual = view.seen.length > 0 ? STUDYING : USUAL;
  const order = over ? AFTERWARDS : atWork ? AT_WORK : usual;
  const panels = order.filter((panel) => there[panel]);
  return wide && !atWork && !over
    ? ['exchange', ...panels.filter((panel) => panel !== 'exchange')]
    : panels;
}
