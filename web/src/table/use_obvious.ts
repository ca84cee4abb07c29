import { useEffect } from 'preact/hooks';
import { settings } from '../device/settings';
import { isOurTurn, situationOf, type Seen } from './seen';
import type { Drawn } from './store';

const pause = 700;

/** Makes decisions that are none, after a pause in which one can see why. */
export function useObvious(seen: Seen): void {
  const { drawn, face, commands, connection } = seen;
  const isOurs = drawn.view !== null && isOurTurn(drawn) && !drawn.isShowing && connection.is === 'open';
  const action = isOurs && !isTakenBack(drawn) ? face.obvious(situationOf(seen, drawn.view!)) : null;
  useEffect(() => {
    if (action === null) return;
    const timer = setTimeout(() => commands.act(action), settings().speed === 'fast' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [action, drawn.view]);
}

/** Whoever took a move back wants to decide, or to go back further. */
function isTakenBack({ log }: Drawn): boolean {
  const last = log.at(-1);
  return last?.is === 'taken-back' || (last?.is === 'event' && last.event.is === 'undone');
}
