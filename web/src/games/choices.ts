// What can be chosen about a new table: what the game's face offers, and an edition of one's own.
import { playableEdition } from '../device/editions';
import type { GameId, OptionValue, Options } from '../wire/protocol';
import type { Choice } from './face';
import { faceOf, gameOf } from './games';

/** The value of an option whose text the table brings along. */
export const own = 'own';

export function choicesOf(game: GameId, seats: number): Choice[] {
  const choices = faceOf(game).choices(seats);
  const key = gameOf(game).edition?.option;
  if (key === undefined) return choices;
  const offered = choices.find((choice) => choice.key === key) ?? { key, values: ['default'], byDefault: 'default' };
  const withOwn = { ...offered, values: [...offered.values, own] };
  return choices.some((choice) => choice.key === key) ? choices.map((choice) => (choice.key === key ? withOwn : choice)) : [...choices, withOwn];
}

/** Whether there is anything to choose: one's own edition has to be written first. */
export function isOffered(game: GameId, value: OptionValue, chosen: OptionValue): boolean {
  return value !== own || value === chosen || playableEdition(game) !== null;
}

/** The options as they are sent: `own` becomes the text of the edition kept here. A table that has one already keeps it. */
export function sentOptions(game: GameId, options: Options): Record<string, OptionValue | { text: string }> {
  const text = playableEdition(game);
  return Object.fromEntries(Object.entries(options).map(([key, value]) => [key, value === own && text !== null ? { text } : value]));
}
