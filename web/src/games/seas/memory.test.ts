import { expect, test } from 'vitest';
import { fixtures } from './fixtures';
import { keeperOf, rememberedChests } from './memory';

const { view } = fixtures.play4;

test('captures of the last finished round are remembered, the card played with them', () => {
  const past = ['* deal', 'p0 G4xC4', '* deal', 'p1 G8xC5+R3', 'p2 G4', 'p3 C4xG4', '* deal'];
  expect(rememberedChests(view, past)).toEqual([[], ['G8', 'C5', 'R3'], [], ['C4', 'G4']]);
});

test('a card that we saw being nicked changes its chest', () => {
  const past = ['* deal', 'p1 G8xC1', 'p0 R2xX2', 'p0 nick p1', 'p0 pick C1', 'p2 nick p0', 'p2 pick ?'];
  const chests = rememberedChests(view, past);
  expect(chests.slice(0, 2)).toEqual([['R2', 'X2', 'C1'], ['G8']]);
  expect(keeperOf(chests, 'C1')).toBe(0);
  expect(keeperOf(chests, 'R1')).toBeNull();
});

test('a team has one chest', () => {
  expect(rememberedChests(fixtures.teams.view, ['* deal', 'p1 G8xC8', 'p3 R2xX2'])).toEqual([[], ['G8', 'C8', 'R2', 'X2']]);
});

test('whoever came late remembers nothing', () => {
  expect(rememberedChests(view, [])).toEqual([[], [], [], []]);
});
