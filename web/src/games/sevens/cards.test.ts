import { expect, test } from 'vitest';
import square from '../../../../data/sevens/square.txt?raw';
import { allCards, paletteOf, types, unseenCards, usualPalette, values } from './cards';
import { parseStep } from './steps';
import { fixture } from './testing/fixtures';

test('the usual colours are those of the data file', () => {
  const rows = square.split('\n').filter((line) => /^[A-Z] /.test(line));
  expect(rows).toHaveLength(7);
  for (const row of rows) {
    const [type, ...colours] = row.split('#')[0]!.trim().split(/\s+/);
    expect(values.map((value) => usualPalette(`${type}${value}`))).toEqual(colours);
  }
});

test('a table with a square of its own shows no colours, because no view tells them', () => {
  const { view } = fixture('play');
  expect(paletteOf({ ...view, options: { square: 'printed.txt' } })('W2')).toBeNull();
  expect(paletteOf(view)('W2')).toBe('blue');
});

test('what has not been seen is in the deck or in a hand', () => {
  const { view } = fixture('play');
  const hidden = 26 + 3 + 1; // deck, Ben's three, one of Cleo's: two of hers are known
  expect(unseenCards(view)).toHaveLength(hidden);
  expect(unseenCards(view)).not.toContain('H3');
});

test('nobody has unseen cards when everything lies open', () => {
  expect(unseenCards(fixture('open').view)).toEqual([]);
});

test('steps are read', () => {
  expect(parseStep('* first p2')).toEqual({ is: 'first', seat: 'p2' });
  expect(parseStep('* deck')).toEqual({ is: 'deck' });
  expect(parseStep('* sin D3')).toEqual({ is: 'sinned', card: 'D3' });
  expect(parseStep('* wonder ?')).toEqual({ is: 'other' });
  expect(parseStep('p0 W2>L')).toEqual({ is: 'play', seat: 'p0', card: 'W2', column: 'L' });
  expect(parseStep('p1 place D3>C')).toEqual({ is: 'place', seat: 'p1', card: 'D3', column: 'C' });
  expect(parseStep('p1 sin p3')).toEqual({ is: 'sin', seat: 'p1', victim: 'p3' });
  expect(parseStep('p1 call 4')).toEqual({ is: 'call', seat: 'p1', number: 4, colour: null });
  expect(parseStep('p1 call blue')).toEqual({ is: 'call', seat: 'p1', number: null, colour: 'blue' });
  expect(parseStep('p1 take C')).toEqual({ is: 'take', seat: 'p1', column: 'C' });
  expect(parseStep('p1 look deck=2 p0=1')).toEqual({ is: 'look', seat: 'p1', counts: { deck: 2, p0: 1 } });
  expect(parseStep('p1 stack ?')).toEqual({ is: 'stack', seat: 'p1', cards: [] });
  expect(parseStep('p1 stack W1 H5')).toEqual({ is: 'stack', seat: 'p1', cards: ['W1', 'H5'] });
});

test('there are 49 cards of seven types', () => {
  expect(new Set(allCards).size).toBe(49);
  expect(types).toHaveLength(7);
});
