// The columns of Seven7s, as the view and the legal actions show them.
import { types, type SevensType } from './cards';
import type { SevensView } from './view';

export const sizeOf = (view: SevensView, column: SevensType) => view.columns[column]?.length ?? 0;

/** The columns that the legal actions name for this card, played from hand or placed after a sin. */
export function columnsFor(legal: readonly string[], card: string): SevensType[] {
  return types.filter((type) => legal.includes(`${card}>${type}`) || legal.includes(`place ${card}>${type}`));
}

/** The columns that Seas may take from. */
export function columnsToTake(legal: readonly string[]): SevensType[] {
  return types.filter((type) => legal.includes(`take ${type}`));
}
