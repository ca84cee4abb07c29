// The 49 cards of Seven7s and their colours.
import type { Colour, SevensType } from './card_names';
import type { SevensView } from './view';

export type { Colour, SevensType };

export const types: readonly SevensType[] = ['A', 'C', 'D', 'H', 'L', 'S', 'W'];
export const colours: readonly Colour[] = ['red', 'orange', 'yellow', 'green', 'blue', 'indigo', 'violet'];
export const values = [1, 2, 3, 4, 5, 6, 7] as const;
export const mostInColumn = 7;

export const allCards: readonly string[] = types.flatMap((type) => values.map((value) => `${type}${value}`));

export const typeOf = (card: string) => card[0] as SevensType;
export const valueOf = (card: string) => Number(card[1]);

/** Tells the colour of a card; null where we cannot know it. */
export type Palette = (card: string) => Colour | null;

/** The square that ships with the program: each type begins two colours after the one before. */
export const usualPalette: Palette = (card) => colours[(valueOf(card) - 1 + 2 * (types.indexOf(typeOf(card)) - 1) + 7) % 7]!;

/** A table may have colours of its own, which its views tell. A square out of a file of the server is told nobody. */
export function paletteOf({ options, colours: own }: Pick<SevensView, 'options' | 'colours'>): Palette {
  if (own) return (card) => own[card] ?? null;
  return areColoursKnown({ options }) ? usualPalette : () => null;
}

export function areColoursKnown({ options, colours: own }: Pick<SevensView, 'options' | 'colours'>): boolean {
  return own !== undefined || (options['square'] ?? 'default') === 'default';
}

export function isWild(view: SevensView, card: string): boolean {
  return view.wild !== null && paletteOf(view)(card) === view.wild;
}

export function isColour(word: string): word is Colour {
  return (colours as readonly string[]).includes(word);
}

/** The cards of a hand that this viewer sees; null when they can only be counted. */
export function handOf(view: SevensView, index: number): string[] | null {
  const hand = view.hands[index];
  return Array.isArray(hand) ? hand : null;
}

export function handSize(view: SevensView, index: number): number {
  const hand = view.hands[index] ?? 0;
  return Array.isArray(hand) ? hand.length : hand;
}

/** Ages of Man disable the highest values (C13). */
export const highestCounting = (view: SevensView) => Math.max(0, 7 - view.disabled);

export const deckSize = (view: SevensView) => (Array.isArray(view.deck) ? view.deck.length : view.deck);

export const seatIndex = (seat: string) => Number(seat.slice(1));
export const seatsOf = (view: SevensView) => Array.from({ length: view.seats }, (_, index) => `p${index}`);

/** Cards that can still turn up: in the deck or in a hand, and unknown to this viewer. */
export function unseenCards(view: SevensView): string[] {
  const seen = new Set([
    ...Object.values(view.columns).flat(),
    ...view.known.flat(),
    ...view.known_deck,
    ...view.lucky.flat(),
    ...view.gone,
    ...view.hands.flatMap((hand) => (Array.isArray(hand) ? hand : [])),
    ...(view.looking ?? []),
    view.ending?.card,
    view.picked,
  ]);
  return allCards.filter((card) => !seen.has(card));
}
