// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, expect, test, vi } from 'vitest';
import { faceOf } from '../games';
import { useLanguage } from '../language';
import { line, stranger } from './testing/stranger';

const face = faceOf('bazaar');
const nameOf = (seat: string) => ({ p0: 'you', p1: 'Ben', p2: 'Cleo' })[seat] ?? seat;
const situation = { view: stranger, you: 'p0', legal: ['bid 3', 'pass'], nameOf };
let root: HTMLElement;

beforeEach(async () => {
  await useLanguage('en');
  root = document.createElement('div');
});

const draw = (what: preact.ComponentChild) => act(() => render(what, root));

test('a game that is not listed can be played: every action is a button', async () => {
  const made = vi.fn();
  await draw(<face.Board {...situation} act={made} isStill={false} />);
  const buttons = [...root.querySelectorAll('button')];
  expect(buttons.map((button) => button.textContent)).toEqual(['bid 3', 'pass']);
  buttons[1]!.click();
  expect(made).toHaveBeenCalledWith('pass');
});

test('nothing can be pressed while the table stands still', async () => {
  await draw(<face.Board {...situation} act={() => undefined} isStill />);
  expect(root.querySelectorAll('button:not(:disabled)')).toHaveLength(0);
});

test('its view is shown as lists, with names for what belongs to seats', async () => {
  await draw(<face.Board {...situation} act={() => undefined} isStill />);
  const shown = Object.fromEntries([...root.querySelectorAll('.plain-view > div')].map((row) => [row.children[0]!.textContent, row.children[1]!.textContent]));
  expect(shown).toEqual({
    phase: 'bid',
    round: '2',
    dealer: 'Ben',
    hands: 'you A2B5Ben 2Cleo 2',
    market: 'C1C4',
    sold: 'none',
    prices: 'silk 3salt none',
    'is open': 'yes',
  });
});

test('the log, the prompt and the scoring have words', async () => {
  const happening = { before: stranger, after: stranger, you: 'p0', nameOf };
  expect(face.tell({ ...happening, step: 'p1 bid 4' })).toBe('Ben: bid 4');
  expect(face.tell({ ...happening, step: 'p0 pass; p2 bid 1' })).toBe('you: pass; Cleo: bid 1');
  expect(face.tell({ ...happening, step: '* deal' })).toBe('Chance: deal');
  expect(face.prompt(situation)).toBe('It is your turn.');
  expect(face.prompt({ ...situation, you: 'p1' })).toBe('Waiting for you and Cleo.');
  await draw(<face.Scoring {...situation} scorings={[[line]]} />);
  expect([...root.querySelectorAll('tbody tr > *')].map((cell) => cell.textContent)).toEqual(['you', 'most silk', 'A2 B5', '2', '4']);
});
