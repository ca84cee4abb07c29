import { useEffect, useRef, useState } from 'preact/hooks';
import { Gear } from '../app/icons';
import { LanguageSwitch } from '../app/language_switch';
import { Link } from '../app/link';
import { changeSettings, settings } from '../device/settings';
import { gameTexts } from '../games/games';
import { texts } from '../texts/texts';
import { canAskCoach } from './coach';
import { canHost } from './host';
import { ShapeIcon, type Shape } from './icons';
import type { Panel } from './panel';
import { canUndo, hasChat, type Seen } from './seen';

interface ToolbarProps {
  seen: Seen;
  panel: Panel | null;
  unread: number;
  onPanel(panel: Panel): void;
  onReference(): void;
  onRules(): void;
  onSettings(): void;
  onKeys(): void;
  onLeave(): void;
  onHost(): void;
}

export function Toolbar({ seen, panel, unread, onPanel, onReference, onRules, onSettings, onKeys, onLeave, onHost }: ToolbarProps) {
  const text = texts().frame.table.menu;
  const { drawn, commands, face } = seen;
  const isPlaying = drawn.stage === 'playing' && drawn.you !== null;
  return (
    <header class="table-toolbar">
      <Link class="table-tool" to={{ page: 'start' }}>
        <ShapeIcon shape="home" />
        <span class="heard">{text.home}</span>
      </Link>
      <h1>{gameTexts(face.id).title}</h1>
      <Spectators count={drawn.watching} />
      {face.reference && <Tool shape="reference" label={text.reference} isWorded onClick={onReference} />}
      {isPlaying && (
        <Tool shape="undo" label={text.undo} isWorded onClick={commands.undo} isOff={!canUndo(drawn) || seen.connection.is !== 'open'} />
      )}
      {canAskCoach(seen) && <Tool shape="coach" label={text.coach} isWorded isPressed={panel === 'coach'} onClick={() => onPanel('coach')} />}
      {drawn.view && <Tool shape="log" label={text.log} isOnPhone isPressed={panel === 'log'} onClick={() => onPanel('log')} />}
      {hasChat(seen) && (
        <Tool
          shape="chat"
          label={unread > 0 ? `${text.chat}, ${text.unread(unread)}` : text.chat}
          isOnPhone
          isPressed={panel === 'chat'}
          badge={unread}
          onClick={() => onPanel('chat')}
        />
      )}
      <More seen={seen} onRules={onRules} onSettings={onSettings} onKeys={onKeys} onLeave={onLeave} onHost={onHost} />
    </header>
  );
}

/** How many look on. */
function Spectators({ count }: { count: number }) {
  if (count === 0) return null;
  const words = texts().frame.table.spectators(count);
  return (
    <span class="table-spectators" role="img" aria-label={words}>
      <ShapeIcon shape="eye" />
      <span class="table-spectators-count">{count}</span>
      <span class="table-tool-word">{words}</span>
    </span>
  );
}

interface ToolProps {
  shape: Shape;
  label: string;
  onClick(): void;
  isPressed?: boolean;
  isOff?: boolean;
  /** Its name is shown where there is room. */
  isWorded?: boolean;
  /** Wide screens show it all the time and need no button. */
  isOnPhone?: boolean;
  badge?: number;
}

function Tool({ shape, label, onClick, isPressed, isOff, isWorded, isOnPhone, badge = 0 }: ToolProps) {
  return (
    <button
      type="button"
      class={`table-tool${isOnPhone ? ' table-on-phone' : ''}`}
      aria-label={label}
      aria-pressed={isPressed}
      disabled={isOff}
      onClick={onClick}
    >
      <ShapeIcon shape={shape} />
      {isWorded && <span class="table-tool-word">{label}</span>}
      {badge > 0 && (
        <span class="table-badge" aria-hidden="true">
          {badge}
        </span>
      )}
    </button>
  );
}

/** What is wanted rarely. */
function More({ seen, onRules, onSettings, onKeys, onLeave, onHost }: Omit<ToolbarProps, 'panel' | 'unread' | 'onPanel' | 'onReference'>) {
  const text = texts().frame.table.menu;
  const menu = useRef<HTMLDetailsElement>(null);
  const [isLoud, setLoud] = useState(settings().sound);
  useClosing(menu);
  const isLeavable = seen.drawn.you !== null && seen.drawn.stage === 'playing';
  const after = (act: () => void) => () => {
    if (menu.current) menu.current.open = false;
    act();
  };
  const toggleSound = () => {
    changeSettings({ sound: !isLoud });
    setLoud(!isLoud);
  };
  return (
    <details class="table-more" ref={menu}>
      <summary class="table-tool" aria-label={text.more}>
        <ShapeIcon shape="more" />
      </summary>
      <div class="table-menu">
        <button type="button" onClick={after(onRules)}>
          <ShapeIcon shape="rules" /> {text.rules}
        </button>
        {seen.drawn.view && (
          <Link to={{ page: 'replay', source: { kind: seen.kind, table: seen.drawn.table } }}>
            <ShapeIcon shape="log" /> {texts().app.replay.title}
          </Link>
        )}
        <button type="button" onClick={toggleSound}>
          <ShapeIcon shape={isLoud ? 'sound' : 'mute'} /> {isLoud ? text.soundOff : text.soundOn}
        </button>
        <button type="button" onClick={after(onSettings)}>
          <Gear /> {texts().app.settings.title}
        </button>
        <button type="button" onClick={after(onKeys)}>
          <ShapeIcon shape="keys" /> {text.keys}
        </button>
        {canHost(seen) && (
          <button type="button" onClick={after(onHost)}>
            <ShapeIcon shape="people" /> {text.host}
          </button>
        )}
        {isLeavable && (
          <button type="button" onClick={after(onLeave)}>
            <ShapeIcon shape="leave" /> {text.leave}
          </button>
        )}
        <LanguageSwitch />
      </div>
    </details>
  );
}

/** A menu closes when something else is touched, and on Escape. */
function useClosing(menu: { current: HTMLDetailsElement | null }): void {
  useEffect(() => {
    const close = (event: Event) => {
      const details = menu.current;
      if (!details?.open) return;
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape';
      const isElsewhere = event.type === 'pointerdown' && !details.contains(event.target as Node);
      if (isEscape || isElsewhere) details.open = false;
      if (isEscape) details.querySelector('summary')?.focus();
    };
    addEventListener('pointerdown', close);
    addEventListener('keydown', close);
    return () => {
      removeEventListener('pointerdown', close);
      removeEventListener('keydown', close);
    };
  }, [menu]);
}
