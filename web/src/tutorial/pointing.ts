import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Marks the things and places of the board that the words speak of, after each drawing. */
export function usePointing(board: RefObject<HTMLElement | null>, names: readonly string[], drawn: unknown): void {
  useEffect(() => {
    const marked = names.flatMap((name) => [...(board.current?.querySelectorAll<HTMLElement>(`[data-thing="${CSS.escape(name)}"], [data-place="${CSS.escape(name)}"]`) ?? [])]);
    marked.forEach((element) => (element.dataset['pointed'] = ''));
    marked[0]?.scrollIntoView({ block: 'nearest' });
    return () => marked.forEach((element) => delete element.dataset['pointed']);
  }, [names.join(' '), drawn]);
}
