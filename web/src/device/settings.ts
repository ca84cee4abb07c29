import { languages, preferredLanguage, type Language } from '../texts/texts';
import { keep, readKept } from './storage';

/** How long moves are shown; `step`: until a press. */
export const speeds = ['slow', 'calm', 'fast', 'step'] as const;
export type Speed = (typeof speeds)[number];

export interface Settings {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  motion: 'full' | 'reduced';
  speed: Speed;
  sound: boolean;
  /** Whether the browser may tell us that it is our turn. */
  notices: boolean;
  /** What the others call us; empty until we say. */
  name: string;
}

const storageKey = 'septem.settings';

type Checks = { [Key in keyof Settings]: (value: unknown) => boolean };
const checks: Checks = {
  language: (value) => languages.includes(value as Language),
  theme: (value) => value === 'system' || value === 'light' || value === 'dark',
  motion: (value) => value === 'full' || value === 'reduced',
  speed: (value) => speeds.includes(value as Speed),
  sound: (value) => typeof value === 'boolean',
  notices: (value) => typeof value === 'boolean',
  name: (value) => typeof value === 'string',
};

/** Settings from what was stored; whatever is not a valid value is replaced by its default. */
export function readSettings(stored: string | null, defaults: Settings): Settings {
  let given: unknown;
  try {
    given = JSON.parse(stored ?? '{}');
  } catch {
    return defaults;
  }
  if (typeof given !== 'object' || given === null) return defaults;
  const valid = Object.entries(given).filter(([key, value]) => checks[key as keyof Settings]?.(value));
  return { ...defaults, ...Object.fromEntries(valid) };
}

function defaultSettings(): Settings {
  return {
    language: preferredLanguage(navigator.languages),
    theme: 'system',
    motion: 'full',
    speed: 'calm',
    sound: true,
    notices: false,
    name: '',
  };
}

let present = readSettings(readKept(storageKey), defaultSettings());
const listeners = new Set<() => void>();

export function settings(): Settings {
  return present;
}

export function changeSettings(part: Partial<Settings>): void {
  present = { ...present, ...part };
  keep(storageKey, JSON.stringify(present));
  listeners.forEach((listener) => listener());
}

export function onSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Another tab changed them.
window.addEventListener('storage', (event) => {
  if (event.key !== storageKey) return;
  present = readSettings(event.newValue, defaultSettings());
  listeners.forEach((listener) => listener());
});

export function isMotionReduced(): boolean {
  return present.motion === 'reduced' || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
