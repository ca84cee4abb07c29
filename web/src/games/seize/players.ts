// Everybody at the table: the seats, and the interloper where two play.
import type { Seat } from '../../wire/protocol';
import type { SeizeView } from './view';

export const ghost: Seat = 'g';

export type Laid = string | true | null;

export function indexOf(seat: Seat): number {
  return Number(seat.slice(1));
}

export function seatsOf(view: SeizeView): Seat[] {
  return Array.from({ length: view.seats }, (_, index) => `p${index}`);
}

export function playersOf(view: SeizeView): Seat[] {
  return view.ghost ? [...seatsOf(view), ghost] : seatsOf(view);
}

/** Everybody in playing order, we ourselves last, so that we sit at the bottom. */
export function playersAround(view: SeizeView, you: Seat | null): Seat[] {
  const seats = seatsOf(view);
  const ours = you === null ? -1 : indexOf(you);
  const others = [...seats.slice(ours + 1), ...seats.slice(0, Math.max(ours, 0))];
  return [...others, ...(view.ghost ? [ghost] : []), ...(you === null ? [] : [you])];
}

export function collectionOf(view: SeizeView, player: Seat): string[] {
  return (player === ghost ? view.ghost : view.collections[indexOf(player)]) ?? [];
}

export function cardOf(view: SeizeView, player: Seat): Laid {
  return (player === ghost ? view.ghost_card : view.cards[indexOf(player)]) ?? null;
}

/** The seize card if it lies face up. */
export function openCardOf(view: SeizeView, player: Seat): string | null {
  const card = cardOf(view, player);
  return isTurnedUp(view) && typeof card === 'string' ? card : null;
}

/** Whether the cards for seizing have been turned over. */
export function isTurnedUp(view: SeizeView): boolean {
  return view.phase === 'order' || view.phase === 'seize' || view.phase === 'return';
}

/** Who decides for a player: the non-captain for the interloper (B15). */
export function deciderOf(view: SeizeView, player: Seat): Seat {
  if (player !== ghost) return player;
  return view.captain === 'p0' ? 'p1' : 'p0';
}

export function handOf(view: SeizeView, seat: Seat): string[] | number {
  return view.hands[indexOf(seat)] ?? 0;
}

export function handSize(view: SeizeView, seat: Seat): number {
  const hand = handOf(view, seat);
  return typeof hand === 'number' ? hand : hand.length;
}

/** What lies in front of a player: a squabble card, a seize card, or the squabble card just turned over and discarded. */
export function laidOf(view: SeizeView, player: Seat): { card: Laid; isUp: boolean; isPast: boolean } {
  const squabble = player === ghost ? null : (view.squabble[indexOf(player)] ?? null);
  if (squabble !== null) return { card: squabble, isUp: view.phase === 'captain', isPast: false };
  const card = cardOf(view, player);
  if (card !== null) return { card, isUp: isTurnedUp(view), isPast: false };
  // The squabble is over the moment it is decided; its cards are the last discards, by seat, and stay to be seen in the divvy.
  if (view.phase === 'divvy' && player !== ghost && view.discard.length >= view.seats) {
    return { card: view.discard.slice(-view.seats)[indexOf(player)]!, isUp: true, isPast: true };
  }
  return { card: null, isUp: false, isPast: false };
}
