import { useEffect } from 'preact/hooks';
import { gameTexts } from '../games/games';
import { texts } from '../texts/texts';
import { verdict } from './ending';
import { isOurTurn, nameIn, type Seen } from './seen';

/** The tab says whose turn it is. */
export function useTitle(seen: Seen, isTold: boolean): void {
  const title = [stateOf(seen, isTold), gameTexts(seen.face.id).title].filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}

function stateOf(seen: Seen, isTold: boolean): string {
  const { stage, view } = seen.drawn;
  const text = texts().frame.table;
  if (stage === 'waiting') return text.room.title;
  if (stage === 'closed') return text.log.closed;
  if (stage === 'over') return isTold ? verdict(seen) : text.over.ended;
  if (isOurTurn(seen.drawn)) return text.yourTurn;
  return view?.to_act.length ? text.turnOf(view.to_act.map((seat) => nameIn(seen, seat))) : '';
}
