import type { RefObject } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/**
 * What we choose takes the focus with it when it leaves. When it is our move again and nothing has the focus, the first thing that can be
 * chosen gets it, so that a player with a keyboard need not come from the top of the page each time.
 */
export function useFollowingFocus(board: RefObject<HTMLElement | null>, legal: readonly string[]): { hasActed: { current: boolean } } {
  const hasActed = useRef(false);
  useEffect(() => {
    if (legal.length === 0 || !hasActed.current || document.activeElement !== document.body) return;
    board.current?.querySelector<HTMLElement>('button[data-legal]')?.focus({ preventScroll: true });
  }, [legal]);
  return { hasActed };
}
