import { useLayoutEffect } from 'preact/hooks';
import type { Seen } from './seen';

/** Marks the things that our move names while it waits for its answer. */
export function usePendingMarks({ drawn: { pending }, face }: Seen, root: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const named = new Set(pending === null ? [] : face.thingsIn?.(pending));
    const things = [...(root.current?.querySelectorAll<HTMLElement>('[data-thing]') ?? [])];
    const marked = things.filter((thing) => named.has(thing.dataset['thing']!));
    marked.forEach((thing) => thing.setAttribute('data-pending', ''));
    return () => marked.forEach((thing) => thing.removeAttribute('data-pending'));
  }, [pending]);
}
