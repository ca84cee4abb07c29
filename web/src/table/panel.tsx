import { texts } from '../texts/texts';
import { Chat } from './chat';
import { ShapeIcon } from './icons';
import { Log } from './log';
import type { Seen } from './seen';

export type Panel = 'log' | 'chat';

/** Log and chat: a drawer on a phone, a column on a wide screen, where the log is always there. */
export function SidePanel({ seen, panel, onClose }: { seen: Seen; panel: Panel | null; onClose(): void }) {
  const text = texts().frame.table.menu;
  const hasChat = seen.drawn.settings.chat && seen.kind === 'online';
  return (
    <aside class={`table-panel${panel ? ` table-panel-open table-panel-${panel}` : ''}`}>
      <button type="button" class="table-tool table-panel-close" aria-label={text.close} onClick={onClose}>
        <ShapeIcon shape="close" />
      </button>
      <section class="table-panel-log" aria-label={text.log}>
        <h2>{text.log}</h2>
        <Log seen={seen} />
      </section>
      {hasChat && (
        <section class="table-panel-chat" aria-label={text.chat}>
          <h2>{text.chat}</h2>
          <Chat seen={seen} />
        </section>
      )}
    </aside>
  );
}
