import { describe, expect, test } from 'vitest';
import { returnsLeft } from './king';
import { queueOf, tiedGroup } from './queue';
import { situations } from './testing/situations';
import { viewWith } from './testing/views';

const standings = (...given: Parameters<typeof queueOf>) => queueOf(...given).map((place) => `${place.player} ${place.standing}`);

describe('the queue', () => {
  test('goes from the ace down to the 2', () => {
    const view = viewWith({ seats: 5, cards: ['2S', '10H', 'KD', 'AC', 'JS'], red: ['a-b'], black: ['c-d'], collections: [[], [], [], [], []], acting: 'p3' });
    expect(standings(view)).toEqual(['p3 acting', 'p2 next', 'p4 next', 'p1 next', 'p0 next']);
  });
  test('is empty while the cards lie face down', () => {
    expect(queueOf(viewWith({ phase: 'card', cards: ['KH', true, true] }))).toEqual([]);
  });
  test('has picture cards act once, numbers again and again', () => {
    const view = viewWith({ cards: ['AS', '9S', '3S'], black: ['a-b'], acting: 'p2' });
    expect(standings(view)).toEqual(['p0 done', 'p1 next', 'p2 acting']);
  });
  test('passes over whoever finds nothing', () => {
    const view = viewWith({ cards: ['9S', '8H', 'QH'], black: ['a-b'], acting: 'p0' });
    expect(standings(view)).toEqual(['p2 done', 'p0 acting', 'p1 passed']);
  });
  test('a queen with an empty stash waits if there is something to steal', () => {
    const cards = { cards: ['AS', 'QH', '8H'], black: ['a-b'], acting: 'p0' };
    expect(standings(viewWith(cards))).toContain('p1 passed');
    expect(standings(viewWith({ ...cards, collections: [[], [], ['c-d']] }))).toContain('p1 next');
  });
  test('a king about to give back will refill the stash', () => {
    expect(standings(viewWith({ phase: 'return', cards: ['KH', '8H', '2S'], acting: 'p0' }))).toEqual(['p0 acting', 'p1 next', 'p2 passed']);
  });
  test('follows the captain among equal ranks once it is known', () => {
    const view = viewWith({ cards: ['7S', '7H', '7D'], red: ['a-b'], black: ['c-d'], acting: 'p2' });
    const past = ['p0 card 7S; p1 card 7H; p2 card 7D', 'p0 order p2 p0 p1'];
    expect(queueOf(view).every((place) => place.isTied)).toBe(true);
    expect(queueOf(view, past).map((place) => [place.player, place.isTied])).toEqual([['p2', false], ['p0', false], ['p1', false]]);
  });
  test('an order of an earlier round says nothing', () => {
    const view = viewWith({ cards: ['7S', '7H', '2D'], acting: 'p0' });
    expect(queueOf(view, ['p0 order p1 p0', 'p0 card 7S; p1 card 7H; p2 card 2D']).map((place) => place.player)).toEqual(['p0', 'p1', 'p2']);
  });
  test('has the interloper in it', () => {
    const view = viewWith({ seats: 2, cards: ['3S', '5S'], ghost_card: 'KS', ghost: [], collections: [[], []], acting: 'g' });
    expect(queueOf(view).map((place) => place.player)).toEqual(['g', 'p1', 'p0']);
  });
});

describe('the tied group', () => {
  test('is what the captain is asked for', () => {
    expect(tiedGroup(situations['order-three']!.view, situations['order-three']!.legal)).toHaveLength(3);
  });
  test('for the others is the highest without an order', () => {
    const view = viewWith({ phase: 'order', seats: 5, cards: ['7S', '3H', '7D', '3C', 'AH'], collections: [[], [], [], [], []] });
    expect(tiedGroup(view, [])).toEqual(['p0', 'p2']);
    const past = ['p0 card 7S; p1 card 3H; p2 card 7D; p3 card 3C; p4 card AH', 'p0 order p2 p0'];
    expect(tiedGroup(view, [], past)).toEqual(['p1', 'p3']);
  });
});

describe('what a king owes', () => {
  const king = { phase: 'return' as const, acting: 'p0' };
  test('is all of the stash at first, then one less each time', () => {
    expect(returnsLeft(viewWith({ ...king, cards: ['KH', '8H', '2S'], black: ['a-b', 'c-d', 'e-f'] }))).toBe(4);
    expect(returnsLeft(viewWith({ ...king, cards: ['KH', '8H', '2S'], black: ['a-b', 'c-d', 'e-f'], red: ['g-h'] }))).toBe(3);
  });
  test('is less what aces took before', () => {
    expect(returnsLeft(viewWith({ ...king, cards: ['KH', 'AH', 'AS'], black: ['a-b', 'c-d'] }))).toBe(3);
  });
  test('is only known to who saw it where two aces shared a stash that is empty now', () => {
    const view = viewWith({ ...king, seats: 4, cards: ['KH', 'AS', 'AC', '2S'], collections: [[], [], [], []] });
    expect(returnsLeft(view)).toBeNull();
    expect(returnsLeft(view, ['p1 seize a-b'])).toBeNull();
    const turned = 'p0 card KH; p1 card AS; p2 card AC; p3 card 2S';
    expect(returnsLeft(view, [turned, 'p1 seize a-b'])).toBe(6);
    expect(returnsLeft(view, [turned, 'p1 seize a-b', 'p2 seize c-d'])).toBe(5);
  });
  test('in a real game is never more than there is', () => {
    const { view } = situations['return']!;
    expect(returnsLeft(view)).toBeGreaterThan(0);
    expect(returnsLeft(view)).toBeLessThanOrEqual(6);
  });
});
