// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { games } from '../games/games';
import { loadRules } from './page';

test.each(games)('the face draws the pictures of its rules page: $id', async ({ id, face }) => {
  const { parts } = await loadRules('en', id);
  const shown = parts.flatMap((part) => ('picture' in part ? [part.picture] : []));
  expect(Object.keys(await face.pictures()).sort()).toEqual(shown.sort());
});
