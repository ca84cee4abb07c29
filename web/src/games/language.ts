// The present language, for the page's own words and those of all games alike.
import { texts, type Language, type Texts } from '../texts/texts';
import type { GameTexts } from './game';
import { games } from './games';

interface Words {
  page?: Texts;
  /** By the file that they stand in. */
  games: Record<string, GameTexts>;
}

const load: Record<Language, () => Promise<Words>> = {
  en: () => Promise.resolve({ games: {} }),
  de: () => import('./languages/de'),
  pl: () => import('./languages/pl'),
};

const listeners = new Set<() => void>();

export async function useLanguage(language: Language): Promise<void> {
  const words = await load[language]();
  texts.turn(words.page);
  for (const game of games) game.texts.turn(words.games[`../${game.id}/texts/${language}/index.ts`]);
  document.documentElement.lang = language;
  listeners.forEach((listener) => listener());
}

export function onLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
