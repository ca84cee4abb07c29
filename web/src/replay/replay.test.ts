import { expect, test } from 'vitest';
import type { View } from '../wire/view';
import { framesOf, happeningsAt, stopAt, stopsOf, type Replay } from './replay';

const view = (turn: string) => ({ turn }) as unknown as View;
const replay: Replay = {
  game: 'seas',
  frames: framesOf({ steps: [], view: view('p0') }, [{ steps: ['p0 G4'], patch: { turn: 'p1' } }]),
  names: [],
  you: null,
  scorings: [],
  record: null,
};

test('only stops that exist are shown', () => {
  const stops = stopsOf(replay, String);
  expect([-3, 0, 1, 7, NaN].map((wanted) => stopAt(stops, wanted))).toEqual([0, 0, 1, 1, 0]);
});

test('every stop has words: what has none belongs to the one before', () => {
  const words = ['start', '', 'Ada plays', '', ''];
  const frames = words.map(() => replay.frames[0]!);
  expect(stopsOf({ ...replay, frames }, (frame) => words[frame]!)).toEqual([
    { frame: 1, words: 'start' },
    { frame: 4, words: 'Ada plays' },
  ]);
});

test('a happening has the views around it, the beginning is none', () => {
  expect(happeningsAt(replay, 0, String)).toEqual([]);
  expect(happeningsAt(replay, 1, String)).toMatchObject([{ step: 'p0 G4', before: { turn: 'p0' }, after: { turn: 'p1' } }]);
});
