import { defineConfig } from 'vite';
import { rulesPages } from './tools/rules_plugin.ts';
import { serviceWorker } from './tools/service_worker_plugin.ts';

export default defineConfig({
  plugins: [rulesPages(), serviceWorker()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    // No file inlined as data: the server's content policy allows scripts and styles from its own origin only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What a first visit loads is one file: it compresses better, however much of it is shared with what comes later.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'page', tags: ['$initial'] }] } } },
  },
  worker: { format: 'es' },
  server: { fs: { allow: ['..'] }, proxy: { '/ws': { target: 'ws://localhost:7777', ws: true } } },
});
