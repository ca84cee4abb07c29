// @vitest-environment happy-dom
import { render } from 'preact';
import { act as settle } from 'preact/test-utils';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Sure } from './sure';

const root = document.createElement('div');
const elsewhere = document.createElement('input');
const onSure = vi.fn();
const draw = () => settle(() => render(<Sure ask="Give up" about="7 Seas" sure="It ends." onSure={onSure} />, root));
const button = (words: string) => [...root.querySelectorAll('button')].find(({ textContent }) => textContent === words)!;
const press = (words: string) => settle(() => button(words).click());

beforeEach(async () => {
  document.body.append(root, elsewhere);
  await draw();
});
afterEach(() => {
  render(null, root);
  onSure.mockClear();
});

test('the safe way out has the focus once; after that drawing again leaves it where it is', async () => {
  await press('Give up');
  expect(document.activeElement).toBe(button('Cancel'));
  elsewhere.focus();
  await draw();
  expect(document.activeElement).toBe(elsewhere);
});

test('whoever cancels stands where they were', async () => {
  await press('Give up');
  await press('Cancel');
  expect(document.activeElement).toBe(button('Give up'));
  expect(onSure).not.toHaveBeenCalled();
});

test('it says what it is about', async () => {
  expect(button('Give up').getAttribute('aria-label')).toBe('Give up: 7 Seas');
  await press('Give up');
  await press('Give up');
  expect(onSure).toHaveBeenCalledOnce();
});
