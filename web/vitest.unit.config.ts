import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    // What a file is read with is read once for all: a world of its own for each took four times as long. So none may leave
    // anything behind.
    isolate: false,
    unstubGlobals: true,
    setupFiles: ['src/messages/setup.ts'],
  },
});
