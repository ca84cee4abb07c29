// Who begins, where a table may choose it: a seat, chance, or the way of the printed rules. That way only finds a seat (C17).
import type { Seat } from '../wire/protocol';
import type { Choice } from './face';

export function firstPlayer(seats: number, rulebook: Choice['rulebook']): Choice {
  const places = Array.from({ length: seats }, (_, place) => `p${place}`);
  return { key: 'first', values: ['random', ...places], byDefault: 'random', ...(rulebook && { rulebook }) };
}

/** Whose age is divisible by 7; the youngest where nobody's or several people's is. Null stands for whoever does not say. */
export function firstByAges(ages: readonly (number | null)[]): Seat | null {
  const told = ages.flatMap((age, place) => (age === null ? [] : [{ age, seat: `p${place}` }]));
  const lucky = told.filter(({ age }) => age % 7 === 0);
  if (lucky.length === 1) return lucky[0]!.seat;
  return told.toSorted((a, b) => a.age - b.age)[0]?.seat ?? null;
}
