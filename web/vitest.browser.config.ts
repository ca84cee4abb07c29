import { defineConfig } from 'vitest/config';

// The whole page in real browsers against the real program. Two files at a time, each with a browser and a program of its own: a browser leaves a core
// idle while the test decides what to press next.
export default defineConfig({
  test: {
    include: ['tests/browser/**/*.test.ts'],
    maxWorkers: 2,
    testTimeout: 120_000,
    // What stuck has its picture in build/gallery.
    hookTimeout: 60_000,
  },
});
