import { useEffect, useState } from 'preact/hooks';
import type { Drawn, TableStore } from './store';

/** Draws again whenever the table changes. */
export function useStore(store: TableStore): Drawn | null {
  const [, redraw] = useState({});
  useEffect(() => {
    redraw({}); // what came between the first drawing and now
    return store.subscribe(() => redraw({}));
  }, [store]);
  return store.drawn();
}
