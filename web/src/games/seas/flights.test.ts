import { expect, test } from 'vitest';
import { flights, sound } from './flights';
import { fixtures } from './testing/fixtures';

const { view } = fixtures.play4;
const nameOf = (seat: string) => seat;
const happening = (step: string, after = view) => ({ step, before: view, after, you: 'p0', nameOf });

test('our card goes from where it lay, another comes out of a closed hand', () => {
  expect(flights(happening('p0 R4'))).toEqual([{ thing: 'R4' }]);
  expect(flights(happening('p2 G4'))).toEqual([{ thing: 'G4', from: 'hand-p2' }]);
});

test('captures gather on the island, then slide into the chest', () => {
  expect(flights(happening('p1 G10xX3+X7'))).toEqual([
    { thing: 'G10', from: 'hand-p1', to: 'free', wave: 0 },
    { thing: 'X3', to: 'free', wave: 0 },
    { thing: 'X7', to: 'free', wave: 0 },
    { thing: 'G10', from: 'free', to: 'chest-p1', wave: 1 },
    { thing: 'X3', from: 'free', to: 'chest-p1', wave: 1 },
    { thing: 'X7', from: 'free', to: 'chest-p1', wave: 1 },
  ]);
});

test('a partner brings the booty to the chest of the team', () => {
  const [, , slide] = flights(happening('p3 G3xX3', fixtures.teams.view));
  expect(slide).toMatchObject({ to: 'chest-p1' });
});

test('only the nicker sees which card moves', () => {
  expect(flights(happening('p0 pick C7'))).toEqual([{ thing: 'C7', to: 'chest-p0' }]);
  const robbed = { ...view, chests: [0, 3, 5, 4] };
  expect(flights(happening('p1 pick ?', robbed))).toEqual([{ thing: '?', from: 'chest-p2', to: 'chest-p1' }]);
  const harboured = { ...view, chests: [0, 3, 6, 4], harbour: 3 };
  expect(flights(happening('p1 pick ?', harboured))).toEqual([{ thing: '?', from: 'harbour', to: 'chest-p1' }]);
});

test('a deal brings the display first, then our hand', () => {
  const dealt = flights({ ...happening('* deal'), before: null });
  expect(dealt.filter(({ wave }) => wave === 0).map(({ thing }) => thing)).toEqual(view.display);
  expect(dealt.filter(({ wave }) => wave === 1).map(({ thing }) => thing)).toEqual([...(view.hands[0] as string[]), '?p1', '?p2', '?p3']);
});

test('a new round is dealt after the last card of the old one', () => {
  expect(Math.min(...flights(happening('* deal')).map(({ wave }) => wave ?? 0))).toBe(2);
});

test('with two the cards set aside come after the last card of the first hands', () => {
  const late = { ...fixtures.play2.view, cycle: 2 as const };
  const [laid, ...dealt] = flights({ ...happening('p1 G4', late), before: fixtures.play2.view });
  expect(laid).toEqual({ thing: 'G4', from: 'hand-p1' });
  expect(dealt.map(({ thing }) => thing)).toEqual(late.hands[0]);
  expect(dealt.every(({ from, wave }) => from === 'aside' && wave === 2)).toBe(true);
});

test('each step has its sound', () => {
  expect(sound(happening('p0 R4'))).toBe('card');
  expect(sound(happening('p1 G10xX3+X7'))).toBe('coin');
  expect(sound(happening('p1 nick none'))).toBeNull();
  expect(sound(happening('p1 G4', { ...view, scores: [...view.scores, view.scores[0]!] }))).toBe('wave');
  expect(sound(happening('p1 G4', fixtures.over.view))).toBe('win');
});
