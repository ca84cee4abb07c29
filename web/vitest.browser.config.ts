import { defineConfig } from 'vitest/config';

// The whole page in real browsers against the real program: one file after the other, because browsers fill both cores.
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
