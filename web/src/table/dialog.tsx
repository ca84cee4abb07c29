import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { texts } from '../texts/texts';
import { ShapeIcon } from './icons';

interface DialogProps {
  title: string;
  /** Escape, the cross, or a click beside it. */
  onClose(): void;
  children: ComponentChildren;
  class?: string;
}

/** A native dialog: the browser keeps the focus inside, and gives it back when it closes. */
export function Dialog({ title, onClose, children, class: name = '' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current!;
    const before = document.activeElement;
    element.showModal();
    return () => {
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const cancel = (event: Event) => {
    event.preventDefault();
    onClose();
  };
  return (
    <dialog
      ref={dialog}
      class={`table-dialog ${name}`}
      aria-label={title}
      onCancel={cancel}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div class="table-dialog-body">
        <header class="table-dialog-head">
          <h2>{title}</h2>
          <button type="button" class="table-tool" aria-label={texts().frame.table.menu.close} onClick={onClose}>
            <ShapeIcon shape="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
