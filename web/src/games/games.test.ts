// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { games } from './games';
import { pressable } from './testing/pressable';

test('every folder is that of a listed game, and has what tests in browsers need', () => {
  expect(Object.keys(pressable).sort()).toEqual(games.map(({ id }) => id).sort());
});

test.each(games)('somebody can sit down: $id', ({ seats: [low, high], usualSeats, face }) => {
  expect(low).toBeGreaterThan(0);
  expect(usualSeats).toBeGreaterThanOrEqual(low);
  expect(usualSeats).toBeLessThanOrEqual(high);
  for (const { values, byDefault } of face.choices(usualSeats)) expect(values).toContain(byDefault);
});
