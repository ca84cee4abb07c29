import { expect, test } from 'vitest';
import type { ScoreLine } from '../wire/protocol';
import { differenceOf, placedBy } from './outcome';

const parties = (...points: number[]) => points.map((each, place) => ({ seats: [`p${place}`], points: each }));
const places = (points: number[], winners: string[] | null) => placedBy(parties(...points), winners).map(({ seats, place }) => `${seats[0]} ${place}`);
const line = (key: string, seat: string, amount: number): ScoreLine => ({ key, seats: [seat], amount, figure: null, cards: [], against: [] });

test('places follow the points, and whoever has as many shares one', () => {
  expect(places([3, 9, 3, 1], ['p1'])).toEqual(['p1 1', 'p0 2', 'p2 2', 'p3 4']);
  expect(places([5, 5, 2], ['p0', 'p1'])).toEqual(['p0 1', 'p1 1', 'p2 3']);
});

test('who won a tie comes before the other', () => {
  expect(places([5, 5, 2], ['p1'])).toEqual(['p1 1', 'p0 2', 'p2 3']);
});

test('while nobody has won, points alone count', () => {
  expect(places([1, 4], null)).toEqual(['p1 1', 'p0 2']);
});

test('the difference is the kind of line that set them apart most over all rounds', () => {
  const rounds = [
    [line('a.cards', 'p0', 2), line('a.coins', 'p0', 0), line('a.cards', 'p1', 1), line('a.coins', 'p1', 1)],
    [line('a.cards', 'p0', 0), line('a.coins', 'p0', 3), line('a.cards', 'p1', 0), line('a.coins', 'p1', 0)],
  ];
  expect(differenceOf(rounds, 'p0', 'p1')).toEqual({ kind: 'coins', amounts: [3, 1] });
  expect(differenceOf(rounds.slice(0, 1), 'p1', 'p0')).toEqual({ kind: 'coins', amounts: [1, 0] });
  expect(differenceOf([], 'p0', 'p1')).toBeNull();
});
