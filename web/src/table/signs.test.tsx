// @vitest-environment happy-dom
import { render } from 'preact';
import { act as settle } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { Signs } from './signs';

test.each([
  ['by key says its words', true, 'Undo'],
  ['by a press needs none', false, ''],
])('a tool that is reached %s', async (_, isVisible, words) => {
  const root = document.body.appendChild(document.createElement('div'));
  const tool = document.body.appendChild(document.createElement('button'));
  tool.className = 'table-tool';
  tool.setAttribute('aria-label', 'Undo');
  // Only a browser knows how the focus came.
  vi.spyOn(tool, 'matches').mockImplementation((selector) => selector === ':focus-visible' && isVisible);
  await settle(() => render(<Signs />, root));
  await settle(() => void tool.dispatchEvent(new FocusEvent('focusin', { bubbles: true })));
  expect(root.textContent).toBe(words);
  render(null, root);
  root.remove();
  tool.remove();
});
