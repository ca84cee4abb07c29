// How a finished game went, worked out from what the core tells: winners, points, lines of a scoring.
import type { Scoring, Seat } from '../wire/protocol';

interface Party {
  seats: readonly Seat[];
  points: number;
}

/** Places by points. Who won is the core's word: ties may be broken by more than points. */
export function placedBy<P extends Party>(parties: readonly P[], winners: readonly Seat[] | null): (P & { place: number })[] {
  const hasWon = ({ seats }: Party) => winners?.includes(seats[0]!) === true;
  const isAhead = (one: Party, other: Party) => (hasWon(one) === hasWon(other) ? one.points > other.points : hasWon(one));
  const placed = parties.map((party) => ({ ...party, place: 1 + parties.filter((other) => isAhead(other, party)).length }));
  return placed.sort((a, b) => a.place - b.place);
}

export interface Difference {
  /** The last word of the lines' key. */
  kind: string;
  amounts: [first: number, second: number];
}

/** Which kind of line set one apart from the other most, over all scorings; null where none did. */
export function differenceOf(scorings: readonly Scoring[], first: Seat, second: Seat, kindOf: (key: string) => string = lastWord): Difference | null {
  const lines = scorings.flat();
  const sum = (kind: string, seat: Seat) =>
    lines.filter((line) => kindOf(line.key) === kind && line.seats.includes(seat)).reduce((total, { amount }) => total + amount, 0);
  const kinds = [...new Set(lines.map(({ key }) => kindOf(key)))];
  const found = kinds.map((kind): Difference => ({ kind, amounts: [sum(kind, first), sum(kind, second)] }));
  const lead = ({ amounts }: Difference) => amounts[0] - amounts[1];
  return found.filter((each) => lead(each) > 0).sort((a, b) => lead(b) - lead(a))[0] ?? null;
}

export function lastWord(key: string): string {
  return key.split('.').at(-1)!;
}
