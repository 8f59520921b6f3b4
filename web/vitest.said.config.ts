import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// A benchmark, not a test: see tests/said.ts.
export default defineConfig({
  plugins: [svelte()],
  test: {
    include: ['tests/said.ts'],
    environment: 'node',
    setupFiles: ['src/messages/setup.ts'],
    testTimeout: 900_000,
    hookTimeout: 60_000,
  },
});
