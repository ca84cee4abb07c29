import { useEffect, useState } from 'preact/hooks';
import { keep, readKept } from '../device/storage';
import { texts } from '../texts/texts';
import { Dialog } from './dialog';

export type Shortcut = 'hand' | 'table' | 'scores' | 'log' | 'chat' | 'undo' | 'reference' | 'coach' | 'help' | 'escape';

const letters: Record<string, Shortcut> = { h: 'hand', t: 'table', s: 'scores', l: 'log', c: 'chat', u: 'undo', r: 'reference', i: 'coach', '?': 'help', Escape: 'escape' };
const storageKey = 'septem.keys';

/** Speech input types letters by accident; so they can be switched off. */
function areLettersOn(): boolean {
  return readKept(storageKey) !== 'off';
}

export function shortcutOf(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'target'>): Shortcut | null {
  if (event.ctrlKey || event.altKey || event.metaKey || isTyping(event.target)) return null;
  const shortcut = letters[event.key] ?? null;
  return shortcut === 'escape' || areLettersOn() ? shortcut : null;
}

/** In a text field letters are letters; a dialog has its own keys. */
function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select, dialog') !== null;
}

export function useShortcuts(does: Record<Shortcut, () => void>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const shortcut = event.defaultPrevented ? null : shortcutOf(event);
      if (!shortcut) return;
      event.preventDefault();
      does[shortcut]();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}

export function KeysDialog({ onClose }: { onClose(): void }) {
  const text = texts().frame.table.keys;
  const [isOn, setOn] = useState(areLettersOn());
  const lines: [string, string][] = [
    [text.inGroup, text.inGroupDoes],
    [text.choose, text.chooseDoes],
    ['h', text.hand],
    ['t', text.table],
    ['s', text.scores],
    ['l', text.log],
    ['c', text.chat],
    ['u', text.undo],
    ['r', text.reference],
    ['i', text.coach],
    ['Esc', text.escape],
    ['?', text.help],
  ];
  const toggle = () => {
    keep(storageKey, isOn ? 'off' : 'on');
    setOn(!isOn);
  };
  return (
    <Dialog title={text.title} onClose={onClose}>
      <dl class="table-keys">
        {lines.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <label class="table-check">
        <input type="checkbox" checked={isOn} onChange={toggle} /> {text.enabled}
      </label>
    </Dialog>
  );
}
