// The rules of a game as a page of HTML, with a place to jump to for each rule.

/** Markdown in which every rule that begins with its number in bold has an anchor of that number. */
export function anchored(markdown: string): string {
  return markdown.replace(
    /^(\s*(?:[-*] )?)\*\*([A-Z]\d+[a-z]?)\*\*/gm,
    '$1<b id="rule-$2" class="rule-id" tabindex="-1">$2</b>',
  );
}

/** Tables in frames of their own, which scroll sideways where they are too wide, also by keyboard. */
export function framed(html: string, label: string): string {
  return html
    .replaceAll(
      '<table>',
      `<div class="wide" role="group" tabindex="0" aria-label="${label}"><table>`,
    )
    .replaceAll('</table>', '</table></div>')
    .replaceAll('<th></th>', '<td></td>');
}
