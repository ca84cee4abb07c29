// What is printed on the cards, and nothing of what they do.
import type { Options } from '../../wire/protocol';

export type Type = 'G' | 'C' | 'R' | 'X';
/** A card's text: its type's letter and its strength, `G1` ... `X10`. */
export type Card = string;

export const types: readonly Type[] = ['G', 'C', 'R', 'X'];

export function typeOf(card: Card): Type {
  return card[0] as Type;
}

export function strengthOf(card: Card): number {
  return Number(card.slice(1));
}

/** The kraken, the lady and the king have names and pictures of their own. */
export function isNamed(card: Card): boolean {
  return strengthOf(card) === 1 && card !== 'G1';
}

const treasureValues = [5, 1, 2, 3, 4, 6, 7, 0, 0, 0];
const curseValues = [-7, -6, -5, -4, -3, -2, -1, -6, -6, -6];

/** What the booty values printed on the cards depend on: a table may have its own, which its views tell. */
export interface Printing {
  options: Options;
  values?: Record<Card, number> | undefined;
}

/** The cards as they usually are. */
export const usualPrinting: Printing = { options: {} };

/** Values out of a file of the server are told nobody. */
export function areValuesKnown({ options, values }: Printing): boolean {
  return values !== undefined || (options['values'] ?? 'default') === 'default';
}

export function valueOf(card: Card, printing: Printing): number | null {
  if (!areValuesKnown(printing)) return null;
  return printing.values?.[card] ?? (typeOf(card) === 'X' ? curseValues : treasureValues)[strengthOf(card) - 1]!;
}

/** In deck order, as the notation lists sets of cards. */
export function inDeckOrder(cards: Iterable<Card>): Card[] {
  const place = (card: Card) => types.indexOf(typeOf(card)) * 10 + strengthOf(card);
  return [...cards].sort((a, b) => place(a) - place(b));
}

/** As a hand is held: by strength, so that what adds up is found quickly. */
export function byStrength(cards: Iterable<Card>): Card[] {
  return inDeckOrder(cards).sort((a, b) => strengthOf(a) - strengthOf(b));
}
