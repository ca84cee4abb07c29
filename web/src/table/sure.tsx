import { useState } from 'preact/hooks';
import { texts } from '../texts/texts';
import './sure.css';

/** A button that asks once more before it does what cannot be undone. */
export function Sure({ ask, sure, onSure, isAlone = false }: { ask: string; sure: string; onSure(): void; isAlone?: boolean }) {
  const text = texts().frame.table.hosting;
  const [isAsking, setAsking] = useState(false);
  if (!isAsking) {
    return (
      <button type="button" class={`table-button table-button-quiet${isAlone ? ' table-sure-alone' : ''}`} onClick={() => setAsking(true)}>
        {ask}
      </button>
    );
  }
  return (
    <span class="table-sure" role="group" aria-label={ask}>
      <span role="alert">{sure}</span>
      <button type="button" class="table-button" onClick={() => (setAsking(false), onSure())}>
        {ask}
      </button>
      {/* The safe way out is where the finger and the focus are. */}
      <button type="button" class="table-button table-button-quiet" ref={(button) => button?.focus()} onClick={() => setAsking(false)}>
        {text.cancel}
      </button>
    </span>
  );
}
