// What the browser keeps for us. In private windows storage may be refused: then it lives as long as the page.
const kept = new Map<string, string>();

const lasting = () => localStorage;
/** For this tab alone, also over a reload. */
const ofTab = () => sessionStorage;

function readIn(storage: () => Storage, key: string): string | null {
  try {
    return storage().getItem(key) ?? kept.get(key) ?? null;
  } catch {
    return kept.get(key) ?? null;
  }
}

function keepIn(storage: () => Storage, key: string, value: string): void {
  kept.set(key, value);
  try {
    storage().setItem(key, value);
  } catch {
    // Kept in memory, see above.
  }
}

export const readKept = (key: string) => readIn(lasting, key);
export const keep = (key: string, value: string) => keepIn(lasting, key, value);
export const readKeptForTab = (key: string) => readIn(ofTab, key);
export const keepForTab = (key: string, value: string) => keepIn(ofTab, key, value);

export function forget(key: string): void {
  kept.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}

export function keptKeys(): string[] {
  try {
    return [...new Set([...Object.keys(localStorage), ...kept.keys()])];
  } catch {
    return [...kept.keys()];
  }
}

/** Settings, tokens, games on this device, and the page itself as kept for offline use. */
export async function forgetEverything(): Promise<void> {
  kept.clear();
  try {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
    for (const name of await caches.keys()) await caches.delete(name);
  } catch {
    // What could not be opened holds nothing of ours.
  }
}
