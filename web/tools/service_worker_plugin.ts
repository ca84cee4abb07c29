// Writes /sw.js: src/offline/service_worker.js with the list of files of this build. The list's hash is the version, so that a browser takes
// up a new page as soon as anything in it has changed.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import type { Plugin } from 'vite';

const source = new URL('../src/offline/service_worker.js', import.meta.url);
const publicFolder = new URL('../public/', import.meta.url);

export function serviceWorker(): Plugin {
  return {
    name: 'septem-service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const made = Object.keys(bundle).filter((name) => name !== 'index.html');
        const files = ['/', ...[...made, ...readdirSync(publicFolder)].map((name) => `/${name}`)].sort();
        const hash = createHash('sha256').update(JSON.stringify(files));
        for (const name of readdirSync(publicFolder)) hash.update(readFileSync(new URL(name, publicFolder)));
        const text = readFileSync(source, 'utf8')
          .replace("'VERSION'", JSON.stringify(hash.digest('hex').slice(0, 16)))
          .replace("['FILES']", JSON.stringify(files));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: text });
      },
    },
  };
}
