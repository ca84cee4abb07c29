// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { faceOf, gameIds } from '../games/faces';
import { loadRules } from './page';

test.each(gameIds)('the face draws the pictures of its rules page: %s', async (game) => {
  const { parts } = await loadRules('en', game);
  const shown = parts.flatMap((part) => ('picture' in part ? [part.picture] : []));
  expect(Object.keys(faceOf(game).pictures).sort()).toEqual(shown.sort());
});
