// Money that flies between the bank and a seat: a small coin with the sum, for a third of a second.

import { signed } from '../../lib/money';

const FLIGHT = 350;

/** Lets a sum fly between a kind's row and a seat's desk of the board, if both are on it. */
export function fly(
  root: HTMLElement | undefined,
  { kind, seat, amount }: { kind: string; seat: number; amount: number },
  currency: string,
): void {
  const bank = root?.querySelector(`[data-kind="${kind}"]`)?.getBoundingClientRect();
  const desk = root?.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
  if (!root || !bank || !desk) {
    return;
  }
  const coin = document.createElement('span');
  coin.className = 'mercurius-coin';
  coin.ariaHidden = 'true';
  coin.textContent = `${signed(amount)}\u2009${currency}`;
  root.append(coin);
  const at = (place: DOMRect) =>
    `translate(${place.left + place.width / 2}px, ${place.top + Math.min(place.height, 40) / 2}px) translate(-50%, -50%)`;
  const [from, to] = amount < 0 ? [desk, bank] : [bank, desk];
  coin.animate(
    [
      { transform: at(from), opacity: 1 },
      { transform: at(to), opacity: 1, offset: 0.8 },
      { transform: at(to), opacity: 0 },
    ],
    { duration: FLIGHT, easing: 'ease-in-out' },
  ).onfinish = () => coin.remove();
}
