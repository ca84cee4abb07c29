// The games of the page, in the order of their doors. Whoever needs all games goes through this list.
import type { GameId } from '../wire/protocol';
import type { View } from '../wire/view';
import type { Face } from './face';
import type { Game, GameTexts } from './game';
import { plainGame } from './plain/game';
import { seas } from './seas/game';
import { seize } from './seize/game';
import { sevens } from './sevens/game';

/** A face is only ever given views of its own game: the table's settings name both. */
const anyGame = <V extends View>(game: Game<V>) => game as unknown as Game;

export const games: readonly Game[] = [anyGame(seas), anyGame(seize), anyGame(sevens)];

export const isGame = (id: string): id is GameId => games.some((game) => game.id === id);

/** A game that is not listed has a plain face. */
export function gameOf(id: GameId): Game {
  return games.find((game) => game.id === id) ?? unlisted(id);
}

const met = new Map<GameId, Game>();

function unlisted(id: GameId): Game {
  if (!met.has(id)) met.set(id, plainGame(id));
  return met.get(id)!;
}

export const faceOf = (id: GameId): Face => gameOf(id).face;
export const gameTexts = (id: GameId): GameTexts => gameOf(id).texts();

/** Every number of players, from the fewest on. */
export function seatNumbers({ seats: [low, high] }: Game): number[] {
  return Array.from({ length: high - low + 1 }, (_, index) => low + index);
}
