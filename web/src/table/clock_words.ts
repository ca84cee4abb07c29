import { texts } from '../texts/texts';
import type { Clock } from '../wire/protocol';

export const day = 24 * 3600;
const hour = 3600;

/** Where a move may take hours nobody waits at the table, and nobody is stood in for unless the host wants it. */
export function isSlow(clock: Clock): boolean {
  return clock !== null && 'move' in clock && clock.move >= hour;
}

export function clockText(clock: Exclude<Clock, null>): string {
  const t = texts().app.make.clocks;
  if (!('move' in clock)) return t.game(clock.game / 60, clock.increment);
  if (clock.move >= day) return t.days(clock.move / day);
  return isSlow(clock) ? t.hours(clock.move / hour) : t.move(clock.move);
}
