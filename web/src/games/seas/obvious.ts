import type { Situation } from '../face';
import type { SeasView } from './view';

/** A pick from a chest of one card leaves nothing to decide. Plays are never made for anybody: watching a card go is half the game. */
export function obvious({ view, legal }: Situation<SeasView>): string | null {
  return view.phase === 'pick' && legal.length === 1 ? legal[0]! : null;
}
