import { expect, test } from 'vitest';
import { columnsFor, columnsToTake } from './columns';
import { explain } from './explain';
import { fixture } from './testing/fixtures';

test('a card shows the columns that are legal for it (C2)', () => {
  const { legal } = fixture('play');
  expect(columnsFor(legal, 'A6')).toEqual(['A', 'C', 'D', 'H', 'L', 'S']);
  expect(columnsFor(legal, 'W1')).toEqual(['W']);
  expect(columnsFor(fixture('place').legal, 'A4')).toEqual(['A', 'D', 'S']);
  expect(columnsToTake(fixture('take').legal)).toEqual(['C', 'D', 'H', 'L', 'W']);
});

test('one line says what a play would do', () => {
  const play = fixture('play');
  expect(explain(play, 'A6>A')).toBe('Ages of Man: only values up to 5 will count.');
  expect(explain(play, 'A6>S')).toBe('An Ages of Man card fires nothing on another column.');
  expect(explain(play, 'W1>W')).toMatch(/^Wonders: look at three cards/);
  expect(explain(fixture('six'), 'C4>C')).toBe('Colors: green becomes the wild colour.');
  expect(explain(fixture('six'), 'H4>C')).toBe('Colors: the wild colour stays as it is.');
  expect(explain(fixture('six'), 'H4>W')).toMatch(/^Seventh card of Wonders: the game ends/);
  expect(explain(fixture('opening'), 'S1>S')).toBe('Seas: there is nothing to do, so no power fires.');
});

test('one line says what a placing would do', () => {
  expect(explain(fixture('place'), 'place A4>D')).toBe('A card placed by a sin fires nothing.');
});

test('one line says what a taking would do', () => {
  expect(explain(fixture('take'), 'take C')).toBe('You take Indigo (C6) into your hand. The wild colour goes back to orange.');
  expect(explain(fixture('take'), 'take D')).toBe('You take Soldier (A4) into your hand.');
});

test('nothing is said before the core has foretold it', () => {
  expect(explain({ ...fixture('play'), foretold: undefined }, 'A6>A')).toBe('');
});
