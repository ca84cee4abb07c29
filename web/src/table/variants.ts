import { faceOf } from '../games/faces';
import { texts } from '../texts/texts';
import type { TableSettings } from '../wire/protocol';

type Named = Record<string, { name: string; values: Record<string, { name: string } | undefined> } | undefined>;

/** What this table plays differently from the usual game, in words: "Teams: Ultimate teams". */
export function variantsOf({ game, seats, options }: TableSettings): string[] {
  const named = texts().options[game] as Named;
  return faceOf(game)
    .choices(seats)
    .flatMap(({ key, byDefault }) => {
      const value = options[key];
      if (value === undefined || value === byDefault) return [];
      const option = named[key];
      return option ? [`${option.name}: ${option.values[String(value)]?.name ?? String(value)}`] : [];
    });
}
