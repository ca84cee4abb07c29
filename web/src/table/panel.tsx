import { useEffect, useRef } from 'preact/hooks';
import { texts } from '../texts/texts';
import { Chat } from './chat';
import { canAskCoach, CoachSection } from './coach';
import { ShapeIcon } from './icons';
import { Log } from './log';
import { hasChat, type Seen } from './seen';

export type Panel = 'log' | 'chat' | 'coach';

/** Log, chat and coach: a drawer on a phone, a column on a wide screen, where the log is always there. */
export function SidePanel({ seen, panel, onClose }: { seen: Seen; panel: Panel | null; onClose(): void }) {
  const text = texts().frame.table.menu;
  const aside = useRef<HTMLElement>(null);
  useFocus(aside, panel);
  const isChatty = hasChat(seen);
  const hasLog = seen.drawn.view !== null;
  if (!isChatty && !hasLog) return null;
  return (
    <aside ref={aside} class={`table-panel${panel ? ` table-panel-open table-shows-${panel}` : ''}`}>
      <button type="button" class="table-tool table-panel-close" aria-label={text.close} onClick={onClose}>
        <ShapeIcon shape="close" />
      </button>
      {panel === 'coach' && canAskCoach(seen) && (
        <section class="table-panel-coach" aria-label={text.coach}>
          <h2>{text.coach}</h2>
          <CoachSection seen={seen} />
        </section>
      )}
      {hasLog && (
        <section class="table-panel-log" aria-label={text.log}>
          <h2>{text.log}</h2>
          <Log seen={seen} />
        </section>
      )}
      {isChatty && (
        <section class="table-panel-chat" aria-label={text.chat}>
          <h2>{text.chat}</h2>
          <Chat seen={seen} />
        </section>
      )}
    </aside>
  );
}

const places: Record<Panel, string> = { log: '.table-log', chat: 'input', coach: '.table-panel-coach' };

/** Whoever opens the drawer wants to read or write there; closing it leads back. */
function useFocus(aside: { current: HTMLElement | null }, panel: Panel | null): void {
  useEffect(() => {
    if (!panel) return;
    const before = document.activeElement;
    aside.current?.querySelector<HTMLElement>(places[panel])?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [panel]);
}
