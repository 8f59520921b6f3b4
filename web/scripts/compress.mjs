// Puts compressed forms beside every text of the built page, for the server to send as they are.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(html|js|css|svg|json|txt)$/;
const folder = new URL('../dist/', import.meta.url).pathname;

for (const name of readdirSync(folder, { recursive: true })) {
  if (!TEXT.test(name)) {
    continue;
  }
  const file = join(folder, name);
  const text = readFileSync(file);
  const brotli = brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  });
  for (const [ending, bytes] of [
    ['.br', brotli],
    ['.gz', gzipSync(text, { level: 9 })],
  ]) {
    if (bytes.length < text.length) {
      writeFileSync(file + ending, bytes);
    }
  }
}
