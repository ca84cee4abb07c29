import { expect, test } from 'vitest';
import { divvyAction, parseAction, parseStep, returnAction, seizeAction, stealAction } from './actions';
import { parseCard, squabbleValue } from './cards';
import { offered, stealable, unloadable } from './offers';
import { unloaded } from './past';
import { parsePiece, rangeOf, rangeOfAll } from './pieces';
import { laidOf, playersAround } from './players';
import { situations } from './testing/situations';
import { viewWith } from './testing/views';

test('cards have rank, suit and colour', () => {
  expect(parseCard('10H')).toEqual({ rank: '10', suit: 'H', colour: 'red' });
  expect(parseCard('AC')).toEqual({ rank: 'A', suit: 'C', colour: 'black' });
  expect(['10H', '2S', 'JS', 'AS'].map((card) => squabbleValue(parseCard(card)))).toEqual([10, 2, 1, 1]);
});

test('pieces are treasure, dominoes or something else', () => {
  expect(parsePiece('coral-key')).toEqual({ is: 'treasure', material: 'coral', form: 'key' });
  expect(parsePiece('3:4')).toEqual({ is: 'domino', low: 3, high: 4, copy: '' });
  expect(parsePiece('0:6b')).toEqual({ is: 'domino', low: 0, high: 6, copy: 'b' });
  for (const id of ['whale', 'coral-comb', 'coral-key-2', '10:3']) expect(parsePiece(id)).toEqual({ is: 'other', id });
});

test('ranges add up', () => {
  const view = viewWith({ weights: { a: [14, 22], b: 7 } });
  expect(rangeOf(view, 'b')).toEqual([7, 7]);
  expect(rangeOfAll(view, ['a', 'b'])).toEqual([21, 29]);
  expect(rangeOfAll(view, [])).toEqual([0, 0]);
});

test('steps are chance, hidden, or decisions', () => {
  expect(parseStep('* reshuffle')).toEqual({ is: 'chance', kind: 'reshuffle' });
  expect(parseStep('p1 ?')).toEqual({ is: 'hidden', seat: 'p1' });
  expect(parseStep('p0 card KH; p1 card 3D')).toEqual({
    is: 'decisions',
    decisions: [
      { seat: 'p0', verb: 'card', isForGhost: false, words: ['KH'] },
      { seat: 'p1', verb: 'card', isForGhost: false, words: ['3D'] },
    ],
  });
  expect(parseAction('g steal p1 3:4')).toEqual({ verb: 'steal', isForGhost: true, words: ['p1', '3:4'] });
});

test('actions are written as the engine reads them', () => {
  expect(divvyAction(['3:4', '5:5', '0:1'], new Set(['0:1', '3:4']))).toBe('red 3:4 0:1');
  expect(divvyAction(['3:4'], new Set())).toBe('red');
  expect(seizeAction('3:4', true)).toBe('g seize 3:4');
  expect(stealAction('g', '3:4', false)).toBe('steal g 3:4');
  expect(returnAction('3:4', false)).toBe('return 3:4');
});

test('every divvy we can write is legal, and the others are not', () => {
  const { view, legal } = situations['divvy']!;
  const splits = Array.from({ length: 2 ** 7 }, (_, bits) => new Set(view.drawn.filter((_piece, index) => (bits >> index) & 1)));
  const written = splits.map((red) => divvyAction(view.drawn, red));
  expect(written.filter((action) => legal.includes(action))).toHaveLength(126);
  expect(legal).not.toContain(divvyAction(view.drawn, new Set()));
  expect(legal).not.toContain(divvyAction(view.drawn, new Set(view.drawn)));
});

test('offers come from the legal actions', () => {
  expect([...offered(['seize a', 'seize b', 'steal p1 c'], 'seize')]).toEqual(['a', 'b']);
  expect([...stealable(['seize a', 'steal p1 c', 'steal p2 d'], 'p2')]).toEqual(['d']);
  expect([...unloadable(['unload a', 'g unload b'], true)]).toEqual(['b']);
});

test('the past tells what came off the scale in this contest', () => {
  const level = ['p0 unload x; p1 unload y', 'p0 unload a; p2 unload b', 'p2 ?'];
  expect(unloaded(level, ['p0', 'p2'])).toEqual(['a', 'b']);
});

test('we sit at the bottom, the interloper beside the others', () => {
  expect(playersAround(viewWith({ seats: 4 }), 'p1')).toEqual(['p2', 'p3', 'p0', 'p1']);
  expect(playersAround(viewWith({ seats: 2, ghost: [] }), 'p0')).toEqual(['p1', 'g', 'p0']);
  expect(playersAround(viewWith({ seats: 3 }), null)).toEqual(['p0', 'p1', 'p2']);
});

test('the squabble stays to be seen in the divvy', () => {
  const view = viewWith({ phase: 'divvy', discard: ['2S', 'KH', '10D', '3S'] });
  expect(laidOf(view, 'p1')).toEqual({ card: '10D', isUp: true, isPast: true });
  expect(laidOf(viewWith({ phase: 'card', discard: ['2S', 'KH', '10D'] }), 'p1').card).toBeNull();
});
