import { isMotionReduced, settings } from '../device/settings';
import { faceOf } from '../games/games';
import { motionTime } from '../motion/path';
import { seatAt } from './clock';
import { nameOfSeat } from './names';
import { happeningsOf, hasDecided } from './seen';
import type { Pace, Scene } from './store';
import type { TableState } from './table';

/** Time to take in what another player did. */
const look = 550;

export function isMotionOff(): boolean {
  return isMotionReduced() || settings().speed === 'fast' || document.visibilityState === 'hidden';
}

/** As long as its motion, and a moment longer for what others did. Where points are counted we wait for the reader. */
export const paceOf: Pace = (scene, state) => {
  const face = faceOf(state.settings.game);
  const happenings = happeningsOf(scene, state.you, (seat) => nameOfSeat(state.seats, state.you, seat));
  if (!scene.after.over && happenings.some((happening) => face.isScored(happening))) return null;
  if (document.visibilityState === 'hidden' || settings().speed === 'fast' || isOpening(state)) return 0;
  const motion = isMotionOff() ? 0 : motionTime(happenings.flatMap((happening) => face.flights(happening)));
  const isTold = !isOwn(scene, state) && happenings.some((happening) => face.tell(happening) !== '');
  return motion + (isTold ? look : 0);
};

/** Alone with bots, who moves first does not keep us waiting for our own first move. */
function isOpening({ you, seats, past }: TableState): boolean {
  const isAlone = seats.every((chair, place) => chair.is === 'bot' || seatAt(place) === you);
  return you !== null && isAlone && !hasDecided(you, past);
}

function isOwn(scene: Scene, { you }: TableState): boolean {
  return scene.steps[0]?.startsWith(`${you} `) ?? true;
}
