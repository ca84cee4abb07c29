// What the legal actions offer, sorted for drawing.
import type { Seat } from '../../wire/protocol';
import { parseAction, type Verb } from './actions';

/** Pieces, cards or seats that can be chosen with a verb that takes one word. */
export function offered(legal: readonly string[], verb: Verb): ReadonlySet<string> {
  return new Set(legal.map(parseAction).flatMap((action) => (action.verb === verb ? [action.words[0]!] : [])));
}

/** Pieces that the queen may steal from this player. */
export function stealable(legal: readonly string[], victim: Seat): ReadonlySet<string> {
  const steals = legal.map(parseAction).filter((action) => action.verb === 'steal' && action.words[0] === victim);
  return new Set(steals.map((action) => action.words[1]!));
}

/** Pieces that may be taken off this side of the scale. */
export function unloadable(legal: readonly string[], isForGhost: boolean): ReadonlySet<string> {
  const unloads = legal.map(parseAction).filter((action) => action.verb === 'unload' && action.isForGhost === isForGhost);
  return new Set(unloads.map((action) => action.words[0]!));
}
