import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { texts } from '../texts/texts';
import { Shell } from './shell';

/** A page whose script comes when it is first wanted. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let loaded: ComponentType<P> | null = null;
  return function Later(props: P) {
    const [Page, setPage] = useState(() => loaded);
    useEffect(() => {
      if (!Page) void load().then((page) => setPage(() => (loaded = page)));
    }, []);
    return Page ? <Page {...props} /> : <Shell title={texts().app.loading}>{null}</Shell>;
  };
}
