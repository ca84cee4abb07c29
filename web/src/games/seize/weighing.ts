// The weighing (B20 to B22): who stands against whom on the scale, and what comes of it. The rules core decides the game; this follows
// it from the true weights, so that the scale can show it.
import type { Seat } from '../../wire/protocol';
import { rangeOfAll } from './pieces';
import { collectionOf, ghost, indexOf, seatsOf } from './players';
import type { SeizeView } from './view';

export interface Contest {
  left: Seat;
  right: Seat;
  /** Whole collections, in tenths of a gram or pips. */
  weights: [left: number, right: number];
  /** Who stays, sharing their place if there are two. */
  stays: Seat[];
  /** Both weighed the same, and pieces were taken off. */
  isLevel: boolean;
}

export interface Rank {
  place: number;
  player: Seat;
  weight: number;
  isWinner: boolean;
}

export function contestants(view: SeizeView): Seat[] {
  const isGhostWeighed = view.ghost !== undefined && view.options['interloper'] === 'wins';
  return isGhostWeighed ? [...seatsOf(view), ghost] : seatsOf(view);
}

export function weightOf(view: SeizeView, player: Seat): number {
  const total = player === ghost ? undefined : view.totals?.[indexOf(player)];
  return total ?? rangeOfAll(view, collectionOf(view, player))[0];
}

/** All contests in order. Ends before one that is level and still undecided. */
export function contestsOf(view: SeizeView): Contest[] {
  const [first, ...challengers] = contestants(view);
  const contests: Contest[] = [];
  let reigning: Seat[] = [first!];
  for (const challenger of challengers) {
    const contest = weigh(view, reigning, challenger);
    contests.push(contest);
    reigning = contest.stays;
  }
  return contests;
}

function weigh(view: SeizeView, reigning: Seat[], challenger: Seat): Contest {
  const left = reigning[0]!;
  const weights: [number, number] = [weightOf(view, left), weightOf(view, challenger)];
  const isLevel = weights[0] === weights[1];
  const isRightBetter = weights[1] > weights[0] !== (view.options['cursed'] === true);
  const stays = isLevel ? afterLevel(view, reigning, challenger) : isRightBetter ? [challenger] : reigning;
  return { left, right: challenger, weights, stays, isLevel };
}

/** What was taken off is not in the view; who won is. If neither did, it does not matter which of two equal weights lost later on. */
function afterLevel(view: SeizeView, reigning: Seat[], challenger: Seat): Seat[] {
  const both = [...reigning, challenger];
  if (weightOf(view, challenger) === 0) return both;
  const won = both.filter((player) => view.winners?.includes(player));
  return won.length > 0 ? won : reigning;
}

/** The contest on the scale while pieces are taken off: level, and of those who are asked. */
export function levelContest(view: SeizeView): Pick<Contest, 'left' | 'right'> | null {
  const all = contestants(view);
  const asked = new Set(view.to_act);
  let reigning: Seat[] = [all[0]!];
  for (const challenger of all.slice(1)) {
    const [mine, theirs] = [weightOf(view, reigning[0]!), weightOf(view, challenger)];
    if (mine === theirs) {
      const left = reigning.find((player) => asked.has(player)) ?? reigning[0]!;
      if (isAskedOnly(asked, [left, challenger])) return { left, right: challenger };
      reigning = [...reigning, challenger];
    } else if (theirs > mine !== (view.options['cursed'] === true)) {
      reigning = [challenger];
    }
  }
  return null;
}

/** The interloper's part is decided by a person, who may or may not be on the scale. */
function isAskedOnly(asked: Set<Seat>, pair: Seat[]): boolean {
  return pair.includes(ghost) || [...asked].every((seat) => pair.includes(seat));
}

/** Winners first, then by weight; equal weights share a place. The interloper is in it only where it is weighed. */
export function rankingOf(view: SeizeView): Rank[] {
  const sign = view.options['cursed'] === true ? 1 : -1;
  const ranked = contestants(view)
    .map((player) => ({ player, weight: weightOf(view, player), isWinner: view.winners?.includes(player) === true }))
    .sort((a, b) => Number(b.isWinner) - Number(a.isWinner) || sign * (a.weight - b.weight));
  const isSame = (a: Omit<Rank, 'place'>, b: Omit<Rank, 'place'>) => a.weight === b.weight && a.isWinner === b.isWinner;
  return ranked.map((rank) => ({ ...rank, place: 1 + ranked.findIndex((other) => isSame(other, rank)) }));
}

/** The lean of the beam in degrees: more for a greater difference, never more than the scale can do. */
export function leanOf([left, right]: readonly [number, number], limit = 13): number {
  const sum = left + right;
  if (left === right || sum === 0) return 0;
  const share = (right - left) / sum;
  return limit * Math.sign(share) * Math.min(1, 0.28 + 1.6 * Math.abs(share));
}
