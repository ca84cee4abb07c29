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

/** Everything that speaks: without the texts themselves, tests, and what does not know `texts()`. */
const speaking = filesUnder(src)
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/(en|de|pl|testing)\//.test(path))
  .map((path) => readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''))
  .filter((source) => /\btexts\(|\bTexts\b|\btexts\./.test(source));

/** Paths of all texts: `app.join.title`. */
function pathsOf(value: unknown, path: string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return [path.join('.')];
  return Object.entries(value).flatMap(([key, each]) => pathsOf(each, [...path, key]));
}

/** `.key`, `{ key }` of a destructuring, or the key as a word of its own that is looked up: `t.levels[level]`. */
function reads(source: string, key: string): boolean {
  return new RegExp(`\\??\\.${key}\\b|\\{[^{}]*\\b${key}\\b[^{}]*\\} = |['"\`]${key}['"\`]`).test(source);
}

/** Lists of words that are looked up by what the rules or the server send: only the list itself must be read. */
function isLookedUp(list: string): boolean {
  const name = list.split('.').at(-1)!;
  return speaking.some((source) => new RegExp(`\\.${name}(\\s+as [^;]*?)?\\)?(\\?\\.)?\\[`).test(source));
}

/** Read where its parent is known too: "title" alone is said in many places. */
function isRead(path: string): boolean {
  const parts = path.split('.');
  const [key, parent] = [parts.at(-1)!, parts.at(-2)!];
  return isLookedUp(parts.slice(0, -1).join('.')) || speaking.some((source) => reads(source, key) && (parts.length < 3 || reads(source, parent)));
}

test('every text is read where its neighbours are', () => {
  // Refusals and options are looked up by what the rules send; their own tests compare them with that. Numbers are places in a list.
  const unread = pathsOf(en).filter((path) => !/^(refusals|options|names)\.|\.\d+$/.test(path) && !isRead(path));
  expect(unread).toEqual([]);
});

test('all languages have the same texts', () => {
  expect(pathsOf(de).sort()).toEqual(pathsOf(en).sort());
  expect(pathsOf(pl).sort()).toEqual(pathsOf(en).sort());
});
