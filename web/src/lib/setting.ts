// How a language sets its lines: in Polish and Russian none ends with a word of one letter.

const ALONE: Record<string, RegExp> = {
  pl: /(?<=^|[\s(„])([aiouwz]) /giu,
  ru: /(?<=^|[\s(«])([аивкосуя]) /giu,
};

/** Words as the language sets them: what may not stand at the end of a line keeps to the next word. */
export function settingOf(language: string): (text: string) => string {
  const alone = ALONE[language];
  return alone ? (text) => text.replace(alone, '$1\u00a0') : (text) => text;
}
