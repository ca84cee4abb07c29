// Something small, seen large: a collection, the discards.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { texts } from './texts';

export function Closer({ title, onClose, children }: { title: string; onClose: () => void; children: ComponentChildren }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current!.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class="seize-closer"
      aria-label={title}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && dialog.current?.close()}
    >
      <div class="seize-closer-inside">
        <header>
          <h2>{title}</h2>
          <button type="button" class="seize-button" onClick={() => dialog.current?.close()}>
            {texts().words.close}
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
