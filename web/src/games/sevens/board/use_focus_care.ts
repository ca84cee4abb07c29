// Whoever plays by keyboard never loses their place: when the focused button goes away, the focus moves to what can be done next.
import { useLayoutEffect, useRef } from 'preact/hooks';

/** In this order: what must be chosen, the hand, the columns. */
const nextStops = ['.sevens-ask button', '.sevens-hand-card', '.sevens-column'];

export function useFocusCare() {
  const root = useRef<HTMLDivElement>(null);
  const isKeyed = useRef(false);
  /** Focuses the first of these that is there. */
  const focus = (...selectors: string[]) => {
    const find = (selector: string) => root.current?.querySelector<HTMLElement>(selector);
    selectors.map(find).find(Boolean)?.focus();
  };
  useLayoutEffect(() => {
    if (!isKeyed.current || document.activeElement !== document.body) return;
    focus(...nextStops);
  });
  return {
    root,
    onKeyDown: () => {
      isKeyed.current = true;
    },
    onPointerDown: () => {
      isKeyed.current = false;
    },
    // The columns are marked only when the choice has been drawn.
    toColumns: () => requestAnimationFrame(() => focus('.sevens-column[data-target]')),
    toHand: () => focus('.sevens-hand-card[data-held]', '.sevens-hand-card'),
  };
}
