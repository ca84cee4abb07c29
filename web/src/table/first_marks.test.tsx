// @vitest-environment happy-dom
import { render } from 'preact';
import { act as settle } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { forget, readKept } from '../device/storage';
import type { Chair, TableSnapshot } from '../wire/protocol';
import { FirstMarks } from './first_marks';
import type { Commands } from './seen';
import { playing } from './testing/sample';
import { seenOf } from './testing/seen';

const bot: Chair = { is: 'bot', name: 'bot (medium)', level: 'medium' };
const withBots: TableSnapshot = { ...playing, seats: [playing.seats[0]!, bot, bot] };
const root = document.createElement('div');
const board = document.createElement('div');
const draw = (snapshot: TableSnapshot) => settle(() => render(<FirstMarks seen={seenOf(snapshot, {}, { commands: {} as Commands })} />, root));
const press = (words: string) => settle(() => [...root.querySelectorAll('button')].find(({ textContent }) => textContent === words)!.click());
const marked = () => board.querySelector('[data-first-mark]')?.className;

beforeEach(() => {
  forget('septem.met');
  board.innerHTML = '<div class="table-prompt"><i class="table-seat"></i><b class="table-prompt-words"></b></div><div class="table-board"><u role="group" class="hand"></u></div>';
  document.body.append(board, root);
});
afterEach(() => render(null, root));

test('a first table with bots has three marks, one after the other, and then never again', async () => {
  await draw(withBots);
  expect(marked()).toBe('table-seat');
  await press('Next');
  expect(marked()).toBe('hand');
  expect(readKept('septem.met')).toBeNull();
  await press('Next');
  expect(marked()).toBe('table-prompt-words');
  await press('Got it');
  expect(marked()).toBeUndefined();
  render(null, root);
  await draw(withBots);
  expect(root.textContent).toBe('');
});

test('whoever skips them has met them', async () => {
  await draw(withBots);
  await press('Skip');
  expect([root.textContent, marked(), readKept('septem.met')]).toEqual(['', undefined, 'yes']);
});

test('at a table with friends there are none, and the first one with bots still has them', async () => {
  await draw(playing);
  expect(root.textContent).toBe('');
  render(null, root);
  await draw(withBots);
  expect(marked()).toBe('table-seat');
});
