import { choicesOf } from '../games/choices';
import { gameTexts } from '../games/games';
import { valueWords } from '../games/option_words';
import { texts } from '../texts/texts';
import type { TableSettings } from '../wire/protocol';
import { clockText } from './clock_words';

/** What this table plays differently from the usual game, in words: "Teams: Ultimate teams". */
export function variantsOf({ game, seats, options }: TableSettings): string[] {
  const named = gameTexts(game).options;
  return choicesOf(game, seats).flatMap(({ key, byDefault }) => {
    const value = options[key];
    if (value === undefined || value === byDefault) return [];
    const option = named[key];
    return option ? [`${option.name}: ${valueWords(game, key, value as string).name}`] : [];
  });
}

/** The rules and the clock of a table in one line: "usual rules · 30 s per move". */
export function agreedWords(settings: TableSettings): string {
  const { usual, clock, clocks } = texts().app.make;
  const variants = variantsOf(settings);
  return [...(variants.length > 0 ? variants : [usual]), settings.clock ? clockText(settings.clock) : `${clock}: ${clocks.none}`].join(' · ');
}
