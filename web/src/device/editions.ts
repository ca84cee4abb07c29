// The edition of a game that its owner has typed in: the text of a data file, kept in this browser.
import { forget, keep, readKept } from './storage';

export interface Edition {
  text: string;
  /** The core has found nothing wrong with it: tables can be made with it. */
  isGood: boolean;
}

const keyOf = (game: string) => `septem.edition.${game}`;

export function keptEdition(game: string): Edition | null {
  try {
    const { text, isGood } = JSON.parse(readKept(keyOf(game)) ?? 'null') as Edition;
    return { text: String(text), isGood: isGood === true };
  } catch {
    return null;
  }
}

export const keepEdition = (game: string, edition: Edition) => keep(keyOf(game), JSON.stringify(edition));
export const forgetEdition = (game: string) => forget(keyOf(game));

/** The text that a table can be made with. */
export function playableEdition(game: string): string | null {
  const edition = keptEdition(game);
  return edition?.isGood ? edition.text : null;
}
