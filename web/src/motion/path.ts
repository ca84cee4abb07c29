// Where things fly: pure geometry over measured boxes, so that it can be tested without a screen.
import type { Flight } from '../games/face';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Things and places of the board at one moment. */
export interface Measured {
  things: ReadonlyMap<string, Box>;
  places: ReadonlyMap<string, Box>;
}

/** A thing's way: boxes with the wave after which it is there. */
export interface Way {
  thing: string;
  stops: { box: Box; wave: number }[];
  /** It ends where the board draws it: the thing itself moves. Otherwise a ghost does. */
  isThere: boolean;
}

export const waveTime = 240;
const stagger = 35;
const mostStagger = 140;

/** How long all flights take, in milliseconds. */
export function motionTime(flights: readonly Flight[]): number {
  if (flights.length === 0) return 0;
  return wavesOf(flights).length * waveTime + delayOf(flights.length - 1);
}

/** Things of one wave start a moment apart, so that the eye can count them. */
export function delayOf(place: number): number {
  return Math.min(place * stagger, mostStagger);
}

function wavesOf(flights: readonly Flight[]): number[] {
  return [...new Set(flights.map(({ wave }) => wave ?? 0))].sort((a, b) => a - b);
}

/** The ways of all things, in the order in which they set out. Flights whose ends are not on the board are left out. */
export function waysOf(flights: readonly Flight[], before: Measured, after: Measured): Way[] {
  const waves = wavesOf(flights);
  const things = [...new Set(flights.map(({ thing }) => thing))];
  return things.flatMap((thing) => {
    const own = flights.filter((flight) => flight.thing === thing).sort((a, b) => (a.wave ?? 0) - (b.wave ?? 0));
    const way = wayOf(thing, own, waves, before, after);
    return way ? [way] : [];
  });
}

function wayOf(thing: string, flights: Flight[], waves: number[], before: Measured, after: Measured): Way | null {
  const there = after.things.get(thing);
  const size = there ?? before.things.get(thing) ?? null;
  const place = (name: string | undefined) => {
    const box = name === undefined ? undefined : (after.places.get(name) ?? before.places.get(name));
    return box && centred(box, size);
  };
  const first = flights[0]!;
  const start = place(first.from) ?? before.things.get(thing);
  if (!start) return null;
  const stops = [{ box: start, wave: waves.indexOf(first.wave ?? 0) }];
  flights.forEach((flight, index) => {
    const isLast = index === flights.length - 1;
    const end = isLast && there ? there : (place(flight.to) ?? there);
    if (end) stops.push({ box: end, wave: waves.indexOf(flight.wave ?? 0) + 1 });
  });
  return stops.length > 1 ? { thing, stops, isThere: there !== undefined } : null;
}

/** A box of the thing's size in the middle of a place, smaller where the place is. */
function centred(place: Box, size: Box | null): Box {
  if (!size || size.width === 0) return place;
  const scale = Math.min(1, place.width / size.width, place.height / size.height);
  const [width, height] = [size.width * scale, size.height * scale];
  return { left: place.left + (place.width - width) / 2, top: place.top + (place.height - height) / 2, width, height };
}

/** What moves an element drawn at `at` so that it appears in `box`. Its origin is the top left corner. */
export function transformTo(box: Box, at: Box): string {
  const scale = at.width > 0 ? box.width / at.width : 1;
  return `translate(${box.left - at.left}px, ${box.top - at.top}px) scale(${scale})`;
}
