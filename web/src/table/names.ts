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
  if (chair?.is === 'person') return personName(chair.name);
  return chair?.is === 'bot' ? text.botNames[place]! : text.seat(place + 1);
}

/** What the server calls somebody who has not said their name; every reader has a word of their own for that. */
const nameless = 'Guest';

export function personName(name: string): string {
  return name === nameless ? texts().frame.table.guest : name;
}

export function levelName(level: string): string {
  return texts().app.make.levels[level] ?? level;
}
