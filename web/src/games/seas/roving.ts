// Arrow keys inside a group of buttons; Tab goes to the group as a whole.
import { useEffect, useState } from 'preact/hooks';

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function useRoving(count: number) {
  const [place, setPlace] = useState(0);
  const current = Math.min(place, Math.max(0, count - 1));
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextPlace(event.key, current, count);
    if (next === null) return;
    event.preventDefault();
    setPlace(next);
    buttonsIn(event.currentTarget as HTMLElement)[next]?.focus();
  };
  const tabIndex = (index: number) => (index === current ? 0 : -1);
  return { current, setPlace, onKeyDown, tabIndex };
}

/** Gives the group the focus when it appears, unless the person is busy elsewhere on the page. */
export function useFocusOnShow(group: { current: HTMLElement | null }) {
  useEffect(() => {
    const active = document.activeElement;
    const isFree = active === document.body || active?.closest('.seas-board');
    if (isFree && group.current) buttonsIn(group.current)[0]?.focus({ preventScroll: true });
  }, [group]);
}

export function buttonsIn(group: HTMLElement): HTMLElement[] {
  return [...group.querySelectorAll<HTMLElement>('[data-rove]')];
}

function nextPlace(key: string, place: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  return step && count ? (place + step + count) % count : null;
}
