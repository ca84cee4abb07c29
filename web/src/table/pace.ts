import { isMotionReduced, settings, type Speed } from '../device/settings';
import { faceOf } from '../games/games';
import { motionTime } from '../motion/path';
import { nameOfSeat } from './names';
import { happeningsOf, hasDecided, isAlone } from './seen';
import type { Pace, Scene } from './store';
import type { TableState } from './table';

type Timed = Exclude<Speed, 'step'>;

/** Time to take in what another player did, and to read what was turned up. */
const look: Record<Timed, number> = { slow: 1500, calm: 700, fast: 0 };
const reveal: Record<Timed, number> = { slow: 5000, calm: 2600, fast: 1100 };

export function isMotionOff(): boolean {
  return isMotionReduced() || settings().speed === 'fast' || document.visibilityState === 'hidden';
}

/** As long as its motion would take, and a moment longer for what others did. Where points are counted we wait for the reader. */
export const paceOf: Pace = (scene, state) => {
  const face = faceOf(state.settings.game);
  const happenings = happeningsOf(scene, state.you, (seat) => nameOfSeat(state.seats, state.you, seat));
  if (!scene.after.over && happenings.some((happening) => face.isScored(happening))) return 'read';
  if (document.visibilityState === 'hidden' || isOpening(state)) return 0;
  const isNews = !isOwn(scene, state) && happenings.some((happening) => face.tell(happening) !== '');
  const isReveal = happenings.some((happening) => face.isReveal?.(happening));
  const { speed } = settings();
  if (speed === 'step') return isNews || isReveal ? 'press' : 0;
  if (isReveal) return reveal[speed];
  if (speed === 'fast') return 0;
  return motionTime(happenings.flatMap((happening) => face.flights(happening))) + (isNews ? look[speed] : 0);
};

/** How long after the motion of one opening move the next one begins. */
export function openingPause(): number {
  const { speed } = settings();
  return look[speed === 'step' ? 'calm' : speed];
}

/** Alone with bots, who moves first does not keep us waiting for our own first move: their moves are shown while we may already play. */
export function isOpening({ you, seats, past }: Pick<TableState, 'you' | 'seats' | 'past'>): boolean {
  return you !== null && isAlone({ you, seats }) && !hasDecided(you, past);
}

/** Decisions that are turned up together are everybody's. */
function isOwn({ steps: [first = '* '] }: Scene, { you }: TableState): boolean {
  return first.startsWith('* ') || (first.startsWith(`${you} `) && !first.includes('; '));
}
