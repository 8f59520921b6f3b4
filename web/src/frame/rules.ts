// The rules of a game as a page of HTML, with a place to jump to for each rule.

/** Markdown in which every rule that begins with its number in bold has an anchor of that number. */
export function anchored(markdown: string): string {
  return markdown.replace(
    /^(\s*(?:[-*] )?)\*\*([A-Z]\d+[a-z]?)\*\*/gm,
    '$1<b id="rule-$2" class="rule-id" tabindex="-1">$2</b>',
  );
}
