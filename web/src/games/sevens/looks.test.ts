import { expect, test } from 'vitest';
import { lookTotal, parseLook, raised, seenLately, sortLooking } from './looks';
import { fixture } from './testing/fixtures';

test('fewer than three are seen only where fewer exist', () => {
  const { view } = fixture('look');
  expect(lookTotal(view)).toBe(3);
  expect(lookTotal({ ...view, deck: 0, hands: [1, 1, ['D5'], 0] })).toBe(2);
});

test('a look is read', () => {
  expect(parseLook('look deck=2 p1=1')).toEqual({ deck: 2, p1: 1 });
  expect(parseLook('take C')).toBeNull();
});

test('what lies before us is sorted into deck and hands, with the owner if we remember', () => {
  const { view, legal } = fixture('stack');
  expect(sortLooking(view.looking!, legal, ['p1 look deck=2 p2=1', '* wonder ?'])).toEqual({
    deck: ['A4', 'A2'],
    hands: [{ card: 'S3', owner: 'p2' }],
  });
  expect(sortLooking(view.looking!, legal, []).hands).toEqual([{ card: 'S3', owner: null }]);
});

test('a card moves up by one place', () => {
  expect(raised(['A1', 'A2', 'A3'], 2)).toEqual(['A1', 'A3', 'A2']);
  expect(raised(['A1', 'A2', 'A3'], 0)).toEqual(['A1', 'A2', 'A3']);
});

test('hands that we looked into are remembered until we act again', () => {
  const { view } = fixture('play');
  const seen = [
    { card: 'H3', owner: 'p2' },
    { card: 'H5', owner: 'p2' },
  ];
  expect(seenLately(view, 'p0', ['p0 look deck=1 p2=2', '* wonder ?', 'p0 stack C1', 'p1 D1>D'])).toEqual(seen);
  expect(seenLately(view, 'p0', ['p0 look p2=3', 'p1 D1>D', 'p0 C1>C'])).toEqual([]);
  expect(seenLately(view, 'p0', ['p1 look p2=3'])).toEqual([]);
});
