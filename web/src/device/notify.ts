// A word from the browser while the page is out of sight, where the person and the browser allow it.
import { settings } from './settings';

export function canNotify(): boolean {
  return 'Notification' in globalThis;
}

/** Asks the person once; whether it is allowed now. */
export async function allowNotices(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

export function notify(title: string, words: string): void {
  if (!settings().notices || !canNotify() || Notification.permission !== 'granted' || document.visibilityState === 'visible') return;
  try {
    const notice = new Notification(title, { body: words, icon: '/icon-192.png', tag: 'septem-turn' });
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    // Some browsers on phones know them only from a service worker.
  }
}
