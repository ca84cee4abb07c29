// Owners have the chests and the ships: each seat its own, or a team of two one between them.
import type { Seat } from '../../wire/protocol';
import type { SeasView } from './view';

export type Owner = number;

export function hasTeams(view: SeasView): boolean {
  return (view.options['teams'] ?? 'none') !== 'none';
}

export function ownerOf(view: SeasView, seat: Seat): Owner {
  const place = Number(seat.slice(1));
  return hasTeams(view) ? place % 2 : place;
}

export function ownersOf(view: SeasView): Owner[] {
  return view.ships.map((_, owner) => owner);
}

export function seatsOf(view: SeasView): Seat[] {
  return Array.from({ length: view.seats }, (_, place) => `p${place}`);
}

export function membersOf(view: SeasView, owner: Owner): Seat[] {
  return seatsOf(view).filter((seat) => ownerOf(view, seat) === owner);
}

/** A team's chest goes by its lower seat. */
export function chestSeat(view: SeasView, owner: Owner): Seat {
  return membersOf(view, owner)[0]!;
}

/** Owners as we see them around the table: clockwise from the one after us, ourselves last. */
export function aroundTable(view: SeasView, you: Seat | null): Owner[] {
  const owners = ownersOf(view);
  if (!you) return owners;
  const own = ownerOf(view, you);
  return [...owners.slice(own + 1), ...owners.slice(0, own + 1)];
}

/** How many there are of a list that may be given as its length. */
export function sizeOf(list: unknown[] | number): number {
  return typeof list === 'number' ? list : list.length;
}
