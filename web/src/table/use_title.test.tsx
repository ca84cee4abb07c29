// @vitest-environment happy-dom
import { render } from 'preact';
import { act as settle } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notify } from '../device/notify';
import type { Commands } from './seen';
import type { Drawn } from './store';
import { playing } from './testing/sample';
import { seenOf } from './testing/seen';
import { useTitle } from './use_title';

vi.mock('../device/notify', () => ({ notify: vi.fn(() => Promise.resolve()) }));

/** The points of a round are shown and wait to be read, while the table already waits for us. */
const held = { isBehind: true, isShowing: true, legal: [], isAwaited: true };
const root = document.createElement('div');
const setVisible = (state: DocumentVisibilityState) => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);

function Tab({ drawn }: { drawn: Partial<Drawn> }) {
  useTitle(seenOf(playing, drawn, { commands: {} as Commands }), true);
  return null;
}
const draw = (drawn: Partial<Drawn>) => settle(() => render(<Tab drawn={drawn} />, root));

beforeEach(() => vi.mocked(notify).mockClear());
afterEach(() => {
  render(null, root);
  vi.restoreAllMocks();
});

test('out of sight we are told that it is our turn, though points still wait to be read', async () => {
  setVisible('hidden');
  await draw(held);
  expect(notify).toHaveBeenCalledWith('Your turn', '7 Seas');
  expect(document.title).toBe('Your turn · 7 Seas');
});

test('in sight the tab says it when it can be seen on the table', async () => {
  setVisible('visible');
  await draw(held);
  expect(document.title).toBe('7 Seas');
  await draw({});
  expect(document.title).toBe('Your turn · 7 Seas');
});

test('a move of ours that waits for its answer is no news', async () => {
  setVisible('hidden');
  await draw({ isAsking: true, pending: 'C2' });
  expect(notify).not.toHaveBeenCalled();
});
