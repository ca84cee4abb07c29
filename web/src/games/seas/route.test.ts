import { expect, test } from 'vitest';
import { spaceOf, spacesOf, spotOf } from './route';
import { fixtures } from './testing/fixtures';

const withShips = (target: number, ships: number[]) => ({ ...fixtures.play4.view, options: { target }, ships });

test('the route leads to the target, or as far as a ship has come', () => {
  expect(spacesOf(withShips(7, [3, 0, 0, 0]))).toBe(7);
  expect(spacesOf(withShips(7, [9, 6, 0, 0]))).toBe(9);
  expect(spacesOf(withShips(14, [17, 6, 0, 0]))).toBe(14);
});

test('past space 14 the drawing starts over (A16)', () => {
  expect([0, 14, 15, 28, 29].map((count) => spaceOf(count, 14))).toEqual([0, 14, 1, 14, 1]);
});

test('spaces lie inside the drawing, one after the other', () => {
  const spots = Array.from({ length: 15 }, (_, space) => spotOf(space, 14));
  spots.forEach(({ x, y }, space) => {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(Math.max(x, y)).toBeLessThanOrEqual(100);
    if (space) expect(x).toBeGreaterThan(spots[space - 1]!.x);
  });
});
