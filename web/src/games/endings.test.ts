// @vitest-environment happy-dom
// How a face tells the end, in games of the real engine.
import { expect, test } from 'vitest';
import { randomGames } from '../offline/testing/random_game';
import { languages } from '../texts/texts';
import type { Situation } from './face';
import { faceOf, games } from './games';
import { useLanguage } from './language';

const tables = [
  { game: 'seas', seats: 2 },
  { game: 'seas', seats: 4 },
  { game: 'seas', seats: 4, options: { teams: 'teams' } },
  { game: 'seize', seats: 2 },
  { game: 'seize', seats: 4, options: { cursed: true } },
  { game: 'sevens', seats: 2 },
  { game: 'sevens', seats: 4 },
];
const played = tables.map((order) => ({ ...order, games: randomGames(order, 4) }));

test('every game of the page tells its end', () => {
  for (const { face } of games) expect(face.ending, face.id).toBeDefined();
});

test.each(played)('everybody has a place, and the winners alone the first: $game, $seats, $options', async ({ game, seats, games: finished }) => {
  const { placings } = await faceOf(game).ending!();
  for (const { end: view, scorings } of finished) {
    const found = placings({ view, scorings, you: null, legal: [], nameOf: (seat) => seat });
    const seated = found.flatMap(({ seats }) => seats).filter((seat) => seat !== 'g');
    expect(seated.toSorted()).toEqual(Array.from({ length: seats }, (_, place) => `p${place}`));
    expect(found.filter(({ place }) => place === 1).flatMap(({ seats }) => seats).toSorted()).toEqual(view.winners);
    expect(found.map(({ place }) => place)).toEqual(found.map(({ place }) => place).toSorted((a, b) => a - b));
    for (const { figure } of found) expect(figure).toMatch(/\d/);
  }
});

test.each(languages)('what decided it is a sentence that names the winner: %s', async (language) => {
  await useLanguage(language);
  for (const { game, games: finished } of played) {
    const { decided } = await faceOf(game).ending!();
    for (const { end: view, scorings } of finished) {
      const situation: Situation = { view, scorings, you: null, legal: [], nameOf: (seat) => `<${seat}>` };
      if (view.winners!.length === 1) expect(decided(situation)).toContain(`<${view.winners![0]}>`);
      expect(decided({ ...situation, scorings: [] })).toBeNull();
    }
  }
});
