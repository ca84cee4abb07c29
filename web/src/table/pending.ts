import { useLayoutEffect } from 'preact/hooks';
import type { Drawn } from './store';

/** Marks the things that our move names while it waits for its answer. */
export function usePendingMarks({ pending }: Drawn, root: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const named = new Set(pending?.split(/[\s>x+]/));
    const things = pending === null ? [] : [...(root.current?.querySelectorAll<HTMLElement>('[data-thing]') ?? [])];
    const marked = things.filter((thing) => named.has(thing.dataset['thing']!));
    marked.forEach((thing) => thing.setAttribute('data-pending', ''));
    return () => marked.forEach((thing) => thing.removeAttribute('data-pending'));
  }, [pending]);
}
