import { texts } from '../texts/texts';
import type { Chair, Seat } from '../wire/protocol';
import { placeOf } from './clock';

/** What a seat is called, "you" for our own. Bots have names of their own, so that the log reads well. */
export function nameOfSeat(seats: readonly Chair[], you: Seat | null, seat: Seat): string {
  return seat === you ? texts().frame.table.you : chairName(seats, seat);
}

export function chairName(seats: readonly Chair[], seat: Seat): string {
  if (seat === 'g') return texts().frame.table.interloper;
  return toldApart(seats.map(plainName))[placeOf(seat)]!;
}

function plainName(chair: Chair, place: number): string {
  const text = texts().frame.table;
  if (chair.is === 'person') return personName(chair.name);
  return chair.is === 'bot' ? text.botNames[place]! : text.seat(place + 1);
}

/** Two guests at one table are "Guest" and "Guest 2", for everybody alike. */
export function toldApart(names: readonly string[]): string[] {
  return names.map((name, place) => {
    const before = names.slice(0, place).filter((other) => other === name).length;
    return before ? `${name} ${before + 1}` : name;
  });
}

/** What the server calls somebody who has not said their name; every reader has a word of their own for that. */
const nameless = 'Guest';

export function personName(name: string): string {
  return name === nameless ? texts().frame.table.guest : name;
}

export function levelName(level: string): string {
  return texts().app.make.levels[level] ?? level;
}
