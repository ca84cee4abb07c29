import { describe, expect, test } from 'vitest';
import { cardsIn, click, countWays, narrowed, offerOf, onlyWay } from './captures';

const legal = ['G2', 'X1', 'X1xG10', 'X1xG4+G10+R6', 'R10xG4+R6', 'R10xC2+X8', 'R10xC2+R8', 'C7xG7'];
const set = (...cards: string[]) => new Set(cards);

test('a card offers what the legal actions say', () => {
  expect(offerOf('X1', legal)).toEqual({ card: 'X1', captures: [['G10'], ['G4', 'G10', 'R6']], canLay: true });
  expect(offerOf('R10', legal).canLay).toBe(false);
  expect(countWays(offerOf('X1', legal))).toBe(3);
  expect(countWays(offerOf('C9', legal))).toBe(0);
});

test('a card with one way is played at once, also when that is laying it down', () => {
  expect(onlyWay(offerOf('C7', legal))).toBe('C7xG7');
  expect(onlyWay(offerOf('G2', legal))).toBe('G2');
  expect(onlyWay(offerOf('R10', legal))).toBeNull();
});

test('picked cards narrow the captures down', () => {
  const { captures } = offerOf('R10', legal);
  expect(narrowed(captures, set())).toHaveLength(3);
  expect(narrowed(captures, set('C2'))).toEqual([['C2', 'X8'], ['C2', 'R8']]);
  expect([...cardsIn(narrowed(captures, set('C2')))]).toEqual(['C2', 'X8', 'R8']);
});

describe('a click on the island', () => {
  const ten = offerOf('R10', legal);
  const kraken = offerOf('X1', legal);

  test('plays where only one capture is left', () => {
    expect(click(ten, set(), 'G4')).toEqual({ is: 'play', action: 'R10xG4+R6' });
    expect(click(ten, set('C2'), 'X8')).toEqual({ is: 'play', action: 'R10xC2+X8' });
  });
  test('picks where several are left, and puts back', () => {
    expect(click(ten, set(), 'C2')).toEqual({ is: 'picked', picked: set('C2') });
    expect(click(ten, set('C2'), 'C2')).toEqual({ is: 'picked', picked: set() });
  });
  test('on a picked card that is a capture by itself takes just that', () => {
    expect(click(kraken, set(), 'G10')).toEqual({ is: 'picked', picked: set('G10') });
    expect(click(kraken, set('G10'), 'G10')).toEqual({ is: 'play', action: 'X1xG10' });
    expect(click(kraken, set('G10'), 'R6')).toEqual({ is: 'play', action: 'X1xG4+G10+R6' });
  });
  test('on cards that do not add up is a wrong try', () => {
    expect(click(ten, set('C2'), 'G4')).toEqual({ is: 'wrong', action: 'R10xG4+C2' });
    expect(click(offerOf('G2', legal), set(), 'G4')).toEqual({ is: 'wrong', action: 'G2xG4' });
  });
});
