import { faceOf } from '../../games/games';
import type { TableSnapshot } from '../../wire/protocol';
import type { Seen } from '../seen';
import type { Drawn } from '../store';
import { reduce } from '../table';

const emotes = ['hello', 'thanks', 'well-played', 'good-luck', 'oops', 'thinking', 'hurry', 'bye'];

/** What the frame is given for a snapshot of which everything has been shown. */
export function seenOf(snapshot: TableSnapshot, drawn: Partial<Drawn>, part: Partial<Seen> & Pick<Seen, 'commands'>): Seen {
  const state = reduce(null, { method: 'snapshot', params: snapshot }, Date.now())!;
  const shown = { scene: null, isBehind: false, isAwaited: state.legal.length > 0, isShowing: false, isPaused: false, isAsking: false, pending: null };
  const face = faceOf(snapshot.settings.game);
  return { drawn: { ...state, ...shown, ...drawn }, face, kind: 'online', connection: { is: 'open' }, refused: null, levels: ['easy', 'medium'], emotes, ...part };
}
