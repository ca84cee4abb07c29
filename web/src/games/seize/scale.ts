// The scale while the game goes on: who is on it when pieces are taken off, and how it leans. What came of the weighing is told by the core.
import type { Seat } from '../../wire/protocol';
import { rangeOfAll } from './pieces';
import { collectionOf, ghost, seatsOf } from './players';
import type { SeizeView } from './view';

function contestants(view: SeizeView): Seat[] {
  const isGhostWeighed = view.ghost !== undefined && view.options['interloper'] === 'wins';
  return isGhostWeighed ? [...seatsOf(view), ghost] : seatsOf(view);
}

const weightOf = (view: SeizeView, player: Seat) => rangeOfAll(view, collectionOf(view, player))[0];

/** The contest on the scale while pieces are taken off: level, and of those who are asked. */
export function levelContest(view: SeizeView): { left: Seat; right: Seat } | null {
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

/** The lean of the beam in degrees: more for a greater difference, never more than the scale can do. */
export function leanOf([left, right]: readonly [number, number], limit = 13): number {
  const sum = left + right;
  if (left === right || sum === 0) return 0;
  const share = (right - left) / sum;
  return limit * Math.sign(share) * Math.min(1, 0.28 + 1.6 * Math.abs(share));
}
