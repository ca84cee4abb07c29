// @vitest-environment happy-dom
import { render } from 'preact';
import { act as settle } from 'preact/test-utils';
import { expect, test } from 'vitest';
import { fixtures } from '../games/seas/testing/fixtures';
import { Player } from './player';
import type { Replay } from './replay';

const { view, scorings = [] } = fixtures.scoring;
const frames = [
  { steps: [], view: { ...view, scores: [] } },
  { steps: ['p3 G3'], view },
  { steps: ['* deal'], view },
];
const replay: Replay = { game: 'seas', frames, names: [], you: null, scorings: [...scorings], record: null };

test('a round that ends is scored in a replay, too: the chests are open there', async () => {
  const root = document.createElement('div');
  await settle(() => render(<Player replay={replay} onFrame={() => undefined} />, root));
  const on = () => settle(() => root.querySelectorAll<HTMLElement>('.replay-step')[2]!.click());
  const opened = () => root.querySelectorAll('.seas-opened-chest').length;
  expect(opened()).toBe(0);
  await on();
  expect(opened()).toBe(4);
  await on();
  expect(opened()).toBe(0);
  render(null, root);
});
