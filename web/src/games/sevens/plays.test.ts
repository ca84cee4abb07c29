import { expect, test } from 'vitest';
import { types } from './cards';
import { explainLanding, explainTaking } from './explain';
import { columnsFor, columnsToTake, effectOf, wildAfter, wildWithoutTop } from './plays';
import { fixture } from './testing/fixtures';
import type { SevensView } from './view';

const effect = (view: SevensView, card: string, column: (typeof types)[number]) => effectOf(view, card, column).is;

test('a card shows the columns that are legal for it (C2)', () => {
  const { legal } = fixture('play');
  expect(columnsFor(legal, 'A6')).toEqual(['A', 'C', 'D', 'H', 'L', 'S']);
  expect(columnsFor(legal, 'W1')).toEqual(['W']);
  expect(columnsFor(fixture('place').legal, 'A4')).toEqual(['A', 'D', 'S']);
  expect(columnsToTake(fixture('take').legal)).toEqual(['C', 'D', 'H', 'L', 'W']);
});

test('a card of the column’s type fires its power, and opens the column where it must (C3)', () => {
  expect(effectOf(fixture('play').view, 'W1', 'W')).toEqual({ is: 'fires', opens: true });
  expect(effectOf(fixture('opening').view, 'S1', 'S')).toEqual({ is: 'idle' }); // no other column has a card to take (C9)
});

test('an Ages of Man card fires nothing elsewhere, unless it is wild (C3)', () => {
  const { view } = fixture('play');
  expect(effect(view, 'A6', 'S')).toBe('nothing');
  expect(effect({ ...view, wild: 'green' }, 'A6', 'S')).toBe('fires');
  expect(effect({ ...view, options: { square: 'own.txt' } }, 'A6', 'S')).toBe('perhaps');
});

test('a wild card fires the power of the column it lands on (C3)', () => {
  const { view } = fixture('six');
  expect(effect(view, 'H4', 'S')).toBe('fires');
  expect(effect(view, 'H4', 'D')).toBe('ends');
});

test('a power that cannot be carried out does not fire', () => {
  const { view } = fixture('play');
  const alone = { ...view, hands: [['A6'], 0, 0], deck: 0 };
  for (const column of ['D', 'L', 'W'] as const) expect(effect(alone, `${column}1`, column)).toBe('idle');
  expect(effect({ ...alone, columns: { S: ['S4'] } }, 'S1', 'S')).toBe('idle');
  expect(effect({ ...alone, columns: { S: ['S4'], D: ['D1'] } }, 'S1', 'S')).toBe('fires');
});

test('a card that a sin places fires nothing (C6)', () => {
  expect(effect(fixture('place').view, 'A4', 'A')).toBe('nothing');
});

test('only a Colors card on its own column changes the wild colour (C5)', () => {
  const { view } = fixture('play');
  expect(wildAfter(view, 'C4', 'C')).toBe('green');
  expect(wildAfter(view, 'A6', 'C')).toBeUndefined();
  expect(wildAfter({ ...view, columns: { C: ['C1', 'A1', 'A2', 'A3', 'A5', 'A7'] } }, 'C4', 'C')).toBeUndefined();
});

test('the wild colour goes back when its card is taken (C5)', () => {
  const { view } = fixture('play');
  expect(wildWithoutTop(view)).toBe('indigo');
  expect(wildWithoutTop({ ...view, columns: { C: ['C1'] } })).toBeNull();
  expect(wildWithoutTop({ ...view, columns: { C: ['C1', 'A1'] } })).toBeUndefined();
});

test('one line says what a play would do', () => {
  const { view } = fixture('play');
  expect(explainLanding(view, 'A6', 'A')).toBe('Ages of Man: only values up to 5 will count.');
  expect(explainLanding(view, 'A6', 'S')).toBe('An Ages of Man card fires nothing on another column.');
  expect(explainLanding(view, 'C4', 'C')).toBe('Colors: green becomes the wild colour.');
  expect(explainLanding(view, 'W1', 'W')).toMatch(/^Wonders: look at three cards/);
  expect(explainLanding(fixture('six').view, 'H4', 'W')).toMatch(/^Seventh card of Wonders: the game ends/);
  expect(explainLanding(fixture('opening').view, 'S1', 'S')).toBe('Seas: there is nothing to do, so no power fires.');
});

test('one line says what a taking would do', () => {
  expect(explainTaking(fixture('take').view, 'C')).toBe('You take Indigo (C6) into your hand. The wild colour goes back to orange.');
  expect(explainTaking(fixture('take').view, 'D')).toBe('You take Soldier (A4) into your hand.');
});
