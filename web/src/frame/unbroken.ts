// Sums in the server's words that no end of line cuts in two.

/** The text with spaces inside sums, and before the sign of the money, that do not break. */
export function unbroken(text: string): string {
  return text
    .replaceAll('\u2009', '\u202f')
    .replace(/ (?=\p{Sc}|ƒ)|(?<=\d) (?=nAn\b|mln\b|M\b)/gu, '\u00a0');
}
