import { describe, expect, test } from 'vitest';
import { fixtures } from './fixtures';
import { rememberedChests } from './memory';
import { scoreLines } from './scoring_lines';

// The worked example of the rules page: Ada, Ben and Cleo.
const score = { cards: [14, 14, 7], coins: [4, 5, 2], value: [14, 11, 15], points: [2, 2, 3] };
const chests = [
  'G2 G3 G5 G10 C2 C6 C9 R1 R3 R7 R8 X4 X5 X8',
  'G1 G4 G8 C3 C5 C7 C10 R5 R6 R10 X1 X2 X7 X9',
  'G6 G7 C1 C4 C8 R2 R4',
].map((cards) => cards.split(' '));
const byLine = (lines: ReturnType<typeof scoreLines>) => Object.fromEntries(lines.map((line) => [line.is, line]));

test('five lines, ties score for all (A13)', () => {
  const lines = byLine(scoreLines(score, chests, {}));
  expect(Object.keys(lines)).toEqual(['cards', 'coins', 'lady', 'king', 'value']);
  expect(lines['cards']!.points).toEqual([1, 1, 0]);
  expect(lines['coins']!.points).toEqual([0, 1, 0]);
  expect(lines['lady']!.points).toEqual([0, 0, 1]);
  expect(lines['king']!.points).toEqual([1, 0, 0]);
  expect(lines['value']!.points).toEqual([0, 0, 2]);
});

test('each line has the cards that explain it; the kraken stands for all curses (A14)', () => {
  const lines = byLine(scoreLines(score, chests, {}));
  expect(lines['coins']!.cards[1]).toEqual(['G1', 'G4', 'G8']);
  expect(lines['value']!.cards).toEqual([
    ['G5', 'C6', 'R7', 'X5'],
    ['G1', 'C7', 'R6', 'X1'],
    ['G7', 'C1', 'R4'],
  ]);
});

test('cards that do not explain the figure are not shown', () => {
  const lines = byLine(scoreLines(score, [['G2'], [], []], {}));
  expect(lines['coins']!.cards).toEqual([[], [], []]);
  expect(lines['value']!.cards).toEqual([[], [], []]);
  expect(byLine(scoreLines(score, chests, { values: 'own.txt' }))['value']!.cards[0]).toEqual([]);
});

describe('the lady and the king', () => {
  const level = { cards: [1, 0], coins: [1, 0], value: [1, 0] };
  const guardians = (extra: number[], known: string[][]) =>
    scoreLines({ ...level, points: [4 + extra[0]!, extra[1]!] }, known, {})
      .slice(2, -1)
      .map(({ is, points }) => [is, points]);

  test('follow from the points where one owner has both, or nobody any', () => {
    expect(guardians([0, 2], [[], []])).toEqual([['lady', [0, 1]], ['king', [0, 1]]]);
    expect(guardians([0, 0], [[], []])).toEqual([['lady', [0, 0]], ['king', [0, 0]]]);
  });
  test('are told apart by what was seen', () => {
    expect(guardians([1, 1], [['C1'], []])).toEqual([['lady', [1, 0]], ['king', [0, 1]]]);
    expect(guardians([0, 1], [[], ['R1']])).toEqual([['lady', [0, 0]], ['king', [0, 1]]]);
  });
  test('a nicked one still belongs to whoever scored', () => {
    expect(guardians([0, 1], [['C1'], []])).toEqual([['lady', [0, 1]], ['king', [0, 0]]]);
    expect(guardians([1, 1], [['C1', 'R1'], []])).toEqual([['guardians', [1, 1]]]);
  });
  test('share a line where nobody saw them', () => {
    expect(guardians([1, 1], [[], []])).toEqual([['guardians', [1, 1]]]);
    expect(guardians([1, 0], [[], []])).toEqual([['guardians', [1, 0]]]);
  });
});

test('the points of a real round add up', () => {
  for (const { view, past } of [fixtures.scoring, fixtures.scoringTeams, fixtures.over]) {
    const last = view.scores.at(-1)!;
    const lines = scoreLines(last, rememberedChests(view, past), view.options);
    expect(last.points.map((_, owner) => lines.reduce((sum, line) => sum + line.points[owner]!, 0))).toEqual(last.points);
  }
});
