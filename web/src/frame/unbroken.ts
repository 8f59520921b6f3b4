// Sums in the server's words that no end of line cuts in two.

/** The text with spaces inside sums, and before the sign of the money, that do not break. */
export function unbroken(text: string): string {
  return text
    .replaceAll('\u2009', '\u202f')
    .replace(/(?<=\d) (?=\p{Sc}|ƒ|nAn\b|M\u202f|M )/gu, '\u00a0');
}
