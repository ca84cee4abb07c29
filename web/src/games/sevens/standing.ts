// What one's cards would count if the game ended now, as the core tells it.
import type { ScoreLine, Seat } from '../../wire/protocol';
import type { Situation } from '../face';

type Told = Pick<Situation, 'foretold'>;

const linesOf = ({ foretold }: Told, seat: Seat): readonly ScoreLine[] => foretold?.standing.filter(({ seats }) => seats.includes(seat)) ?? [];

/** The line of a card in this hand; undefined while it is on its way. */
export function lineOf(told: Told, seat: Seat, card: string): ScoreLine | undefined {
  return linesOf(told, seat).find(({ cards }) => cards.length === 1 && cards[0] === card);
}

/** Null while it is on its way. */
export function sumOf(told: Told, seat: Seat): number | null {
  return told.foretold ? linesOf(told, seat).reduce((sum, { amount }) => sum + amount, 0) : null;
}
