import { defineConfig } from 'vitest/config';

// The built page on the real server in a real browser; see tests/world.ts.
export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    // What a busy machine or the dice spoil is tried again, on a new server; `make test` names it at its end.
    retry: 2,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
