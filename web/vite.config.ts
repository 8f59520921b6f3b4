import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// In development the page asks a server on this address; `kontor serve` listens there.
const server = process.env.KONTOR_SERVER ?? 'http://127.0.0.1:8080';

const SHARED = 'shared';

/** The name of a file; of what is shared not that of every part that shares it. */
const short = (name: string) => (name.startsWith(`${SHARED}~`) ? SHARED : '[name]');

export default defineConfig({
  plugins: [svelte()],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: {
        // What several parts of the page need is a file for all that is needed by the same parts, and what is small is put to
        // its neighbour: a table takes 31 files instead of 61.
        codeSplitting: {
          groups: [
            {
              name: SHARED,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 8_192,
            },
          ],
        },
        chunkFileNames: ({ name }) => `assets/${short(name)}-[hash].js`,
        assetFileNames: ({ names }) => `assets/${short(names[0] ?? '[name]')}-[hash][extname]`,
      },
    },
  },
  server: {
    proxy: { '/api': { target: server, ws: true, changeOrigin: false } },
  },
});
