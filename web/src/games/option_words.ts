import { texts } from '../texts/texts';
import { gameTexts } from './games';
import type { GameId } from '../wire/protocol';

export interface ValueWords {
  name: string;
  about?: string | undefined;
}

/** What a value of an option is called, and what it means. A value that names a seat goes by that seat's number. */
export function valueWords(game: GameId, key: string, value: string | number | boolean): ValueWords {
  const option = gameTexts(game).options[key];
  const [, place] = /^p(\d)$/.exec(String(value)) ?? [];
  if (place !== undefined) return { name: texts().frame.table.seat(Number(place) + 1), about: option?.seat?.(Number(place) + 1) };
  return option?.values[String(value)] ?? { name: String(value) };
}
