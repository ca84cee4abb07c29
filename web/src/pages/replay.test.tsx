// @vitest-environment happy-dom
import { render } from 'preact';
import { act as settle } from 'preact/test-utils';
import { afterEach, expect, test, vi } from 'vitest';
import type { Replay } from '../replay/replay';
import { seasView } from '../table/testing/sample';
import { ReplayPage } from './replay';

vi.mock('../replay/load', () => ({
  replayOfRecord: (record: string): Promise<Replay> =>
    Promise.resolve({ game: 'seas', frames: [{ steps: [], view: { ...seasView, over: true } }], names: [], you: null, scorings: [], record }),
}));
vi.mock('../replay/packed', () => ({
  carriesRecord: (hash: string) => hash.startsWith('#r='),
  packed: () => Promise.resolve(null),
  unpacked: (hash: string) => (hash === '#r=broken' ? Promise.reject(new Error()) : Promise.resolve(hash.slice(3))),
}));
vi.mock('../replay/player', () => ({ Player: ({ replay }: { replay: Replay }) => <p class="player">{replay.record}</p> }));
vi.mock('./own_tables', () => ({ useOwnTables: () => ({ going: [], done: [], setApart: [] }) }));

const root = document.createElement('div');
const shown = () => root.querySelector('.player')?.textContent;
async function goTo(hash: string): Promise<void> {
  location.hash = hash;
  await settle(() => void dispatchEvent(new Event('hashchange')));
}

afterEach(() => render(null, root));

test('a link to another record opens it, also while one is open; a broken one says so', async () => {
  location.hash = '#r=first';
  await settle(() => render(<ReplayPage source={null} />, root));
  await vi.waitFor(() => expect(shown()).toBe('first'));
  await goTo('#r=second');
  await vi.waitFor(() => expect(shown()).toBe('second'));
  await goTo('#content');
  expect(shown(), 'the way to the content is no link to a record').toBe('second');
  await goTo('#r=broken');
  await vi.waitFor(() => expect(root.querySelector('[role=alert]')?.textContent).toContain('This link cannot be read'));
  expect(shown()).toBeUndefined();
});

test('where no link can carry the record none is offered', async () => {
  location.hash = '#r=first';
  await settle(() => render(<ReplayPage source={null} />, root));
  await vi.waitFor(() => expect(shown()).toBe('first'));
  expect(root.querySelector('.replay-link')).toBeNull();
});
