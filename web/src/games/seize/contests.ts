// The weighing as the core tells it: contest after contest on the scale, then everybody's place.
import type { ScoreLine, Scoring, Seat } from '../../wire/protocol';

export interface Contest {
  left: Seat;
  right: Seat;
  /** Who stays, sharing their place if there are two. */
  stays: Seat[];
  /** Nobody where both stay. */
  out: Seat | undefined;
  is: 'heavier' | 'lighter' | 'unloaded' | 'shared';
}

const kindOf = ({ key }: ScoreLine) => key.split('.').at(-1)!;
const contestKinds = ['heavier', 'lighter', 'unloaded', 'shared'];

/** The one who stayed before is on the left, the next in seat order on the right. */
export function contestsOf(scoring: Scoring): Contest[] {
  const contests: Contest[] = [];
  for (const line of scoring.filter((each) => contestKinds.includes(kindOf(each)))) {
    const both = [...line.seats, ...line.against];
    const reigning = contests.at(-1)?.stays ?? [both.toSorted()[0]!];
    const right = both.find((player) => !reigning.includes(player))!;
    const out = line.against.includes(right) ? right : line.against[0];
    contests.push({ left: reigning[0]!, right, stays: line.seats, out, is: kindOf(line) as Contest['is'] });
  }
  return contests;
}

/** Whose weight a line tells, from the first place on; the interloper is in it only where it is weighed. */
export function placesOf(scoring: Scoring): { place: number; player: Seat; weight: number }[] {
  return scoring.filter((line) => kindOf(line) === 'place').map(({ seats, amount, figure }) => ({ place: figure!, player: seats[0]!, weight: amount }));
}

/** What the interloper has, where it is not weighed. */
export function notWeighed(scoring: Scoring): number | null {
  return scoring.find((line) => kindOf(line) === 'not-weighed')?.amount ?? null;
}
