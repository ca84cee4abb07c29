import { defineConfig } from 'vite';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    // No file inlined as data: the server's content policy allows scripts and styles from its own origin only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  worker: { format: 'es' },
  server: { proxy: { '/ws': { target: 'ws://localhost:7777', ws: true } } },
});
