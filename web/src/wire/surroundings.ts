import { forget, keep, keptKeys, readKept } from '../device/storage';

/** What the client needs of the browser; tests bring their own. */
export interface Surroundings {
  read(key: string): string | null;
  keep(key: string, value: string): void;
  forget(key: string): void;
  keys(): string[];
  random(): number;
  now(): number;
  /** Tells of moments at which a lost line may be back: the network returned, the page is looked at again. */
  onWake(listener: () => void): void;
  /** The browser says that the network is gone. */
  onOffline(listener: () => void): void;
}

export const browser: Surroundings = {
  read: readKept,
  keep,
  forget,
  keys: keptKeys,
  random: Math.random,
  now: Date.now,
  onWake(listener) {
    addEventListener('online', listener);
    addEventListener('pageshow', listener);
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && listener());
  },
  onOffline(listener) {
    addEventListener('offline', listener);
  },
};

/** A key that no other command has: of this person, ever. */
export function newKey(random: () => number, now: number): string {
  const letters = () => Math.floor(random() * 36 ** 6).toString(36);
  return `${now.toString(36)}-${letters()}-${letters()}`;
}
