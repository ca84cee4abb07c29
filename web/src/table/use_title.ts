import { useEffect } from 'preact/hooks';
import { notify } from '../device/notify';
import { gameTexts } from '../games/games';
import { texts } from '../texts/texts';
import { verdict } from './ending';
import { isOurTurn, nameIn, type Seen } from './seen';

/** The tab says whose turn it is. */
export function useTitle(seen: Seen, isTold: boolean): void {
  const title = [stateOf(seen, isTold), gameTexts(seen.face.id).title].filter(Boolean).join(' · ');
  const isOurs = isOurTurn(seen.drawn);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    setTabIcon(isOurs);
    if (isOurs) notify(texts().frame.table.yourTurn, gameTexts(seen.face.id).title);
    return () => setTabIcon(false);
  }, [isOurs]);
}

/** The tab's icon has a mark while it is our turn. */
function setTabIcon(isOurs: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) icon.href = isOurs ? '/icon-turn.svg' : '/icon.svg';
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
