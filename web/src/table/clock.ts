// Thinking time as the page knows it: the server tells what somebody has left when it changes, in between we count.
import type { Chair, Clock, Seat } from '../wire/protocol';
import type { View } from '../wire/view';

export interface Clocks {
  rule: Exclude<Clock, null>;
  /** Milliseconds per seat that were left at the moment `at`. */
  left: readonly number[];
  at: number;
  running: readonly Seat[];
}

export function placeOf(seat: Seat): number {
  return Number(seat.slice(1));
}

export function seatAt(place: number): Seat {
  return `p${place}`;
}

export function timeLeft(clocks: Clocks, seat: Seat, now: number): number {
  const left = clocks.left[placeOf(seat)] ?? 0;
  return clocks.running.includes(seat) ? Math.max(0, left - (now - clocks.at)) : left;
}

/** Whose clocks run: people who have to act and are not stood in for. */
export function runningSeats(view: View | null, seats: readonly Chair[]): Seat[] {
  return (view?.to_act ?? []).filter((seat) => {
    const chair = seats[placeOf(seat)];
    return chair?.is === 'person' && !chair.bot;
  });
}

export function freshClocks(rule: Clock, left: readonly number[] | null, running: Seat[], at: number): Clocks | null {
  return rule && left ? { rule, left, at, running } : null;
}

/** The clocks when others have to act. A clock per move begins anew whenever it starts. */
export function turnedClocks(clocks: Clocks, running: Seat[], at: number): Clocks {
  const left = clocks.left.map((_, place) => {
    const seat = seatAt(place);
    const starts = running.includes(seat) && !clocks.running.includes(seat);
    return starts && 'move' in clocks.rule ? clocks.rule.move * 1000 : timeLeft(clocks, seat, at);
  });
  return { ...clocks, left, at, running };
}

/** The server said what this seat has left now. */
export function setClock(clocks: Clocks, seat: Seat, left: number): Clocks {
  return { ...clocks, left: clocks.left.with(placeOf(seat), left) };
}
