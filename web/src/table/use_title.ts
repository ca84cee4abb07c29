import { useEffect } from 'preact/hooks';
import { notify } from '../device/notify';
import { gameTexts } from '../games/games';
import { texts } from '../texts/texts';
import { isOurTurn, isStoodInFor, nameIn, type Seen } from './seen';
import type { Drawn } from './store';
import { verdictOf } from './verdict';

/** The tab says whose turn it is. */
export function useTitle(seen: Seen, isTold: boolean): void {
  const title = [stateOf(seen, isTold), gameTexts(seen.face.id).title].filter(Boolean).join(' · ');
  const isOurs = isAwaitedNow(seen.drawn);
  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    setTabIcon(isOurs);
    if (isOurs) void notify(texts().frame.table.yourTurn, gameTexts(seen.face.id).title);
    return () => setTabIcon(false);
  }, [isOurs]);
}

/** Out of sight nothing has to be shown first: a scoring that waits to be read is no reason to keep quiet. */
function isAwaitedNow(drawn: Drawn): boolean {
  return isOurTurn(drawn) || (document.visibilityState === 'hidden' && drawn.isAwaited && !drawn.isAsking && !isStoodInFor(drawn));
}

/** The tab's icon has a mark while it is our turn. */
function setTabIcon(isOurs: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  if (icon) icon.href = isOurs ? '/icon-turn.svg' : '/icon.svg';
}

function stateOf(seen: Seen, isTold: boolean): string {
  const { stage, view, you } = seen.drawn;
  const text = texts().frame.table;
  if (stage === 'waiting') return text.room.title;
  if (stage === 'closed') return text.log.closed;
  if (stage === 'over') return isTold ? verdictOf({ you, nameOf: (seat) => nameIn(seen, seat) }, view?.winners) : text.over.ended;
  if (isAwaitedNow(seen.drawn)) return text.yourTurn;
  const others = view?.to_act.filter((seat) => seat !== you) ?? [];
  return others.length > 0 ? text.turnOf(others.map((seat) => nameIn(seen, seat))) : '';
}
