import { expect, test } from 'vitest';
import { parseAction, parseStep, playText } from './actions';
import { byStrength, inDeckOrder, usualPrinting, valueOf } from './cards';

test('actions are read', () => {
  expect(parseAction('G4')).toEqual({ is: 'lay', card: 'G4' });
  expect(parseAction('G8xC5+R3')).toEqual({ is: 'capture', card: 'G8', taken: ['C5', 'R3'] });
  expect(parseAction('X1xG10')).toEqual({ is: 'capture', card: 'X1', taken: ['G10'] });
  expect(parseAction('nick p2')).toEqual({ is: 'nick', source: 'p2' });
  expect(parseAction('pick C7')).toEqual({ is: 'pick', card: 'C7' });
  expect(parseAction('pick ?')).toEqual({ is: 'pick', card: null });
  expect(parseAction('dance')).toBeNull();
});

test('a step has a doer, chance has none', () => {
  expect(parseStep('p2 nick harbour')).toEqual({ seat: 'p2', action: { is: 'nick', source: 'harbour' } });
  expect(parseStep('* deal')).toBeNull();
});

test('a capture is written in deck order', () => {
  expect(playText('R10', ['X3', 'C2', 'G5'])).toBe('R10xG5+C2+X3');
  expect(playText('R10', [])).toBe('R10');
});

test('cards are sorted as a deck or as a hand', () => {
  expect(inDeckOrder(['X1', 'G10', 'C2', 'G2'])).toEqual(['G2', 'G10', 'C2', 'X1']);
  expect(byStrength(['X2', 'G10', 'C2', 'G2'])).toEqual(['G2', 'C2', 'X2', 'G10']);
});

test('what is printed on a card', () => {
  expect(['G7', 'X1', 'X7', 'C10'].map((card) => valueOf(card, usualPrinting))).toEqual([7, -7, -1, 0]);
});

test('a table with values of its own shows those that its view tells', () => {
  expect(valueOf('G7', { options: { values: 'printed.txt' } })).toBeNull();
  expect(valueOf('G7', { options: { values: 'own' }, values: { G7: 3 } })).toBe(3);
});
