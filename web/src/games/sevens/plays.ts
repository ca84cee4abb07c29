// What a card would do on a column (C2, C3, C12), told before it is played. Whether it may go there is told by the legal actions.
import { deckSize, handSize, isWild, mostInColumn, paletteOf, seatsOf, typeOf, types, type Colour, type SevensType } from './cards';
import type { SevensView } from './view';

/** The columns that the legal actions name for this card, played from hand or placed after a sin. */
export function columnsFor(legal: readonly string[], card: string): SevensType[] {
  return types.filter((type) => legal.includes(`${card}>${type}`) || legal.includes(`place ${card}>${type}`));
}

/** The columns that Seas may take from. */
export function columnsToTake(legal: readonly string[]): SevensType[] {
  return types.filter((type) => legal.includes(`take ${type}`));
}

export type Effect =
  | { is: 'ends' }
  /** The column's power fires. */
  | { is: 'fires'; opens: boolean }
  /** It would, but cannot be carried out. */
  | { is: 'idle' }
  /** An Ages of Man card on a foreign column, or a card that a sin places. */
  | { is: 'nothing' }
  /** With a table's own square we cannot tell whether an Ages card is wild. */
  | { is: 'perhaps' };

export const sizeOf = (view: SevensView, column: SevensType) => view.columns[column]?.length ?? 0;

export function effectOf(view: SevensView, card: string, column: SevensType): Effect {
  if (sizeOf(view, column) === mostInColumn - 1) return { is: 'ends' };
  if (view.phase === 'place') return { is: 'nothing' };
  if (typeOf(card) !== column) {
    if (!paletteOf(view)(card) && typeOf(card) === 'A' && view.wild) return { is: 'perhaps' };
    if (typeOf(card) === 'A' && !isWild(view, card)) return { is: 'nothing' };
  }
  if (!canCarryOut(view, column)) return { is: 'idle' };
  return { is: 'fires', opens: !(column in view.columns) };
}

/** What cannot be carried out does not fire: nobody to sin against, no deck to flip, no card to take or to look at. */
function canCarryOut(view: SevensView, column: SevensType): boolean {
  const isOthersCard = seatsOf(view).some((seat, index) => seat !== view.turn && handSize(view, index) > 0);
  const deck = deckSize(view);
  switch (column) {
    case 'D':
      return isOthersCard;
    case 'L':
      return deck > 0;
    case 'S':
      return types.some((type) => type !== 'S' && sizeOf(view, type) > 0);
    case 'W':
      return isOthersCard || deck > 0;
    default:
      return true;
  }
}

/** The wild colour after this card has landed there; undefined when it stays (C5). */
export function wildAfter(view: SevensView, card: string, column: SevensType): Colour | undefined {
  if (column !== 'C' || typeOf(card) !== 'C' || sizeOf(view, 'C') === mostInColumn - 1) return undefined;
  return paletteOf(view)(card) ?? undefined;
}

/** The wild colour once Seas has taken the top card of the Colors column; undefined when it stays (C5). */
export function wildWithoutTop(view: SevensView): Colour | null | undefined {
  const cards = view.columns['C'] ?? [];
  const top = cards.at(-1);
  if (!top || typeOf(top) !== 'C') return undefined;
  const next = cards.slice(0, -1).findLast((card) => typeOf(card) === 'C');
  return next ? paletteOf(view)(next) : null;
}
