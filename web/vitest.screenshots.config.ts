import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/screenshots.ts'],
    environment: 'node',
    globalSetup: ['tests/server.ts'],
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
});
