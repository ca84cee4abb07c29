import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { de } from './de';
import { en } from './en';
import { pl } from './pl';

const folder = new URL('../../../src/', import.meta.url);
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(h|cc)$/.test(path) && !/_test\./.test(path))
  .map((path) => readFileSync(new URL(path, folder), 'utf8'));

/** Keys as the games and the engine write them, and those that the server's `refused` puts its own name before. */
function keysOf(code: string): string[] {
  const written = [...code.matchAll(/"((?:seas|seize|sevens|engine|server)\.[a-z-]+)"/g)].map((found) => found[1]!);
  const ofServer = [...code.matchAll(/refused\(ServerCode::k\w+,\s*"([a-z-]+)"/g)].map((found) => `server.${found[1]!}`);
  return [...written, ...ofServer];
}

const sent = new Set(sources.flatMap(keysOf));

test('the keys are found in the code', () => {
  expect(sent).toContain('seas.must-play');
  expect(sent).toContain('engine.no-such-action');
  expect(sent).toContain('server.seat-taken');
});

test.each([en, de, pl])('every refusal has a sentence, and every sentence a refusal: $language', ({ refusals }) => {
  expect(Object.keys(refusals).sort()).toEqual([...sent].sort());
  for (const [key, sentence] of Object.entries(refusals)) expect(sentence, key).toMatch(/^\p{Lu}.*\.$/u);
});
