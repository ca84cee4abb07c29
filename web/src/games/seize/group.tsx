// A group of buttons that is one stop for Tab; arrows move inside.
import type { ComponentChildren, HTMLAttributes } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

const steps: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function buttonsIn(element: HTMLElement): HTMLButtonElement[] {
  return [...element.querySelectorAll('button')];
}

/** Exactly one button can be tabbed to: the focused one, or the first. */
function settleTabs(element: HTMLElement, chosen?: Element | null): void {
  const buttons = buttonsIn(element);
  const stop = buttons.find((button) => button === chosen) ?? buttons.find((button) => button.tabIndex === 0) ?? buttons[0];
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
}

function moveFocus(element: HTMLElement, key: string): boolean {
  const buttons = buttonsIn(element);
  const at = buttons.findIndex((button) => button === document.activeElement);
  if (at < 0) return false;
  const step = steps[key];
  const next = step !== undefined ? (at + step + buttons.length) % buttons.length : key === 'Home' ? 0 : key === 'End' ? buttons.length - 1 : -1;
  buttons[next]?.focus();
  return next >= 0;
}

export function Group({ label, children, ...rest }: { label: string; children: ComponentChildren } & Omit<HTMLAttributes<HTMLDivElement>, 'label'>) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => settleTabs(element.current!));
  return (
    <div
      {...rest}
      ref={element}
      role="group"
      aria-label={label}
      onKeyDown={(event) => moveFocus(element.current!, event.key) && event.preventDefault()}
      onFocusIn={(event) => settleTabs(element.current!, event.target as Element)}
    >
      {children}
    </div>
  );
}
