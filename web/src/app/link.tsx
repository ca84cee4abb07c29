import type { ComponentChildren } from 'preact';
import { navigate } from './navigate';
import { pathOf, type Route } from './route';

interface LinkProps {
  to: Route;
  /** The paragraph to go to. */
  hash?: string;
  class?: string;
  'aria-label'?: string;
  children: ComponentChildren;
}

/** A link to another page of ours. Opens a new tab, and so on, like every link. */
export function Link({ to, hash, children, ...rest }: LinkProps) {
  const go = (event: MouseEvent) => {
    if (hash || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a href={pathOf(to) + (hash ? `#${hash}` : '')} onClick={go} {...rest}>
      {children}
    </a>
  );
}
