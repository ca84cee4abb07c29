import { texts } from '../texts/texts';
import type { Chair, Seat } from '../wire/protocol';
import { nameOfSeat } from './names';

interface Played {
  seats: readonly Chair[];
  you: Seat | null;
}

/** Who won, in one sentence. */
export function verdictOf({ seats, you }: Played, winners: readonly Seat[]): string {
  const text = texts().frame.table.over;
  const names = winners.map((seat) => nameOfSeat(seats, you, seat));
  if (winners.length === 0) return text.nobody;
  if (winners.length > 1) return text.shared(names);
  return winners[0] === you ? text.youWon : text.won(names[0]!);
}
