import { defineConfig } from 'vitest/config';

// `npm run measure`: how long people wait. Figures of a busy machine say little, so `./test` leaves it out.
export default defineConfig({
  test: {
    include: ['tests/speed/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 300_000,
    hookTimeout: 60_000,
  },
});
