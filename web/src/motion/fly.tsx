// Plays flights: measures before and after, and moves things with the Web Animations API from where they were to where they go.
import { render, type FunctionComponent } from 'preact';
import type { Flight } from '../games/face';
import type { View } from '../wire/view';
import { delayOf, motionTime, transformTo, waveTime, waysOf, type Box, type Measured, type Way } from './path';
import './motion.css';

/** The board before a step: where everything was, and what it looked like if it is about to fly. */
export interface Before extends Measured {
  looks: ReadonlyMap<string, HTMLElement>;
}

export interface Motion {
  /** Everything at its end at once. */
  skip(): void;
  /** When everything is at its end, by `performance.now()`. */
  until: number;
}

/** Draws a thing that the board itself never shows. */
export interface Look {
  Thing: FunctionComponent<{ thing: string; view: View }>;
  view: View;
}

const easing = 'cubic-bezier(0.2, 0.7, 0.3, 1)';

export function measureBefore(root: HTMLElement, flights: readonly Flight[]): Before {
  const flying = new Set(flights.map(({ thing }) => thing));
  const looks = new Map<string, HTMLElement>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-thing]')) {
    const thing = element.dataset['thing']!;
    if (flying.has(thing)) looks.set(thing, element.cloneNode(true) as HTMLElement);
  }
  return { ...measure(root), looks };
}

function measure(root: HTMLElement): Measured {
  return { things: boxesOf(root, 'thing'), places: boxesOf(root, 'place') };
}

function boxesOf(root: HTMLElement, kind: 'thing' | 'place'): Map<string, Box> {
  const boxes = new Map<string, Box>();
  for (const element of root.querySelectorAll<HTMLElement>(`[data-${kind}]`)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (width > 0) boxes.set(element.dataset[kind]!, { left, top, width, height });
  }
  return boxes;
}

/** Call right after the board was drawn anew. Ghosts live in `root` while they fly. It begins after `wait` milliseconds. */
export function fly(root: HTMLElement, flights: readonly Flight[], before: Before, look: Look | null, wait = 0): Motion {
  const ways = waysOf(flights, before, measure(root));
  const ghosts: HTMLElement[] = [];
  const animations = ways.map((way, place) => {
    const element = way.isThere ? elementOf(root, way.thing) : ghostOf(root, way, before, look);
    if (!way.isThere && element) ghosts.push(element);
    return element?.animate ? moved(element, way, wait + delayOf(place)) : null;
  });
  const clear = () => ghosts.forEach((ghost) => ghost.remove());
  void Promise.allSettled(animations.map((animation) => animation?.finished)).then(clear);
  return {
    until: performance.now() + wait + motionTime(flights),
    skip: () => {
      animations.forEach((animation) => animation?.cancel());
      clear();
    },
  };
}

function elementOf(root: HTMLElement, thing: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`);
}

/** Something that looks like the thing, lies where its way begins, and is nobody's to touch or to hear. */
function ghostOf(root: HTMLElement, way: Way, before: Before, look: Look | null): HTMLElement {
  const { box } = way.stops[0]!;
  const ghost = document.createElement('div');
  ghost.className = 'motion-ghost';
  ghost.setAttribute('aria-hidden', 'true');
  ghost.inert = true;
  Object.assign(ghost.style, { left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px` });
  const seen = before.looks.get(way.thing);
  if (seen) ghost.append(seen);
  else if (look) render(<look.Thing thing={way.thing} view={look.view} />, ghost);
  for (const part of ghost.querySelectorAll('[data-thing], [id]')) {
    part.removeAttribute('data-thing');
    part.removeAttribute('id');
  }
  root.append(ghost);
  return ghost;
}

function moved(element: HTMLElement, way: Way, delay: number): Animation {
  const first = way.stops[0]!;
  const last = way.stops.at(-1)!;
  const at = way.isThere ? last.box : first.box;
  const waves = last.wave - first.wave;
  const frames = way.stops.map(({ box, wave }): Keyframe => ({
    transform: transformTo(box, at),
    offset: waves > 0 ? (wave - first.wave) / waves : 0,
    transformOrigin: '0 0',
    zIndex: 5,
    easing,
  }));
  const timing = { duration: waves * waveTime, delay: first.wave * waveTime + delay, fill: way.isThere ? 'backwards' : 'both' } as const;
  return element.animate(frames, timing);
}
