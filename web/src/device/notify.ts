// A word from the browser while the page is out of sight, where the person and the browser allow it.
import { settings } from './settings';

export function canNotify(): boolean {
  return 'Notification' in globalThis;
}

/** Asks the person once; whether it is allowed now. */
export async function allowNotices(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

export async function notify(title: string, words: string): Promise<void> {
  if (!settings().notices || !canNotify() || Notification.permission !== 'granted' || document.visibilityState === 'visible') return;
  // One notice takes the place of the last, and is heard all the same. (`renotify` is missing in the types, since not every browser has it.)
  const options = { body: words, icon: '/icon-192.png', tag: 'septem-turn', renotify: true, data: location.pathname };
  const worker = await registration();
  // Browsers on phones know notices only from the service worker, which also hears when one is pressed.
  if (worker) await worker.showNotification(title, options).catch(() => undefined);
  else showByPage(title, options);
}

async function registration(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null;
  const found = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  return found?.active ? found : null;
}

function showByPage(title: string, options: NotificationOptions): void {
  try {
    const notice = new Notification(title, options);
    notice.onclick = () => {
      focus();
      notice.close();
    };
  } catch {
    // A phone at its very first visit: there is no service worker yet.
  }
}
