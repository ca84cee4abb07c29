import { useEffect, useState } from 'preact/hooks';
import { pathOf, routeOf, type Route } from './route';

const listeners = new Set<() => void>();

/** Goes to another page without loading it anew. `replace`: the page we are on is not worth coming back to. */
export function navigate(to: Route, how: 'push' | 'replace' = 'push'): void {
  const path = pathOf(to);
  if (how === 'replace') history.replaceState(null, '', path);
  else history.pushState(null, '', path);
  listeners.forEach((listener) => listener());
  scrollTo(0, 0);
}

export function useRoute(): Route {
  const [path, setPath] = useState(location.pathname);
  useEffect(() => {
    const update = () => setPath(location.pathname);
    listeners.add(update);
    addEventListener('popstate', update);
    return () => {
      listeners.delete(update);
      removeEventListener('popstate', update);
    };
  }, []);
  return routeOf(path);
}
