// @vitest-environment happy-dom
// A text that no code reads is a text that somebody keeps translating for nobody.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages, texts } from '../texts/texts';
import { games } from './games';
import { useLanguage } from './language';

const src = join(import.meta.dirname, '..');

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesUnder(path) : [path];
  });
}

/** Everything below a folder that speaks: without the texts themselves, tests, and what does not know `texts()`. */
function speakingIn(folder: string): string[] {
  return filesUnder(join(src, folder))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|\/(en|de|pl|testing)\//.test(path))
    .map((path) => readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, ''))
    .filter((source) => /\btexts\(|\bTexts\b|\btexts\./.test(source));
}

// Each book with those who read it. A game's is read in its own folder.
const books = [
  { name: 'page', book: texts, folder: '.' },
  ...games.map((game) => ({ name: game.id, book: game.texts, folder: `games/${game.id}` })),
];

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
function isLookedUp(list: string, speaking: string[]): boolean {
  const name = list.split('.').at(-1)!;
  return speaking.some((source) => new RegExp(`\\.${name}(\\s+as [^;]*?)?\\)?(\\?\\.)?\\[`).test(source));
}

/** Read where its parent is known too: "title" alone is said in many places. */
function isRead(path: string, speaking: string[]): boolean {
  const parts = path.split('.');
  const [key, parent] = [parts.at(-1)!, parts.at(-2)!];
  return isLookedUp(parts.slice(0, -1).join('.'), speaking) || speaking.some((source) => reads(source, key) && (parts.length < 3 || reads(source, parent)));
}

test.each(books)('every text is read where its neighbours are: $name', async ({ book, folder }) => {
  const speaking = speakingIn(folder);
  // Refusals and options are looked up by what the rules send; their own tests compare them with that. The frame reads a game's title and
  // pitch. Numbers are places in a list.
  await useLanguage('en');
  const paths = pathsOf(book());
  const unread = paths.filter((path) => !/^(refusals|options|names|title|pitch)\b|\.\d+$/.test(path) && !isRead(path, speaking));
  expect(unread).toEqual([]);
});

test.each(books)('all languages have the same texts: $name', async ({ book }) => {
  const paths: string[][] = [];
  const words = new Set<string>();
  for (const language of languages) {
    await useLanguage(language);
    paths.push(pathsOf(book()).sort());
    words.add(JSON.stringify(book()));
  }
  expect(words.size).toBe(languages.length);
  for (const others of paths.slice(1)) expect(others).toEqual(paths[0]);
});

// Words that come with what shows them: each list stands in one place, so its own keys are enough.
type Words = { words: Record<(typeof languages)[number], object> };
const later = [
  { name: 'the end', folder: 'table/ending', load: (): Promise<Words> => import('../table/ending/words') },
  { name: 'the coach', folder: 'coach', load: (): Promise<Words> => import('../coach/words') },
  { name: 'privacy', folder: 'pages', load: (): Promise<Words> => import('../pages/privacy/words') },
  ...Object.entries(import.meta.glob<Words>('./*/{reference,ending}/words.ts')).map(([path, load]) => ({ name: path, folder: `games/${path.split('/')[1]}`, load })),
];

test.each(later)('every word that comes later is read, and stands in all languages: $name', async ({ folder, load }) => {
  const { words } = await load();
  const readers = filesUnder(join(src, folder))
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
    .map((path) => readFileSync(path, 'utf8'))
    .filter((source) => source.includes('words'));
  expect(Object.keys(words.en).filter((key) => !readers.some((source) => reads(source, key)))).toEqual([]);
  for (const language of languages) expect(pathsOf(words[language]).sort()).toEqual(pathsOf(words.en).sort());
});
