/** A first visitor wants to play; what is kept for later visits can wait a little. */
const calm = 3_000;

/** Keeps the page on this device, so that it opens without a network. */
export function keepForOffline(): void {
  if (!('serviceWorker' in navigator)) return;
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  // Whoever comes again: a newer page is looked for at once.
  if (navigator.serviceWorker.controller) register();
  else setTimeout(() => ('requestIdleCallback' in globalThis ? requestIdleCallback(register) : register()), calm);
}
