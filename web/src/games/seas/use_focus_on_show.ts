import { useEffect } from 'preact/hooks';
import { buttonsIn } from '../group';

/** Gives the group the focus when it appears, unless the person is busy elsewhere on the page. */
export function useFocusOnShow(group: { current: HTMLElement | null }) {
  useEffect(() => {
    const active = document.activeElement;
    const isFree = active === document.body || active?.closest('.seas-board');
    if (isFree && group.current) buttonsIn(group.current)[0]?.focus({ preventScroll: true });
  }, [group]);
}
