// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages, texts } from '../texts/texts';
import { games } from './games';
import { useLanguage } from './language';

const folder = join(import.meta.dirname, '../../../src');
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(h|cc)$/.test(path) && !/_test\./.test(path))
  .map((path) => readFileSync(join(folder, path), 'utf8'));

const senders = [...games.map(({ id }) => id), 'engine', 'server', 'fair'];
const written = new RegExp(`"((?:${senders.join('|')})\\.[a-z-]+)"`, 'g');

/** Keys as the games and the engine write them, and those that the server's `refused` puts its own name before. */
function keysOf(code: string): string[] {
  const ofGames = [...code.matchAll(written)].map((found) => found[1]!);
  const ofServer = [...code.matchAll(/refused\(ServerCode::k\w+,\s*"([a-z-]+)"/g)].map((found) => `server.${found[1]!}`);
  return [...ofGames, ...ofServer];
}

const sent = new Set(sources.flatMap(keysOf));

test('the keys are found in the code', () => {
  expect(sent).toContain('seas.must-play');
  expect(sent).toContain('engine.no-such-action');
  expect(sent).toContain('server.seat-taken');
  expect(sent).toContain('fair.other-seed');
});

test.each(languages)('every refusal has a sentence, and every sentence a refusal: %s', async (language) => {
  await useLanguage(language);
  const books = [texts(), ...games.map((game) => game.texts())];
  const refusals = Object.assign({}, ...books.map((book) => book.refusals)) as Record<string, string>;
  expect(Object.keys(refusals).sort()).toEqual([...sent].sort());
  for (const [key, sentence] of Object.entries(refusals)) expect(sentence, key).toMatch(/^\p{Lu}.*\.$/u);
});
