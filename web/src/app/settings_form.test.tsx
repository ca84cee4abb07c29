// @vitest-environment happy-dom
import { render } from 'preact';
import { act as settle } from 'preact/test-utils';
import { expect, test, vi } from 'vitest';
import { settings } from '../device/settings';
import { SettingsForm } from './settings_form';

test('who is not allowed notices by the browser is told so, and the switch stays off', async () => {
  vi.stubGlobal('Notification', { permission: 'denied', requestPermission: () => Promise.resolve('denied') });
  const root = document.createElement('div');
  document.body.append(root);
  await settle(() => render(<SettingsForm />, root));
  const notices = () => [...root.querySelectorAll<HTMLInputElement>('[name=notices]')];
  await settle(() => notices()[0]!.click());
  await vi.waitFor(() => expect(root.querySelector('[role=status]')!.textContent).toContain('does not allow'));
  expect(notices().map(({ checked }) => checked)).toEqual([false, true]);
  expect(settings().notices).toBe(false);
  render(null, root);
  vi.unstubAllGlobals();
});
