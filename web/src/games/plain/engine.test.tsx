// @vitest-environment happy-dom
// Every listed game can also be played without its face: a game whose face is not made yet is no worse off.
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { randomGame } from '../../offline/testing/random_game';
import { games } from '../games';
import { plainGame } from './game';

test.each(games)('a whole game of $id has its views and actions', async ({ id, usualSeats }) => {
  const { face } = plainGame(id);
  const { moments, end, scorings } = randomGame({ game: id, seats: usualSeats }, 7);
  const root = document.createElement('div');
  const nameOf = (seat: string) => seat;
  for (const { seat, before, legal, action } of moments.filter((_, place) => place % 7 === 0)) {
    await act(() => render(<face.Board view={before} you={seat} legal={legal} nameOf={nameOf} act={() => undefined} isStill={false} />, root));
    expect([...root.querySelectorAll('.plain-choice')].map((button) => button.textContent)).toEqual(legal);
    expect(face.tell({ step: `${seat} ${action}`, before, after: before, you: seat, nameOf })).toBe(`${seat}: ${action}`);
  }
  await act(() => render(<face.Scoring view={end} you={null} legal={[]} scorings={scorings} nameOf={nameOf} />, root));
  expect(root.querySelectorAll('tbody tr')).toHaveLength(scorings.at(-1)!.length);
});
