import { describe, expect, test } from 'vitest';
import { situations } from './situations';
import { endWith, viewWith } from './testing/views';
import { contestsOf, leanOf, levelContest, rankingOf } from './weighing';

const duels = (view: Parameters<typeof contestsOf>[0]) => contestsOf(view).map(({ left, right, stays }) => `${left}-${right}: ${stays.join('+')}`);

describe('the contests (B20)', () => {
  test('the heavier stays and meets the next', () => {
    expect(duels(endWith([812, 641, 640, 905], { winners: ['p3'] }))).toEqual(['p0-p1: p0', 'p0-p2: p0', 'p0-p3: p3']);
  });
  test('of cursed treasure the lighter stays', () => {
    const options = { booty: 'treasure', cursed: true, interloper: 'blocks' };
    expect(duels(endWith([812, 641, 640], { options, winners: ['p2'] }))).toEqual(['p0-p1: p1', 'p1-p2: p2']);
  });
  test('a tenth of a gram decides', () => {
    expect(duels(endWith([640, 641], { winners: ['p1'] }))).toEqual(['p0-p1: p1']);
  });
  test('a level one is won by who wins in the end', () => {
    const contests = contestsOf(endWith([500, 500, 400], { winners: ['p1'] }));
    expect(contests[0]).toMatchObject({ isLevel: true, stays: ['p1'] });
    expect(contests[1]).toMatchObject({ left: 'p1', right: 'p2', stays: ['p1'] });
  });
  test('those who stay level to the end share their place, and the first fights for both', () => {
    const view = endWith([300, 300, 200], { winners: ['p0', 'p1'] });
    expect(duels(view)).toEqual(['p0-p1: p0+p1', 'p0-p2: p0+p1']);
  });
  test('sharing does not help against a heavier one', () => {
    expect(duels(endWith([0, 0, 7], { winners: ['p2'] }))).toEqual(['p0-p1: p0+p1', 'p0-p2: p2']);
  });
  test('the interloper is weighed last, where it may win', () => {
    const wins = { booty: 'treasure', cursed: false, interloper: 'wins' };
    const view = endWith([10, 20], { options: wins, ghost: ['x-y'], winners: ['g'] });
    view.weights['x-y'] = 30;
    expect(duels(view)).toEqual(['p0-p1: p1', 'p1-g: g']);
    expect(duels({ ...view, options: { ...wins, interloper: 'blocks' }, winners: ['p1'] })).toEqual(['p0-p1: p1']);
  });
  test('real games end as the rules core says', () => {
    for (const name of ['over', 'over-cursed', 'over-dominoes', 'two-over']) {
      const { view } = situations[name]!;
      expect(contestsOf(view).at(-1)!.stays, name).toEqual(view.winners);
      expect(rankingOf(view)[0]!.player, name).toBe(view.winners![0]);
    }
  });
});

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

describe('the places', () => {
  test('are by weight, equal weights sharing one', () => {
    const places = rankingOf(endWith([812, 641, 641, 905], { winners: ['p3'] })).map(({ place, player }) => `${place} ${player}`);
    expect(places).toEqual(['1 p3', '2 p0', '3 p1', '3 p2']);
  });
  test('a winner by taking off stands before an equal weight', () => {
    expect(rankingOf(endWith([500, 500], { winners: ['p1'] })).map(({ place, player }) => `${place} ${player}`)).toEqual(['1 p1', '2 p0']);
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

test('somebody without a piece weighs nothing (B22)', () => {
  const view = viewWith({ phase: 'over', over: true, collections: [['gold-key'], [], []], weights: { 'gold-key': 300 }, winners: ['p0'] });
  expect(contestsOf(view)[0]!.weights).toEqual([300, 0]);
});
