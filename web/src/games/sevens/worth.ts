// What cards would count if the game ended now (C13 to C15), told beside a hand while it is played. The end is explained by the core.
import { handOf, isWild, paletteOf, seatIndex, valueOf } from './cards';
import type { SevensView } from './view';

const pointsPerLuckyCard = 2;

export const highestCounting = (view: SevensView) => Math.max(0, 7 - view.disabled);

/** Null where a table's own square leaves open whether the card is wild. */
export function worthOf(view: SevensView, card: string): number | null {
  if (view.wild && !paletteOf(view)(card)) return null;
  const highest = highestCounting(view);
  if (isWild(view, card)) return highest;
  return valueOf(card) > highest ? 0 : valueOf(card);
}

/** Why a card counts what it counts. */
export type Reason = 'printed' | 'wild' | 'disabled';

export function reasonOf(view: SevensView, card: string): Reason {
  if (isWild(view, card)) return 'wild';
  return valueOf(card) > highestCounting(view) ? 'disabled' : 'printed';
}

/** What the cards of a hand, the ending card and the lucky cards count together if the game ended now; null where that is not known. */
export function sumOf(view: SevensView, seat: string): number | null {
  const index = seatIndex(seat);
  const hand = handOf(view, index);
  if (!hand) return null;
  const cards = view.ending?.seat === seat ? [...hand, view.ending.card] : hand;
  const worths = cards.map((card) => worthOf(view, card));
  if (worths.includes(null)) return null;
  return worths.reduce<number>((sum, worth) => sum + worth!, 0) + pointsPerLuckyCard * (view.lucky[index] ?? []).length;
}
