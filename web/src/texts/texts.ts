// The words that do not belong to a game. Each game has a book of its own in its folder.
import { book } from './book';
import { en } from './en';
import type { Language } from './plural';

export type Texts = typeof en;
export type { Language };

export const languages: readonly Language[] = ['en', 'de', 'pl'];

export const texts = book<Texts>(en);

/** The first language of the browser that we speak. */
export function preferredLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = languages.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}
