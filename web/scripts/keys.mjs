// Writes the types of the page's messages: for each part its ids, and what each mentions.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { FluentResource } from '@fluent/bundle';

const root = fileURLToPath(new URL('../src/', import.meta.url));

function mentioned(node, names = new Set()) {
  if (node?.type === 'var') {
    names.add(node.name);
  }
  if (typeof node === 'object' && node !== null) {
    Object.values(node).forEach((inner) => {
      mentioned(inner, names);
    });
  }
  return names;
}

const quoted = (text) => `'${text}'`;
const parts = readdirSync(root, { recursive: true })
  .filter((name) => name.endsWith('.en.ftl'))
  .sort()
  .map((name) => {
    const messages = new FluentResource(readFileSync(join(root, name), 'utf8')).body.map(
      ({ id, value }) =>
        `    ${quoted(id)}: ${[...mentioned(value)].map(quoted).join(' | ') || 'never'};`,
    );
    return `  ${quoted(basename(name, '.en.ftl'))}: {\n${messages.join('\n')}\n  };`;
  });

writeFileSync(
  join(root, 'messages/keys.ts'),
  `// Made by scripts/keys.mjs.\nexport interface Messages {\n${parts.join('\n')}\n}\n`,
);
