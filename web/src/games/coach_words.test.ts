// The core names its reasons by keys; each game has a sentence for every one of its own, in every language.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { languages } from '../texts/texts';
import type { CoachWords } from './coach_words';

type Words = { words: Record<(typeof languages)[number], CoachWords> };
const books = Object.entries(import.meta.glob<Words>('./*/coach/words.ts', { eager: true })).map(([path, { words }]) => ({ game: path.split('/')[1]!, words }));
const core = readFileSync(new URL('../../../src/coach/words.cc', import.meta.url), 'utf8');

test.each(books)('$game', ({ game, words }) => {
  const keys = [...core.matchAll(/\{"(\w+)\.coach\.([\w-]+)"/g)].filter(([, of]) => of === game).map(([, , key]) => key!);
  expect(keys.length).toBeGreaterThan(5);
  const said = { things: 'things', who: 'who', chance: '1 %', number: 2, amount: '2 g' };
  for (const language of languages) {
    const { reasons, places } = words[language];
    expect(Object.keys(reasons).sort()).toEqual(keys.sort());
    for (const say of Object.values(reasons)) expect(say(said)).not.toBe('');
    expect(Object.keys(places).sort()).toEqual(Object.keys(words.en.places).sort());
  }
});

test('every game has a coach', () => {
  expect(books.map(({ game }) => game).sort()).toEqual(['seas', 'seize', 'sevens']);
});
