// A group of buttons is one stop for Tab; arrow keys, Home and End move inside it.
import type { ComponentChildren, HTMLAttributes, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowLeft: (at, count) => (at + count - 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowDown: (at, count) => (at + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

export const buttonsIn = (group: HTMLElement) => [...group.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];

/** Only one button can be tabbed to: the given one, else the one that could before, else the first. */
function setStop(group: HTMLElement, wanted?: EventTarget | null): void {
  const buttons = buttonsIn(group);
  const stop = buttons.find((button) => button === wanted) ?? buttons.find((button) => button.tabIndex === 0) ?? buttons[0];
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
}

interface GroupProps extends Omit<HTMLAttributes<HTMLDivElement>, 'label' | 'onKeyDown'> {
  label: string;
  children: ComponentChildren;
  /** For whoever moves the focus here. */
  element?: RefObject<HTMLDivElement | null>;
  /** Before the group looks at the key itself. */
  onKeyDown?: (event: KeyboardEvent) => void;
}

export function Group({ label, children, element, onKeyDown: onKey, ...rest }: GroupProps) {
  const own = useRef<HTMLDivElement>(null);
  const group = element ?? own;
  useLayoutEffect(() => setStop(group.current!));
  const onKeyDown = (event: KeyboardEvent) => {
    onKey?.(event);
    const buttons = buttonsIn(group.current!);
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    const move = moves[event.key];
    if (!move || at < 0) return;
    event.preventDefault();
    buttons[move(at, buttons.length)]!.focus();
  };
  return (
    <div
      {...rest}
      ref={group}
      role="group"
      aria-label={label}
      onKeyDown={onKeyDown}
      onFocusIn={(event) => setStop(group.current!, event.target)}
    >
      {children}
    </div>
  );
}
