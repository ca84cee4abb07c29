// A text that no code reads is a text that somebody keeps translating for nobody.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { de } from './de';
import { en } from './en';
import { pl } from './pl';

const src = new URL('..', import.meta.url).pathname;

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

/** Everything but the texts themselves and the tests. */
const code = filesUnder(src)
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/(en|de|pl)\//.test(path))
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n');

/** Paths of all texts: `app.join.title`. */
function pathsOf(value: unknown, path: string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [path.join('.')];
  return Object.entries(value).flatMap(([key, each]) => pathsOf(each, [...path, key]));
}

function isRead(key: string): boolean {
  return new RegExp(`[.?]${key}\\b|['"]${key}['"]|\\b${key}:|\\{[^}]*\\b${key}\\b[^}]*\\} = `).test(code);
}

test('every text is read somewhere', () => {
  // Refusals and options are looked up by what the rules send; their own tests compare them with that. A number is a place in a list.
  const looked = pathsOf(en).filter((path) => !/^(refusals|options)\./.test(path));
  const unread = looked.filter((path) => {
    const key = path.split('.').at(-1)!;
    return /^[a-z]\w*$/i.test(key) && key.length > 1 && !isRead(key);
  });
  expect(unread).toEqual([]);
});

test('all languages have the same texts', () => {
  expect(pathsOf(de).sort()).toEqual(pathsOf(en).sort());
  expect(pathsOf(pl).sort()).toEqual(pathsOf(en).sort());
});
