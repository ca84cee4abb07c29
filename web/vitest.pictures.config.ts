import { defineConfig } from 'vitest/config';

// `npm run pictures`: pictures for the documentation, to be looked at before they are committed. `./test` leaves it out.
export default defineConfig({
  test: {
    include: ['tests/pictures/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
