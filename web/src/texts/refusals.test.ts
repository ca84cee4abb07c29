import { expect, test } from 'vitest';
import { de } from './de';
import { en } from './en';
import { pl } from './pl';

const sources = import.meta.glob<string>(['../../../src/**/*.{h,cc}', '!**/*_test.*'], { query: '?raw', import: 'default', eager: true });

/** Keys as the games and the engine write them, and those that the server's `refused` puts its own name before. */
function keysOf(code: string): string[] {
  const written = [...code.matchAll(/"((?:seas|seize|sevens|engine|server)\.[a-z-]+)"/g)].map((found) => found[1]!);
  const ofServer = [...code.matchAll(/refused\(ServerCode::k\w+,\s*"([a-z-]+)"/g)].map((found) => `server.${found[1]!}`);
  return [...written, ...ofServer];
}

const sent = new Set(Object.values(sources).flatMap(keysOf));

test('the keys are found in the code', () => {
  expect(sent).toContain('seas.must-play');
  expect(sent).toContain('engine.no-such-action');
  expect(sent).toContain('server.seat-taken');
});

test.each([en, de, pl])('every refusal has a sentence, and every sentence a refusal: $language', ({ refusals }) => {
  expect(Object.keys(refusals).sort()).toEqual([...sent].sort());
  for (const [key, sentence] of Object.entries(refusals)) expect(sentence, key).toMatch(/^\p{Lu}.*\.$/u);
});
