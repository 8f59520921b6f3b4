// Sums with thin spaces between thousands and the sign in small type beside them.

const THIN = '\u2009';
const MINUS = '\u2212';

export function grouped(amount: number): string {
  const digits = Math.abs(amount)
    .toString()
    .replace(/\B(?=(\d{3})+$)/g, THIN);
  return amount < 0 ? MINUS + digits : digits;
}

/** Plain text, for labels that cannot hold markup. */
export function money(amount: number, currency: string): string {
  return `${grouped(amount)}${THIN}${currency}`;
}

/** With its sign, also when it is a gain. */
export function signed(amount: number): string {
  return amount > 0 ? `+${grouped(amount)}` : grouped(amount);
}
