import { useEffect } from 'preact/hooks';

/** Looks now, and again and again while the page is in sight. */
export function useEvery(milliseconds: number, look: () => void): void {
  useEffect(() => {
    look();
    const timer = setInterval(() => document.visibilityState === 'visible' && look(), milliseconds);
    return () => clearInterval(timer);
  }, []);
}
