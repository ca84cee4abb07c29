// Where the spaces of the chart lie.
import type { SeasView } from './view';

const mostSpaces = 14;

/** The route goes to the target, or as far as a ship has come past it; never past 14. */
export function spacesOf(view: SeasView): number {
  return Math.min(mostSpaces, Math.max(Number(view.options['target']), ...view.ships));
}

/** The space that a ship is drawn on: after the last one the route starts over (A16). */
export function spaceOf(count: number, spaces: number): number {
  return count <= spaces ? count : ((count - 1) % spaces) + 1;
}

/** Percent of width and height; the route winds like a calm wave. */
export function spotOf(space: number, spaces: number): { x: number; y: number } {
  const along = space / spaces;
  return { x: 4 + along * 92, y: 60 - 18 * Math.sin(along * Math.PI * (spaces > 8 ? 4 : 3)) };
}
