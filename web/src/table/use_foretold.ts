import { useEffect, useState } from 'preact/hooks';
import type { Foretelling } from '../wire/protocol';
import type { Seen } from './seen';

/** What the core foretells, asked for whenever the newest table is drawn. The last answer stands until the next is there. */
export function useForetold(seen: Seen): Seen {
  const { you, stage, view, isBehind } = seen.drawn;
  const [foretold, setForetold] = useState<Foretelling | undefined>();
  const isWanted = seen.face.foretells === true && you !== null && stage === 'playing' && !isBehind;
  useEffect(() => {
    if (!isWanted) return;
    let isLate = false;
    void seen.commands.foretell().then((told) => isLate || setForetold(told));
    return () => {
      isLate = true;
    };
  }, [isWanted, view, seen.commands]);
  return { ...seen, foretold: stage === 'playing' ? foretold : undefined };
}
