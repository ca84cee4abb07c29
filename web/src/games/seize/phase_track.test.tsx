// @vitest-environment happy-dom
import { render } from 'preact';
import { expect, test } from 'vitest';
import { PhaseTrack } from './phase_track';

test('a round has four parts, also the swab in which nobody decides anything', () => {
  const root = document.createElement('div');
  render(<PhaseTrack phase="card" />, root);
  expect([...root.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['Squabble', 'Divvy', 'Seize', 'Swab']);
  expect(root.querySelector('[aria-current]')!.textContent).toBe('Seize');
});
