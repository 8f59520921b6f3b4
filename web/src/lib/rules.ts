// The rules of a game, as the server has them, made ready to be shown: every rule can be linked to by its
// id, and every mention of one leads to it.

import { Marked } from 'marked';
import { readText } from './api';
import type { Language } from './language.svelte';

export interface Rules {
  html: string;
  /** The sections in order, for a table of contents. */
  sections: { id: string; title: string }[];
  /** The id of the first rule. */
  first: string;
}

/** What is to be said where a rule mentions an option: which value holds. */
export type Noted = (option: string) => string | undefined;

const asked = new Map<string, Promise<string>>();

/** Asked for once a game and language. */
export async function rulesOf(game: string, language: Language, noted?: Noted): Promise<Rules> {
  const path = `/api/games/${encodeURIComponent(game)}/rules?language=${language}`;
  let rules = asked.get(path);
  if (!rules) {
    rules = readText(path);
    rules.catch(() => asked.delete(path));
    asked.set(path, rules);
  }
  return shown(await rules, noted);
}

/** Markdown to HTML. The first thing in bold that is an id of a rule is where the rule stands. */
export function shown(markdown: string, noted: Noted = () => undefined): Rules {
  const ids = new Set(
    [...markdown.matchAll(/^\s*(?:[-*]\s+)?\*\*([A-Z]\d+[a-z]?)\*\*/gm)].map(([, id]) => id),
  );
  const placed = new Set<string>();
  // An option is noted once a rule, and not where a table lists them all.
  let said = new Set<string>();
  let listing = false;
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
          said = new Set();
          return `<strong class="rule" id="${text}"><a href="#${text}">${text}</a></strong>`;
        }
        return `<strong>${this.parser.parseInline(tokens)}</strong>`;
      },
      codespan({ text }) {
        const note = listing || said.has(text) ? undefined : noted(text);
        said.add(text);
        const code = `<code>${escaped(text)}</code>`;
        return note === undefined ? code : `${code} <span class="noted">(${escaped(note)})</span>`;
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
        listing = true;
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
        const head = row(token.header, 'th');
        listing = false;
        return `<div class="wide" tabindex="0"><table><thead>${head}</thead><tbody>${body}</tbody></table></div>`;
      },
    },
  });
  const html = marked.parse(markdown, { async: false });
  return { html, sections, first: [...placed][0] ?? '' };
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
