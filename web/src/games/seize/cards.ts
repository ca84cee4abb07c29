// Playing cards as the notation has them: rank and suit, `10H`.
export type Suit = 'S' | 'H' | 'D' | 'C';
export type Colour = 'red' | 'black';

export interface PlayingCard {
  rank: string;
  suit: Suit;
  colour: Colour;
}

/** In the order of acting (B5). */
export const ranks: readonly string[] = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2'];

export const colours: readonly Colour[] = ['red', 'black'];

/** The suits that take from a stash. */
export const suitsOf: Record<Colour, readonly Suit[]> = { red: ['H', 'D'], black: ['S', 'C'] };

export function parseCard(text: string): PlayingCard {
  const suit = text.at(-1) as Suit;
  return { rank: text.slice(0, -1), suit, colour: suit === 'H' || suit === 'D' ? 'red' : 'black' };
}

export function isNumber(card: PlayingCard): boolean {
  return ranks.indexOf(card.rank) >= ranks.indexOf('10');
}

/** B1: a number counts what it shows, everything else 1. */
export function squabbleValue(card: PlayingCard): number {
  return isNumber(card) ? Number(card.rank) : 1;
}
