import { describe, expect, test } from 'vitest';
import { motionTime, transformTo, waveTime, waysOf, type Box, type Measured } from './path';

const box = (left: number, top: number, width = 50, height = 70): Box => ({ left, top, width, height });
const board = (things: Record<string, Box>, places: Record<string, Box> = {}): Measured => ({
  things: new Map(Object.entries(things)),
  places: new Map(Object.entries(places)),
});

describe('the way of a thing', () => {
  test('that stays on the board leads from where it was to where it is', () => {
    const ways = waysOf([{ thing: 'G4' }], board({ G4: box(0, 400) }), board({ G4: box(100, 50) }));
    expect(ways).toEqual([{ thing: 'G4', stops: [{ box: box(0, 400), wave: 0 }, { box: box(100, 50), wave: 1 }], isThere: true }]);
  });
  test('that appears begins in its place', () => {
    const [way] = waysOf([{ thing: 'G4', from: 'hand-1' }], board({}, { 'hand-1': box(0, 0, 150, 70) }), board({ G4: box(100, 50) }));
    expect(way!.stops[0]!.box).toEqual(box(50, 0));
    expect(way!.isThere).toBe(true);
  });
  test('that vanishes is a ghost and ends in a place, as small as that', () => {
    const places = { chest: box(10, 10, 25, 35) };
    const [way] = waysOf([{ thing: 'G4', to: 'chest' }], board({ G4: box(0, 400) }, places), board({}, places));
    expect(way).toMatchObject({ isThere: false, stops: [{ box: box(0, 400) }, { box: box(10, 10, 25, 35), wave: 1 }] });
  });
  test('may have several waves, which follow each other', () => {
    const places = { island: box(200, 200), chest: box(0, 0) };
    const flights = [
      { thing: 'G8', to: 'chest', wave: 1 },
      { thing: 'G8', to: 'island', wave: 0 },
    ];
    const [way] = waysOf(flights, board({ G8: box(0, 400) }, places), board({}, places));
    expect(way!.stops.map(({ wave }) => wave)).toEqual([0, 1, 2]);
    expect(way!.stops.map(({ box: { left, top } }) => [left, top])).toEqual([[0, 400], [200, 200], [0, 0]]);
  });
  test('without a beginning or an end on the board is none', () => {
    expect(waysOf([{ thing: 'G4', to: 'chest' }], board({}), board({}))).toEqual([]);
    expect(waysOf([{ thing: 'G4', to: 'nowhere' }], board({ G4: box(0, 0) }), board({}))).toEqual([]);
  });
});

test('time grows with the waves, and little with the number of things', () => {
  expect(motionTime([])).toBe(0);
  expect(motionTime([{ thing: 'a' }])).toBe(waveTime);
  expect(motionTime([{ thing: 'a' }, { thing: 'a', wave: 3 }])).toBeGreaterThanOrEqual(2 * waveTime);
  expect(motionTime(Array.from({ length: 40 }, (_, i) => ({ thing: `${i}` })))).toBeLessThan(2 * waveTime);
});

test('a thing is moved and scaled into a box', () => {
  expect(transformTo(box(10, 20, 25, 35), box(110, 220))).toBe('translate(-100px, -200px) scale(0.5)');
});
