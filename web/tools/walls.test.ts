// Holds every import below src/ to the direction of the folders, see docs/page.md.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { folders, importsOf, namesBelow, whyNot } from './walls';

const src = join(import.meta.dirname, '../src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((path) => /\.(tsx?|js)$/.test(path));

function badImportsOf(file: string): string[] {
  return importsOf(readFileSync(join(src, file), 'utf8')).flatMap((written) => {
    const why = whyNot(file, relative(src, join(src, dirname(file), written)));
    return why ? [`${file}: ${written}: ${why}`] : [];
  });
}

test('no import goes the wrong way', () => {
  expect(files.flatMap(badImportsOf)).toEqual([]);
});

test('the directions allow no cycle', () => {
  expect(namesBelow()).toEqual([]);
});

test('every folder has its place', () => {
  const there = new Set(files.map((path) => path.split('/')[0]!));
  expect([...there].filter((folder) => folder !== 'gallery').sort()).toEqual([...folders].sort());
});

test('imports are found however they are written', () => {
  const source = `import { a } from './a';\nimport type { b } from "../b";\nexport { c } from '../c/d';\nimport './e.css';\nconst f = await import('./f');\nimport g from './g.7gr?raw';`;
  expect(importsOf(source)).toEqual(['./a', '../b', '../c/d', './e.css', './f', './g.7gr']);
});

test('a worker is an import, too', () => {
  expect(importsOf(`const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });`)).toEqual(['./worker.ts']);
  expect(importsOf('const { pathname } = new URL(event.request.url);')).toEqual([]);
});

test('those that are found by a pattern count, too', () => {
  const source = `const a = import.meta.glob<A>('../*/texts/de/index.ts', { import: 'de' });\nconst b = import.meta.glob(['../*/b.ts', '!../plain/**']);`;
  expect(importsOf(source)).toEqual(['../*/texts/de/index.ts', '../*/b.ts']);
});

test.each([
  ['pages/start.tsx', '*/scenes.tsx'],
  ['games/seas/board.tsx', 'games/*/texts/de/index.ts'],
  ['wire/client.ts', 'games/face'],
  ['games/seas/board.tsx', 'games/seize/cards'],
  ['games/seas/board.tsx', 'games/games'],
  ['games/group.tsx', 'games/seas/cards'],
  ['table/frame.tsx', 'pages/settings'],
  ['table/store.ts', 'table/testing/sample'],
  ['pages/start.tsx', 'games/seas/scenes'],
  ['somewhere/else.ts', 'texts/texts'],
  ['table/thinker.ts', 'offline/engine_worker.ts'],
  ['wire/client.ts', '../../build/wasm/septem.wasm'],
  ['offline/code.ts', '../../data/seas/values.txt'],
])('%s may not import %s', (file, target) => {
  expect(whyNot(file, target)).not.toBeNull();
});

test.each([
  ['games/games.ts', 'games/seas/game'],
  ['games/seas/board.tsx', 'games/group'],
  ['games/seas/pictures/plan.tsx', 'games/seas/cards'],
  ['games/seas/scenes.tsx', 'table/testing/still_table'],
  ['table/store.test.ts', 'pages/start'],
  ['offline/code.ts', '../../build/wasm/septem.wasm'],
  ['rules/pages.test.ts', '../../docs/rules/README.md'],
])('%s may import %s', (file, target) => {
  expect(whyNot(file, target)).toBeNull();
});
