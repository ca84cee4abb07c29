import { faceOf, gameTexts } from '../games/games';
import { valueWords } from '../games/option_words';
import type { TableSettings } from '../wire/protocol';

/** What this table plays differently from the usual game, in words: "Teams: Ultimate teams". */
export function variantsOf({ game, seats, options }: TableSettings): string[] {
  const named = gameTexts(game).options;
  return faceOf(game)
    .choices(seats)
    .flatMap(({ key, byDefault }) => {
      const value = options[key];
      if (value === undefined || value === byDefault) return [];
      const option = named[key];
      return option ? [`${option.name}: ${valueWords(game, key, value as string).name}`] : [];
    });
}
