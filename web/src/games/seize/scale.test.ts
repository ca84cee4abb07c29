import { describe, expect, test } from 'vitest';
import { leanOf, levelContest } from './scale';
import { situations } from './testing/situations';
import { endWith } from './testing/views';

describe('a level scale', () => {
  test('holds those who are asked', () => {
    const { view } = situations['unload']!;
    const contest = levelContest(view)!;
    expect([contest.left, contest.right]).toEqual(expect.arrayContaining(view.to_act));
  });
  test('is found behind one that was decided', () => {
    const level = endWith([9, 9, 9], { phase: 'unload', over: false, totals: null, to_act: ['p1', 'p2'] });
    expect(levelContest(level)).toEqual({ left: 'p1', right: 'p2' });
  });
  test('is none where nobody is level', () => {
    expect(levelContest(endWith([1, 2, 3]))).toBeNull();
  });
});

test('a beam leans to the heavier side, more for more, and never breaks', () => {
  expect(leanOf([5, 5])).toBe(0);
  expect(leanOf([0, 0])).toBe(0);
  expect(leanOf([100, 101])).toBeGreaterThan(2);
  expect(leanOf([100, 300])).toBeGreaterThan(leanOf([100, 130]));
  expect(leanOf([300, 100])).toBe(-leanOf([100, 300]));
  expect(leanOf([0, 1])).toBe(13);
});
