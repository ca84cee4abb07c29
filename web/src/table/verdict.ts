import type { Situation } from '../games/face';
import { texts } from '../texts/texts';
import type { Seat } from '../wire/protocol';

/** Who won, in one sentence. */
export function verdictOf({ you, nameOf }: Pick<Situation, 'you' | 'nameOf'>, winners: readonly Seat[] | null | undefined): string {
  const text = texts().frame.table.over;
  if (!winners?.length) return text.nobody;
  if (winners.length > 1) return text.shared(winners.map(nameOf));
  return winners[0] === you ? text.youWon : text.won(nameOf(winners[0]!));
}
