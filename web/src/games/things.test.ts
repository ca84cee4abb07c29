// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { faceOf } from './games';

test.each([
  ['seas', 'G8xC5+R3', ['G8', 'C5', 'R3']],
  ['seas', 'G10', ['G10']],
  ['seas', 'pick C7', ['C7']],
  ['seas', 'nick harbour', []],
  ['seize', 'seize gold-coin', ['gold-coin']],
  ['seize', 'g return gold-coin', ['gold-coin']],
  ['seize', 'card KH', ['KH']],
  ['sevens', 'A6>A', ['A6']],
  ['sevens', 'place B3>C', ['B3']],
  ['sevens', 'stack A1 B2', ['A1', 'B2']],
  ['sevens', 'take A', []],
])('%s: %s names the things %j', (game, action, things) => {
  expect(faceOf(game).thingsIn!(action)).toEqual(things);
});
