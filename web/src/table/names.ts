import { texts } from '../texts/texts';
import type { Chair, Seat } from '../wire/protocol';
import { placeOf } from './clock';

/** What a seat is called, "you" for our own. Bots have names of their own, so that the log reads well. */
export function nameOfSeat(seats: readonly Chair[], you: Seat | null, seat: Seat): string {
  return seat === you ? texts().frame.table.you : chairName(seats, seat);
}

export function chairName(seats: readonly Chair[], seat: Seat): string {
  const text = texts().frame.table;
  if (seat === 'g') return text.interloper;
  const place = placeOf(seat);
  const chair = seats[place];
  if (chair?.is === 'person') return chair.name;
  return chair?.is === 'bot' ? text.botNames[place]! : text.seat(place + 1);
}

export function levelName(level: string): string {
  return texts().app.make.levels[level] ?? level;
}
