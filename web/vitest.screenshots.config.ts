import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/screenshots.ts'],
    environment: 'node',
    testTimeout: 600_000,
    hookTimeout: 60_000,
  },
});
