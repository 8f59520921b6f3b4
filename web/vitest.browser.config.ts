import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The built page on the real server in a real browser; see tests/world.ts.
export default defineConfig({
  plugins: [svelte()],
  test: {
    include: ['tests/**/*.test.ts'],
    environment: 'node',
    // Who plays mostly waits for what moves: with two files at once two cores are idle for a third of the time.
    maxWorkers: 3,
    // Each file has a server and a browser of its own; what they are driven with is read once.
    isolate: false,
    // What fails on a busy machine is tried again, on a new server; vitest names it (“retry x1”), and so does `make test`
    // at its end.
    retry: 2,
    // Only so that a broken test ends: however slow the machine, nothing takes as long.
    testTimeout: 600_000,
    expect: { poll: { timeout: 150_000, interval: 50 } },
    hookTimeout: 180_000,
  },
});
