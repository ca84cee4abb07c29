import { defineConfig } from 'vitest/config';

// The whole page in real browsers against the real program. Two files at a time, each with a browser and a program of its own: a browser leaves a core
// idle while the test decides what to press next.
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    maxWorkers: 2,
    testTimeout: 120_000,
    // Games are played at random against bots; one in some dozens leads the player of these tests into trying the same thing in vain.
    retry: 1,
    hookTimeout: 60_000,
  },
});
