// The rules of a game, as the server has them, made ready to be shown: every rule can be linked to by its
// id, and every mention of one leads to it.

import { Marked } from 'marked';
import { readText } from './api';

export interface Rules {
  html: string;
  /** The sections in order, for a table of contents. */
  sections: { id: string; title: string }[];
}

const asked = new Map<string, Promise<Rules>>();

/** Asked for once a game. */
export function rulesOf(game: string): Promise<Rules> {
  let rules = asked.get(game);
  if (!rules) {
    rules = readText(`/api/games/${encodeURIComponent(game)}/rules`).then(shown);
    rules.catch(() => asked.delete(game));
    asked.set(game, rules);
  }
  return rules;
}

/** Markdown to HTML. The first thing in bold that is an id of a rule is where the rule stands. */
export function shown(markdown: string): Rules {
  const ids = new Set(
    [...markdown.matchAll(/^\s*(?:[-*]\s+)?\*\*([A-Z]\d+[a-z]?)\*\*/gm)].map(([, id]) => id),
  );
  const placed = new Set<string>();
  const sections: Rules['sections'] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens, depth }) {
        const title = this.parser.parseInline(tokens);
        if (depth !== 2) {
          return `<h${depth}>${title}</h${depth}>\n`;
        }
        const id = `part-${sections.length + 1}`;
        sections.push({ id, title: plain(title) });
        return `<h2 id="${id}">${title}</h2>\n`;
      },
      strong({ tokens, text }) {
        if (ids.has(text) && !placed.has(text)) {
          placed.add(text);
          return `<strong class="rule" id="${text}">${text}</strong>`;
        }
        return `<strong>${this.parser.parseInline(tokens)}</strong>`;
      },
      text(token) {
        if ('tokens' in token && token.tokens) {
          return this.parser.parseInline(token.tokens);
        }
        const text = 'escaped' in token && token.escaped ? token.text : escaped(token.text);
        return text.replace(/\b[A-Z]\d+[a-z]?\b/g, (id) =>
          ids.has(id) ? `<a href="#${id}">${id}</a>` : id,
        );
      },
      table(token) {
        const row = (cells: typeof token.header, usual: string) =>
          `<tr>${cells
            .map((cell) => {
              // A heading without words heads nothing.
              const tag = cell.text === '' ? 'td' : usual;
              const align = cell.align ? ` style="text-align:${cell.align}"` : '';
              return `<${tag}${align}>${this.parser.parseInline(cell.tokens)}</${tag}>`;
            })
            .join('')}</tr>`;
        const body = token.rows.map((cells) => row(cells, 'td')).join('');
        return `<div class="wide" tabindex="0"><table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table></div>`;
      },
    },
  });
  return { html: marked.parse(markdown, { async: false }), sections };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const plain = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
