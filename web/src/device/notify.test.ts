// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { allowNotices, notify } from './notify';
import { changeSettings } from './settings';

const shown = vi.fn();
const byWorker = vi.fn(() => Promise.resolve());

class FakeNotification {
  static permission = 'granted';
  static requestPermission = () => Promise.resolve(FakeNotification.permission);
  onclick = null;
  constructor(...given: unknown[]) {
    shown(...given);
  }
}

function withWorker(registration: object | undefined): void {
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve(registration) } });
}

beforeEach(() => {
  FakeNotification.permission = 'granted';
  vi.stubGlobal('Notification', FakeNotification);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  withWorker(undefined);
  changeSettings({ notices: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  shown.mockClear();
  byWorker.mockClear();
});

test('a page out of sight says a word, and again the next time', async () => {
  await notify('Your turn', '7 Seas');
  expect(shown).toHaveBeenCalledWith('Your turn', expect.objectContaining({ body: '7 Seas', tag: 'septem-turn', renotify: true }));
});

test('where there is a service worker it does so: phones know no other way', async () => {
  withWorker({ active: {}, showNotification: byWorker });
  await notify('Your turn', '7 Seas');
  expect(byWorker).toHaveBeenCalledWith('Your turn', expect.objectContaining({ body: '7 Seas', renotify: true, data: location.pathname }));
  expect(shown).not.toHaveBeenCalled();
});

test('nothing is said in sight, unasked or forbidden', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  await notify('Your turn', '7 Seas');
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  changeSettings({ notices: false });
  await notify('Your turn', '7 Seas');
  changeSettings({ notices: true });
  FakeNotification.permission = 'denied';
  await notify('Your turn', '7 Seas');
  expect(shown).not.toHaveBeenCalled();
  expect(await allowNotices()).toBe(false);
});

test('a browser that knows notices only from a service worker, and has none yet, is no error', async () => {
  shown.mockImplementation(() => {
    throw new TypeError('Illegal constructor');
  });
  await expect(notify('Your turn', '7 Seas')).resolves.toBeUndefined();
});
