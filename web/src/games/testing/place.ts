import { render } from 'preact';
import { afterEach, beforeEach } from 'vitest';
import { useLanguage } from '../language';

/** For each test of a file a place in the document, in English; what was drawn there is gone afterwards. */
export function placeForEach(): () => HTMLElement {
  let root: HTMLElement;
  beforeEach(async () => {
    await useLanguage('en');
    root = document.body.appendChild(document.createElement('div'));
  });
  afterEach(() => {
    render(null, root);
    root.remove();
  });
  return () => root;
}
