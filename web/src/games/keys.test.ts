// @vitest-environment happy-dom
// What the program names besides refusals (see refusals.test.ts), against the texts of every language, both ways: options and their values, lines of
// scorings, levels of bots, emotes.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { NativeEngine } from '../offline/testing/native';
import { root } from '../offline/testing/septem';
import { languages, texts } from '../texts/texts';
import { games } from './games';
import { useLanguage } from './language';

interface Hello {
  games: { id: string; seats: [number, number]; options: Record<string, (string | number | boolean)[]> }[];
}

async function hello(): Promise<Hello> {
  const engine = new NativeEngine();
  const { result } = JSON.parse(await engine.answer('{"jsonrpc": "2.0", "id": 1, "method": "hello"}')) as { result: Hello };
  engine.close();
  return result;
}

const told = await hello();
const folder = `${root}src`;
const code = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(h|cc)$/.test(path) && !/_test\./.test(path))
  .map((path) => readFileSync(join(folder, path), 'utf8'))
  .join('\n');

/** The words in the braces after a name: a list in the code. */
const listed = (name: string) => [...(code.split(name)[1] ?? '').split('}')[0]!.matchAll(/"([a-z-]+)"/g)].map((found) => found[1]!);

describe.each(languages)('%s', (language) => {
  beforeEach(() => useLanguage(language));

  test.each(games)('options and their values: $id', ({ id, texts: book }) => {
    const { options } = told.games.find((game) => game.id === id)!;
    const words = book().options;
    expect(Object.keys(words).sort()).toEqual(Object.keys(options).sort());
    for (const [key, values] of Object.entries(options)) {
      const { seat, values: named } = words[key]!;
      // What a file may say, somebody may also have typed in.
      const wanted = values.filter((value) => value !== 'a seat' && !/^p\d$/.test(String(value))).flatMap((value) => (value === 'a file' ? ['file', 'own'] : [String(value)]));
      // The way of the printed rules is the page's: it finds a seat.
      const offered = Object.keys(named).filter((name) => name !== 'rulebook');
      expect(offered.sort(), key).toEqual(wanted.sort());
      expect(seat !== undefined, key).toBe(values.includes('a seat'));
    }
  });

  test.each(games)('numbers of seats, and what may be chosen at each: $id', ({ id, seats, face }) => {
    const { seats: possible, options } = told.games.find((game) => game.id === id)!;
    expect(seats).toEqual(possible);
    for (let count = seats[0]; count <= seats[1]; ++count)
      for (const { key, values } of face.choices(count)) {
        const wanted = values.filter((value) => value !== 'rulebook' && !/^p\d$/.test(String(value)));
        expect(options[key], key).toEqual(expect.arrayContaining(wanted));
      }
  });

  test('levels of bots', () => {
    const levels = listed('kLevels = {');
    expect(Object.keys(texts().app.make.levels)).toEqual(levels);
    expect(Object.keys(texts().app.make.levelsAbout)).toEqual(levels);
  });

  test('emotes', () => {
    expect(Object.keys(texts().frame.table.chat.emotes).sort()).toEqual(listed('kEmotes[] = {').sort());
  });
});

const kindsOf = (game: string) => [...new Set([...code.matchAll(new RegExp(`"${game}\\.score\\.([a-z-]+)"`, 'g'))].map((found) => found[1]!))].sort();

/** What a game's own code says, without its tests. */
function sourceOf(game: string): string {
  const files = readdirSync(join(import.meta.dirname, game), { recursive: true, encoding: 'utf8' });
  return files
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|testing\//.test(path))
    .map((path) => readFileSync(join(import.meta.dirname, game, path), 'utf8'))
    .join('\n');
}

test.each(games)('every kind of line of a scoring is drawn: $id', ({ id }) => {
  const source = sourceOf(id);
  expect(kindsOf(id).length).toBeGreaterThan(0);
  // "ending-wild" is an ending card, and wild.
  const parts = kindsOf(id).flatMap((kind) => (source.includes(`'${kind}'`) ? [] : kind.split('-')));
  expect(parts.filter((part) => part !== 'card' && !new RegExp(`['"\\b]?\\b${part}['"]?:|'${part}'`).test(source))).toEqual([]);
});

test.each(languages)('7 Seas has a text for every kind of line, and for no other: %s', async (language) => {
  await useLanguage(language);
  const { words } = games.find(({ id }) => id === 'seas')!.texts() as unknown as { words: { lines: Record<string, string> } };
  expect(Object.keys(words.lines).sort()).toEqual(kindsOf('seas'));
});
