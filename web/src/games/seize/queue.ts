// Who acts when in the seizing, and why: ranks from the ace down, equal ranks by the captain's order (B5), numbers round and round (B10).
import type { Seat } from '../../wire/protocol';
import { isNumber, parseCard, ranks, type PlayingCard } from './cards';
import { ordersGiven } from './past';
import { collectionOf, openCardOf, playersOf } from './players';
import type { SeizeView } from './view';

export type Standing = 'done' | 'acting' | 'next' | 'passed';

export interface Place {
  player: Seat;
  card: PlayingCard;
  text: string;
  standing: Standing;
  /** Another one has the same rank, and we do not know (yet) who goes first. */
  isTied: boolean;
}

/** The places in order of acting; empty while the cards lie face down. */
export function queueOf(view: SeizeView, past?: readonly string[]): Place[] {
  const places = playersOf(view).flatMap((player) => {
    const text = openCardOf(view, player);
    return text === null ? [] : [{ player, text, card: parseCard(text) }];
  });
  const orders = ordersGiven(past);
  places.sort((a, b) => rankOf(a.card) - rankOf(b.card) || before(orders, a.player, b.player));
  const acting = places.findIndex((place) => place.player === view.acting);
  return places.map((place, index) => ({
    ...place,
    standing: standingOf(view, places, acting, index),
    isTied: places.some((other) => other !== place && other.card.rank === place.card.rank && !isOrdered(orders, place.player)),
  }));
}

type Bare = Pick<Place, 'player' | 'card'>;

function rankOf(card: PlayingCard): number {
  return ranks.indexOf(card.rank);
}

function before(orders: Seat[][], a: Seat, b: Seat): number {
  const order = orders.find((seats) => seats.includes(a) && seats.includes(b));
  return order ? order.indexOf(a) - order.indexOf(b) : 0;
}

function isOrdered(orders: Seat[][], player: Seat): boolean {
  return orders.some((seats) => seats.includes(player));
}

function standingOf(view: SeizeView, places: Bare[], acting: number, index: number): Standing {
  if (acting < 0) return 'next';
  if (index === acting) return 'acting';
  const place = places[index]!;
  if (!isNumber(place.card) && index < acting) return 'done';
  return canAct(view, places, place) ? 'next' : 'passed';
}

/** B11: what cannot be done is skipped. A king about to give back will refill his stash. */
function canAct(view: SeizeView, places: Bare[], { player, card }: Bare): boolean {
  if (view[card.colour].length > 0) return true;
  if (view.phase === 'return' && places.some((other) => other.player === view.acting && other.card.colour === card.colour)) return true;
  if (card.rank !== 'Q') return false;
  return places.some((other) => other.player !== player && other.card.colour === card.colour && collectionOf(view, other.player).length > 0);
}

/** The players whose order the captain is asked for now: the highest tied rank that has none yet. */
export function tiedGroup(view: SeizeView, legal: readonly string[], past?: readonly string[]): Seat[] {
  const [first] = legal;
  if (first?.startsWith('order ')) return first.split(' ').slice(1);
  const tied = queueOf(view, past).filter((place) => place.isTied);
  return tied.filter((place) => place.card.rank === tied[0]!.card.rank).map((place) => place.player);
}
