import { useLayoutEffect, useRef } from 'preact/hooks';
import { fly, measureBefore, type Before, type Motion } from '../motion/fly';
import { play } from '../sound/sound';
import type { Flight } from '../games/face';
import { isMotionOff, isOpening, openingPause } from './pace';
import { happeningsOf, nameIn, type Seen } from './seen';

/**
 * Lets things fly when a new scene is drawn. The board is measured while the frame is being drawn, because then its parts still stand where
 * they were.
 */
export function useMotion(seen: Seen) {
  const root = useRef<HTMLDivElement>(null);
  const shown = useRef(seen.drawn.scene);
  const motion = useRef<Motion | null>(null);
  const { scene, you } = seen.drawn;
  const isNew = scene !== null && scene !== shown.current;
  let flights: Flight[] = [];
  let before: Before | null = null;
  if (isNew && root.current && !isMotionOff()) {
    if (!isOpening(seen.drawn)) motion.current?.skip();
    flights = happeningsOf(scene, you, (seat) => nameIn(seen, seat)).flatMap((happening) => seen.face.flights(happening));
    before = measureBefore(root.current, flights);
  }
  useLayoutEffect(() => {
    if (!isNew) return;
    shown.current = scene;
    const { Thing } = seen.face;
    if (before && root.current) {
      const wait = isOpening(seen.drawn) ? pauseAfter(motion.current) : 0;
      const flown = fly(root.current, flights, before, Thing ? { Thing, view: scene.after } : null, wait);
      motion.current = wait > 0 ? both(motion.current, flown) : flown;
    }
    soundOf(seen);
  }, [scene]);
  return { root, skip: () => motion.current?.skip() };
}

/** Opening moves are drawn as they come and fly one after the other. */
function pauseAfter(earlier: Motion | null): number {
  return earlier ? Math.max(0, earlier.until + openingPause() - performance.now()) : 0;
}

function both(earlier: Motion | null, later: Motion): Motion {
  return {
    until: later.until,
    skip: () => {
      earlier?.skip();
      later.skip();
    },
  };
}

function soundOf(seen: Seen): void {
  const happenings = happeningsOf(seen.drawn.scene!, seen.drawn.you, (seat) => nameIn(seen, seat));
  const sound = happenings.map((happening) => seen.face.sound(happening)).find((one) => one !== null);
  // After the picture: making a sound takes some milliseconds, the first one many.
  if (sound) requestAnimationFrame(() => setTimeout(() => play(sound)));
}
