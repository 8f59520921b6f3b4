// What can be read on a screen: all of its words, and those of them that are cut off.

import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface Words {
  text: string;
  /** Whether they are a name or a code that is the same in every language. */
  code: boolean;
  /** Where they end outside of what is seen; nothing if they are all there. */
  cut: string | null;
}

/** The words on the screen, without those that are for a screen reader only. */
function wordsOn(page: Page): Promise<Words[]> {
  return page.evaluate(() => {
    interface Standing {
      overflowX: string;
      overflowY: string;
      textOverflow: string;
      position: string;
      frame: DOMRect;
    }
    const parts = new Map<Element, Standing>();
    const found: { text: string; code: boolean; cut: string | null }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const parent = node.parentElement;
      const visible = parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!parent || !visible || text === '' || parent.closest('.hidden-text, style, script')) {
        continue;
      }
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0) {
        continue;
      }
      const code = parent.closest('code, .language, [data-testid="credits"]') !== null;
      found.push({ text, code, cut: cutBy(parent, box) });
    }
    return found;

    /** How a part stands there; the words of a page share the parts that they stand in. */
    function standing(one: Element): Standing {
      const known = parts.get(one);
      if (known) {
        return known;
      }
      const { overflowX, overflowY, textOverflow, position } = getComputedStyle(one);
      const frame = one.getBoundingClientRect();
      const fresh = { overflowX, overflowY, textOverflow, position, frame };
      parts.set(one, fresh);
      return fresh;
    }

    /** What cuts these words off; nothing if they are all there. */
    function cutBy(parent: Element, box: DOMRect): string | null {
      const drawing = parent.closest('svg');
      if (drawing) {
        return cutInDrawing(parent, drawing);
      }
      const cell = beyondCell(parent, box);
      if (cell) {
        return `${cell.tagName}.${cell.className}`;
      }
      for (let one: Element | null = parent; one; one = one.parentElement) {
        const { overflowX, overflowY, textOverflow, position, frame } = standing(one);
        // What is moved and enlarged, and what scrolls, can be brought into sight.
        if (one.matches('.panzoom, .skip') || overflowX === 'auto' || overflowX === 'scroll') {
          return null;
        }
        // Only what somebody called themselves, and what is said in full elsewhere, may end in dots.
        if (textOverflow === 'ellipsis' && one.scrollWidth > one.clientWidth + 1) {
          const shortened = one.closest('.name, .game, .waited, h1, h2, [title]');
          return shortened ? null : `${one.tagName}.${one.className} in dots`;
        }
        // Folded away where there is no room for it, and only heard.
        if (frame.width <= 2) {
          return null;
        }
        const holds = overflowX !== 'visible' || one.matches('button, .button, select');
        if (holds && (box.right > frame.right + 1.5 || box.left < frame.left - 1.5)) {
          return `${one.tagName}.${one.className}`;
        }
        const lower = overflowY === 'hidden' || overflowY === 'clip';
        if (lower && box.bottom > frame.bottom + 3 && box.top < frame.bottom - 3) {
          return `${one.tagName}.${one.className} below`;
        }
        if (position === 'fixed') {
          break;
        }
      }
      const width = document.documentElement.clientWidth;
      return box.right > width + 1.5 || box.left < -1.5 ? 'the screen' : null;
    }

    /** The cell of a list or a table that words run out of: they cover the next one, wherever it is scrolled to. */
    function beyondCell(parent: Element, box: DOMRect): Element | null {
      for (let one: Element | null = parent; one; one = one.parentElement) {
        // What holds its words back is asked for itself.
        if (standing(one).overflowX !== 'visible') {
          return null;
        }
        if (one.matches('li, td, th')) {
          const room = standing(one).frame;
          return box.right > room.right + 2 || box.left < room.left - 2 ? one : null;
        }
      }
      return null;
    }

    /** Words of a drawing are within it, whatever part of it is in sight. */
    function cutInDrawing(parent: Element, drawing: SVGSVGElement): string | null {
      const view = drawing.viewBox.baseVal;
      const text = parent.closest('text');
      const turned = text?.getScreenCTM();
      const whole = drawing.getScreenCTM();
      if (!text || !turned || !whole || view.width === 0) {
        return null;
      }
      // A font leaves room above and below its letters.
      const { x, width, ...line } = text.getBBox();
      const [y, height] = [line.y + line.height * 0.15, line.height * 0.65];
      const within = whole.inverse().multiply(turned);
      const corners = [x, x + width].flatMap((across) =>
        [y, y + height].map((down) => new DOMPoint(across, down).matrixTransform(within)),
      );
      const slack = view.width / 100;
      const out = corners.some(
        (corner) =>
          corner.x < view.x - slack ||
          corner.x > view.x + view.width + slack ||
          corner.y < view.y - slack ||
          corner.y > view.y + view.height + slack,
      );
      const clipped = getComputedStyle(drawing).overflow !== 'visible';
      return out && clipped ? 'the drawing' : null;
    }
  });
}

/** What is said beside the words on the screen: to who hears the page, and where the pointer rests. */
function saidAsideOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('code, .language, [data-testid="credits"], style, script')) {
        continue;
      }
      for (const attribute of [
        'aria-label',
        'title',
        'alt',
        'placeholder',
        'aria-roledescription',
      ]) {
        found.push(element.getAttribute(attribute) ?? '');
      }
      if (element.matches('.hidden-text, svg title, svg desc')) {
        found.push(element.textContent ?? '');
      }
    }
    return found.map((text) => text.trim()).filter((text) => text !== '');
  });
}

/** What bots are called; those who are called alike have a number. */
const BOT = /^(Steady|Толковый|Rozważny)( \d)?$/;

/** No words that end at an edge; `names` are those of people, which may be long and end in dots. */
export async function expectNothingClipped(page: Page, names: string[] = []): Promise<void> {
  expectWhole(page, await wordsOn(page), names);
}

function expectWhole(page: Page, words: Words[], names: string[]): void {
  const isName = (text: string) => names.includes(text) || BOT.test(text);
  const cut = words.filter(
    (one) => one.cut !== null && !(one.cut.endsWith('in dots') && isName(one.text)),
  );
  expect(cut, page.url()).toEqual([]);
}

/** Words of no language, or of every one: names, codes of rules, money, what languages call themselves. */
const EVERYWHERE = [
  'enter',
  'ii',
  'qr',
  'kontor',
  'nano',
  'nan',
  'bio',
  'biobot',
  'english',
  'polski',
];
/** English words that neither Russian nor Polish has. */
const ENGLISH =
  /(?<!\p{L})(the|and|you|your|is|are|of|with|from|has|have|this|that|buys?|sells?|plays?|pays?|turn|card|throws?|round|choose|nobody)(?!\p{L})/iu;

/**
 * No words that end at an edge, and nothing that is said in English on a page in Russian or Polish; `names` are those of
 * people and bots.
 */
export async function expectSpoken(
  page: Page,
  language: 'ru' | 'pl',
  names: string[],
): Promise<void> {
  const words = await wordsOn(page);
  expectWhole(page, words, names);
  const seen = words.filter(({ code }) => !code).map(({ text }) => text);
  const said = [...new Set([...seen, ...(await saidAsideOn(page))])];
  const without = (text: string) =>
    names.reduce((rest, name) => rest.replaceAll(name, ''), text).replace(/\b[A-Z]\d+\b/g, '');
  const foreign = said.map(without).filter((text) => {
    const latin = (text.match(/\p{Script=Latin}{2,}/gu) ?? []).filter(
      (word) => !EVERYWHERE.includes(word.toLowerCase()),
    );
    return language === 'ru' ? latin.length > 0 : ENGLISH.test(text);
  });
  expect(foreign, page.url()).toEqual([]);
}
