import { useEffect, useRef } from 'preact/hooks';
import { RulesView } from '../rules/rules_view';
import { texts } from '../texts/texts';
import type { GameId } from '../wire/protocol';
import { ShapeIcon } from './icons';

/** The rules beside the table, with one paragraph in sight: the game stays where it is. */
export function RulesSheet({ game, ruling, onClose }: { game: GameId; ruling: string | null; onClose(): void }) {
  const text = texts().frame.table.menu;
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    close.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <aside class="table-rules" aria-label={text.rules}>
      <header class="table-dialog-head">
        <h2>{text.rules}</h2>
        <button type="button" class="table-tool" ref={close} aria-label={text.close} onClick={onClose}>
          <ShapeIcon shape="close" />
        </button>
      </header>
      <div class="table-rules-text" tabIndex={0}>
        <RulesView game={game} ruling={ruling ?? undefined} />
      </div>
    </aside>
  );
}
