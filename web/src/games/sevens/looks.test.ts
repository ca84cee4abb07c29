import { expect, test } from 'vitest';
import { countAll, lookAction, lookTotal, parseLook, raised, seenLately, sortLooking, sourcesOf } from './looks';
import { fixture } from './testing/fixtures';

test('every way to look that we can write is legal, and none is missing (C10)', () => {
  const { view, legal } = fixture('look');
  const written = new Set<string>();
  const sources = sourcesOf(view).map(({ source }) => source);
  const fill = (counts: Record<string, number>, at: number): void => {
    if (at === sources.length) return void (countAll(counts) === lookTotal(view) && written.add(lookAction(view, counts)));
    for (let count = 0; count <= 3; ++count) fill({ ...counts, [sources[at]!]: count }, at + 1);
  };
  fill({}, 0);
  expect([...written].sort()).toEqual([...legal].sort());
});

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
