import { useState } from 'preact/hooks';
import { texts } from '../texts/texts';
import './button.css';
import './sure.css';

interface SureProps {
  ask: string;
  /** What is asked about, for those who do not see what stands beside it. */
  about?: string;
  sure: string;
  onSure(): void;
  isAlone?: boolean;
}

/** A button that asks once more before it does what cannot be undone. */
export function Sure({ ask, about, sure, onSure, isAlone = false }: SureProps) {
  const text = texts().frame.table.hosting;
  const [state, setState] = useState<'idle' | 'asking' | 'answered'>('idle');
  const label = about ? `${ask}: ${about}` : undefined;
  if (state !== 'asking') {
    return (
      <button
        type="button"
        class={`table-button table-button-quiet${isAlone ? ' table-sure-alone' : ''}`}
        aria-label={label}
        ref={state === 'answered' ? takeFocus : null}
        onClick={() => setState('asking')}
      >
        {ask}
      </button>
    );
  }
  return (
    <span class="table-sure" role="group" aria-label={label ?? ask}>
      <span role="alert">{sure}</span>
      <button type="button" class="table-button" onClick={() => (setState('answered'), onSure())}>
        {ask}
      </button>
      {/* The safe way out is where the finger and the focus are. */}
      <button type="button" class="table-button table-button-quiet" ref={takeFocus} onClick={() => setState('answered')}>
        {text.cancel}
      </button>
    </span>
  );
}

/** Always the same function, so that it is called once for each button and not at every drawing. */
function takeFocus(button: HTMLElement | null): void {
  button?.focus();
}
