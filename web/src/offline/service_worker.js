// Keeps the whole page on the device, so that it opens without a network. Names with a hash come from the cache; the page itself is asked for first,
// and taken from the cache when nobody answers in time. The build fills in version and files.
const version = 'VERSION';
const files = ['FILES'];
const patience = 1500;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(version)
      .then((cache) => cache.addAll(files))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOldVersions().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (event.request.method !== 'GET' || origin !== location.origin) return;
  if (event.request.mode === 'navigate') event.respondWith(freshPage(event.request));
  else if (files.includes(pathname)) event.respondWith(kept(pathname, event.request));
});

// A notice that it is somebody's turn (device/notify.ts) leads back to the table.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data ?? '/'));
});

async function goTo(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname === path);
  await (open ? open.focus() : self.clients.openWindow(path));
}

async function forgetOldVersions() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== version).map((name) => caches.delete(name)));
}

async function kept(path, request) {
  return (await caches.match(path)) ?? fetch(request);
}

async function freshPage(request) {
  const answer = fetch(request).catch(() => null);
  const late = new Promise((resolve) => setTimeout(() => resolve(null), patience));
  const fresh = await Promise.race([answer, late]);
  if (fresh?.ok) return fresh;
  return (await caches.match('/')) ?? (await answer) ?? Response.error();
}
