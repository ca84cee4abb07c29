import { useEffect, useRef } from 'preact/hooks';
import { announce } from '../device/announce';
import { play } from '../sound/sound';
import { texts } from '../texts/texts';
import { chatName, chatWords } from './chat';
import { told } from './log';
import { isOurTurn, situationOf, type Seen } from './seen';

/** Says each new line of the log and of the chat once, and when it is our turn. */
export function useWords(seen: Seen): void {
  const { log, chat, view } = seen.drawn;
  // Steps without a scene are old: somebody came late and was told what was played.
  useNewItems(log, (entry) => (entry.is === 'event' || seen.drawn.scene) && announce(told(seen, entry)));
  useNewItems(chat, (line) => line.seat !== seen.drawn.you && announce(texts().frame.table.chat.said(chatName(seen, line), chatWords(line.text))));
  const isOurs = isOurTurn(seen.drawn);
  useEffect(() => {
    if (!isOurs || !view) return;
    announce(seen.face.prompt(situationOf(seen, view)));
    if (document.visibilityState === 'hidden') play('turn');
  }, [isOurs, view?.phase]);
  const { refused } = seen;
  useEffect(() => {
    if (refused) play('no');
  }, [refused]);
}

/** A list that grows at its end: calls `tell` for what is new. */
function useNewItems<T>(items: readonly T[], tell: (item: T) => unknown): void {
  const known = useRef(items);
  useEffect(() => {
    const last = known.current.at(-1);
    const place = last === undefined ? -1 : items.lastIndexOf(last);
    // A list that was replaced as a whole is no news.
    if (place >= 0 || last === undefined) items.slice(place + 1).forEach(tell);
    known.current = items;
  }, [items]);
}
