import { describe, expect, test } from 'vitest';
import { patched, PatchMisfit } from './patch';
import realCases from './testing/real_patches.json';

describe('a patch', () => {
  const view = { turn: 'p0', display: ['G1', 'C5', 'R3'], hands: [['X2', 'X3'], 8], ships: { p0: [1, 2] } };

  test('replaces a value', () => {
    expect(patched(view, { turn: 'p1' })).toEqual({ ...view, turn: 'p1' });
    expect(patched(view, { 'hands/1': 7 }).hands).toEqual([['X2', 'X3'], 7]);
  });
  test('adds a key that was not there', () => {
    expect(patched(view, { ending: null })).toEqual({ ...view, ending: null });
  });
  test('takes items by their places before', () => {
    expect(patched(view, { 'display-': [0, 2] }).display).toEqual(['C5']);
  });
  test('puts items at their places after', () => {
    expect(patched(view, { 'display+': [0, 'G0', 4, 'X9'] }).display).toEqual(['G0', 'G1', 'C5', 'R3', 'X9']);
  });
  test('puts items behind each other without naming each place', () => {
    expect(patched(view, { 'display+': [1, 'G2', 'G3', 5, 'X9'] }).display).toEqual(['G1', 'G2', 'G3', 'C5', 'R3', 'X9']);
  });
  test('takes before it puts, in whichever order it is written', () => {
    expect(patched(view, { 'hands/0-': [0], 'hands/0+': [1, 'G7'] }).hands).toEqual([['X3', 'G7'], 8]);
    expect(patched(view, { 'hands/0+': [1, 'G7'], 'hands/0-': [0] }).hands).toEqual([['X3', 'G7'], 8]);
  });
  test('moves items by their places before', () => {
    const { display, hands } = patched(view, { 'display-': [0], 'display>hands/0': [1, 2, 1] });
    expect([display, hands]).toEqual([[], [['X2', 'R3', 'C5', 'X3'], 8]]);
    const shared = { from: ['a', 'b', 'c', 'd'], red: [], black: ['x'] };
    expect(patched(shared, { 'from>red': [0, 3, 1], 'from>black': [1, 0] })).toEqual({ from: ['c'], red: ['d', 'b'], black: ['x', 'a'] });
  });
  test('does the same at several paths', () => {
    expect(patched(view, { 'turn,hands/1': null })).toEqual({ ...view, turn: null, hands: [['X2', 'X3'], null] });
    expect(patched(view, { 'display,hands/0-': [0] }).hands).toEqual([['X3'], 8]);
  });
  test('replaces the whole', () => {
    expect(patched(view, { '': { turn: 'p3' } })).toEqual({ turn: 'p3' });
  });
  test('leaves the old value alone and shares what it does not touch', () => {
    const before = structuredClone(view);
    const after = patched(view, { 'display-': [1], turn: 'p1' });
    expect(view).toEqual(before);
    expect(after.hands).toBe(view.hands);
  });
  test.each([
    { 'display-': [3] },
    { 'display+': [5, 'G9'] },
    { 'turn-': [0] },
    { 'hands/2': 3 },
    { 'hands/x': 3 },
    { 'nothing/here': 1 },
    { 'display-': 'all' },
    { 'display+': ['G9'] },
    { 'display>hands/0': [0, 3] },
    { 'display>hands/1': [0, 0] },
    { 'none>display': [0, 0] },
  ])('that does not fit is thrown back: %j', (patch) => {
    expect(() => patched(view, patch)).toThrow(PatchMisfit);
  });
});

describe('patches of real games', () => {
  test.each(realCases.map((one, index) => [`${one.game} ${index}`, one] as const))('%s', (_, { before, patches, after }) => {
    let view: object = before;
    for (const patch of patches as unknown as Record<string, unknown>[]) view = patched(view, patch);
    expect(view).toEqual(after);
  });
});

/** Any list edit can be written as a patch: keep a random part, put random items in, and come to the same. */
test('whatever is taken and put comes out right', () => {
  let state = 7;
  const random = (below: number) => (state = (state * 48271) % 2147483647) % below;
  for (let round = 0; round < 500; ++round) {
    const before = Array.from({ length: random(8) }, (_, i) => `old${i}`);
    const gone = before.map((_, i) => i).filter(() => random(3) === 0);
    const after = before.filter((_, i) => !gone.includes(i));
    const come: unknown[] = [];
    for (let place = 0; place <= after.length; ++place) {
      if (random(3) > 0) continue;
      after.splice(place, 0, `new${place}`);
      come.push(place, `new${place}`);
    }
    expect(patched({ list: before }, { 'list-': gone, 'list+': come })).toEqual({ list: after });
  }
});
