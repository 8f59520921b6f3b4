// A finger leaves no hover behind: it is only for pointers that can hover.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Whether every rule for hovering stands within `@media (hover: hover)`. */
function hoversOutside(text: string): string[] {
  const open: string[] = [];
  const outside: string[] = [];
  for (const line of text.split('\n')) {
    if (line.includes(':hover') && !open.some((at) => at.includes('hover: hover'))) {
      outside.push(line.trim());
    }
    for (const brace of line.match(/[{}]/g) ?? []) {
      if (brace === '{') {
        open.push(line);
      } else {
        open.pop();
      }
    }
  }
  return outside;
}

it('nothing stays lit under a finger that has gone', () => {
  const files = readdirSync(root, { recursive: true })
    .map(String)
    .filter((name) => /\.(svelte|css)$/.test(name));
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((name) => {
    const text = readFileSync(join(root, name), 'utf8');
    const styles = name.endsWith('.css') ? text : (text.match(/<style[\s\S]*<\/style>/)?.[0] ?? '');
    return hoversOutside(styles).map((line) => `${name}: ${line}`);
  });
  expect(found).toEqual([]);
});
