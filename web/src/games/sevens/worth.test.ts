import { expect, test } from 'vitest';
import { fixture } from './testing/fixtures';
import type { SevensView } from './view';
import { lowestInHand, scoreLines, sumOf, tiedSeats, worthOf } from './worth';

/** The worked example of the rules page. */
const example: SevensView = {
  ...fixture('open').view,
  wild: 'green',
  disabled: 2,
  hands: [
    ['W1', 'S4', 'D7'],
    ['L3', 'W4'],
    ['A5', 'C6', 'S5'],
  ],
  lucky: [['H1'], [], []],
  ending: { card: 'H7', column: 'H', seat: 'p1' },
  scores: [11, 12, 10],
};

test('the example of the rules is counted as it is told there (C13 to C15)', () => {
  const points = (seat: string) => scoreLines(example, seat).map((line) => line.points);
  expect(points('p0')).toEqual([5, 4, 0, 2]);
  expect(points('p1')).toEqual([3, 4, 5]);
  expect(points('p2')).toEqual([5, 0, 5]);
});

test('the lines add up to the scores of the engine', () => {
  const { view } = fixture('open');
  expect(view.scores!.map((_, index) => sumOf(scoreLines(view, `p${index}`)))).toEqual(view.scores);
});

test('each card says why it counts what it counts', () => {
  const reasons = scoreLines(example, 'p0').flatMap((line) => (line.is === 'card' ? [line.reason] : []));
  expect(reasons).toEqual(['wild', 'printed', 'disabled']);
  expect(scoreLines(example, 'p1').at(-1)).toMatchObject({ card: 'H7', isEnding: true, points: 5 });
});

test('hidden cards are told by what the score leaves for them', () => {
  const { view } = fixture('end');
  expect(scoreLines(view, 'p1')).toEqual([
    { is: 'card', card: 'C7', points: 0, reason: 'disabled', isEnding: false },
    { is: 'lucky', cards: ['A7', 'D7'], points: 4 },
    { is: 'hidden', count: 2, points: 3 },
  ]);
});

test('with a square of its own a table leaves open what a card counts', () => {
  expect(worthOf({ ...example, options: { square: 'own.txt' } }, 'S4')).toBeNull();
  expect(worthOf({ ...example, options: { square: 'own.txt' }, wild: null }, 'S4')).toBe(4);
});

test('a wild card never counts less than nothing (C14)', () => {
  expect(worthOf({ ...example, disabled: 7 }, 'W1')).toBe(0);
});

test('a tie is told with the lowest value in hand (C16)', () => {
  const { view } = fixture('tie');
  expect(tiedSeats(view)).toEqual(['p1', 'p3']);
  expect(tiedSeats(example)).toEqual([]);
  expect(lowestInHand(view, 'p1')).toBeUndefined();
  expect(lowestInHand(example, 'p0')).toBe(4);
  expect(lowestInHand({ ...example, hands: [['D7'], [], []] }, 'p0')).toBeNull();
});
