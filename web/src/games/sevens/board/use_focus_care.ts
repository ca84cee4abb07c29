// Whoever plays by keyboard never loses their place: when the focused button goes away, the focus moves to what can be done next.
import { useLayoutEffect, useRef } from 'preact/hooks';

/** In this order: what must be chosen, the hand, the columns. */
const nextStops = ['.sevens-ask button', '.sevens-hand-card', '.sevens-column'];

export function useFocusCare() {
  const root = useRef<HTMLDivElement>(null);
  const isKeyed = useRef(false);
  const last = useRef<Element | null>(null);
  /** Focuses the first of these that is there. */
  const focus = (...selectors: string[]) => {
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    selectors.map(find).find(Boolean)?.focus();
  };
  useLayoutEffect(() => {
    // Somebody who leaves the board by Tab still has their button here: they must not be held back.
    const isGone = last.current !== null && !last.current.isConnected;
    if (isKeyed.current && isGone && document.activeElement === document.body) focus(...nextStops);
  });
  return {
    root,
    onKeyDown: () => {
      isKeyed.current = true;
    },
    onPointerDown: () => {
      isKeyed.current = false;
    },
    onFocusIn: (event: FocusEvent) => {
      last.current = event.target as Element;
    },
    // The columns are marked only when the choice has been drawn.
    toColumns: () => requestAnimationFrame(() => focus('.sevens-column[data-target]')),
    toHand: () => focus('.sevens-hand-card[data-held]', '.sevens-hand-card'),
  };
}
