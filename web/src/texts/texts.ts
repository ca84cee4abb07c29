// The present language. English is part of the page; the others come when they are wanted.
import { en } from './en';
import type { Language } from './plural';

export type Texts = typeof en;
export type { Language };

export const languages: readonly Language[] = ['en', 'de', 'pl'];

const load: Record<Language, () => Promise<Texts>> = {
  en: () => Promise.resolve(en),
  de: async () => (await import('./de')).de,
  pl: async () => (await import('./pl')).pl,
};

let present: Texts = en;
const listeners = new Set<() => void>();

/** The texts of the present language. Read it while drawing; the whole page is drawn again when the language changes. */
export function texts(): Texts {
  return present;
}

export async function useLanguage(language: Language): Promise<void> {
  present = await load[language]();
  document.documentElement.lang = language;
  listeners.forEach((listener) => listener());
}

export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The first language of the browser that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = languages.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}
