// What one seat is shown, see docs/protocol.md: the part that all games have. Each game's own stands in its folder.
import type { GameId, Options, Seat } from './protocol';

/** A list; where it may not be seen, its length. */
export type Hidden<T> = T[] | number;

export interface View {
  game: GameId;
  seats: number;
  options: Options;
  phase: string;
  hands?: Hidden<string>[];
  to_act: Seat[];
  over: boolean;
  winners: Seat[] | null;
}
