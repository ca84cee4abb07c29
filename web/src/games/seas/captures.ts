// What a hand card offers, read from the legal actions: the page knows no rules.
import { parseAction, playText } from './actions';
import type { Card } from './cards';

/** The ways to play one card. */
export interface Offer {
  card: Card;
  /** Each a set of island cards in deck order. */
  captures: Card[][];
  canLay: boolean;
}

export function offerOf(card: Card, legal: readonly string[]): Offer {
  const offer: Offer = { card, captures: [], canLay: false };
  for (const text of legal) {
    const action = parseAction(text);
    if (action?.is === 'lay' && action.card === card) offer.canLay = true;
    if (action?.is === 'capture' && action.card === card) offer.captures.push(action.taken);
  }
  return offer;
}

/** How many ways there are in all. */
export function countWays(offer: Offer): number {
  return offer.captures.length + (offer.canLay ? 1 : 0);
}

/** The captures that hold all of the picked cards. */
export function narrowed(captures: readonly Card[][], picked: ReadonlySet<Card>): Card[][] {
  return captures.filter((capture) => [...picked].every((card) => capture.includes(card)));
}

export function cardsIn(captures: readonly Card[][]): Set<Card> {
  return new Set(captures.flat());
}

/** What a click on an island card means while a hand card is chosen. */
export type Click =
  | { is: 'play'; action: string }
  | { is: 'picked'; picked: ReadonlySet<Card> }
  /** No capture goes with these cards: tried all the same, for the rule that forbids it. */
  | { is: 'wrong'; action: string };

export function click(offer: Offer, picked: ReadonlySet<Card>, card: Card): Click {
  if (picked.has(card)) return clickAgain(offer, picked, card);
  const more = new Set(picked).add(card);
  const left = narrowed(offer.captures, more);
  if (left.length === 1) return { is: 'play', action: playText(offer.card, left[0]!) };
  if (left.length === 0) return { is: 'wrong', action: playText(offer.card, more) };
  return { is: 'picked', picked: more };
}

/** A card picked before: play where the picked cards are a capture as they stand, else put it back. */
function clickAgain(offer: Offer, picked: ReadonlySet<Card>, card: Card): Click {
  const exact = offer.captures.find((capture) => capture.length === picked.size && capture.every((one) => picked.has(one)));
  if (exact) return { is: 'play', action: playText(offer.card, exact) };
  const fewer = new Set(picked);
  fewer.delete(card);
  return { is: 'picked', picked: fewer };
}

/** The action of a card that can be played in one way only. */
export function onlyWay(offer: Offer): string | null {
  if (countWays(offer) !== 1) return null;
  return playText(offer.card, offer.captures[0] ?? []);
}
