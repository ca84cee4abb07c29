// What happens in a step without anybody deciding it: a king takes his stash at once (B7), the rest is swabbed (B12).
import type { Seat } from '../../wire/protocol';
import type { Happening } from '../face';
import { parseStep } from './actions';
import { collectionOf, playersOf } from './players';
import type { SeizeView } from './view';

type Event = Happening<SeizeView>;

export interface Gain {
  player: Seat;
  pieces: string[];
}

function gained({ before, after }: Event, player: Seat): string[] {
  const had = new Set(before ? collectionOf(before, player) : []);
  return collectionOf(after, player).filter((piece) => !had.has(piece));
}

/** The stash that a king took because his turn came in this step. */
export function kingsTaking(event: Event): Gain | null {
  const { before, after } = event;
  if (after.phase !== 'return' || after.acting === null) return null;
  if (before?.phase === 'return' && before.acting === after.acting) return null;
  const pieces = gained(event, after.acting);
  return pieces.length > 0 ? { player: after.acting, pieces } : null;
}

/** What was left on the cloths when the round ended in this step. */
export function swabbed(event: Event): Gain | null {
  const { before, after } = event;
  if (!before || !isInSeizing(before) || isInSeizing(after)) return null;
  const moved = movedByDecision(event.step);
  const left = new Set([...before.red, ...before.black].filter((piece) => piece !== moved.taken));
  if (moved.given) left.add(moved.given);
  if (left.size === 0) return null;
  const player = playersOf(after).find((seat) => collectionOf(after, seat).some((piece) => left.has(piece)));
  return player === undefined ? null : { player, pieces: [...left] };
}

function isInSeizing(view: SeizeView): boolean {
  return view.phase === 'seize' || view.phase === 'return';
}

function movedByDecision(text: string): { taken?: string; given?: string } {
  const step = parseStep(text);
  const decision = step.is === 'decisions' ? step.decisions[0] : undefined;
  if (decision?.verb === 'seize') return { taken: decision.words[0]! };
  return decision?.verb === 'return' ? { given: decision.words[0]! } : {};
}
