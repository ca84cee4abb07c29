// How many pieces the king still owes. The view does not say it, but pieces do not get lost.
import { parseCard } from './cards';
import { seizesSeen } from './past';
import { openCardOf, playersOf } from './players';
import type { SeizeView } from './view';

const perRound = 7;

/** Pieces still to be given back; null in the rare case that the table does not tell, and we did not see what happened. */
export function returnsLeft(view: SeizeView, past?: readonly string[]): number | null {
  const king = view.acting === null ? null : openCardOf(view, view.acting);
  if (view.phase !== 'return' || king === null) return null;
  const cards = playersOf(view).flatMap((player) => openCardOf(view, player) ?? []);
  const aces = cards.map(parseCard).filter((card) => card.rank === 'A');
  // Aces took one each before. Two of the other colour may have found a single piece: then one of them took nothing.
  const other = parseCard(king).colour === 'red' ? 'black' : 'red';
  const rivals = aces.filter((card) => card.colour === other).length;
  const isTold = rivals <= 1 || view[other].length > 0;
  const taken = isTold ? aces.length : seizesSeen(past);
  return taken > 0 || isTold ? perRound - view.red.length - view.black.length - taken : null;
}
