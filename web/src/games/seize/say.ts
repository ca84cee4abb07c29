// Answers for those who listen: hand, table, collections.
import type { Situation } from '../face';
import { colours } from './cards';
import { placesOf } from './contests';
import { isInPips, pieceName, rangeOf, rangeOfAll, type Range } from './pieces';
import { collectionOf, handOf, laidOf, playersOf } from './players';
import { texts } from './texts';
import type { SeizeView } from './view';
import { whoIs } from './who';

type Now = Situation<SeizeView>;

export function weightText(view: SeizeView, range: Range): string {
  return isInPips(view) ? texts().words.pips(range) : texts().words.weight(range);
}

/** Whole grams without their unit, for where there is little room; empty for dominoes, whose pips are seen. */
export function bareWeight(view: SeizeView, [low, high]: Range): string {
  const [from, to] = [Math.round(low / 10), Math.round(high / 10)];
  if (isInPips(view)) return '';
  return from === to ? String(from) : `${from}–${to}`;
}

/** What several pieces come to as far as one can guess: "≈ 57 g". */
export function guessText(view: SeizeView, range: Range): string {
  const [low, high] = range;
  return low === high || isInPips(view) ? weightText(view, range) : `≈ ${Math.round((low + high) / 20)} g`;
}

/** "coral key, 6.0–8.9 g"; a domino's name says its pips already. */
export function describePiece(view: SeizeView, id: string): string {
  return `${pieceName(view, id)}, ${weightText(view, rangeOf(view, id))}`;
}

export function sayHand({ view, you }: Now): string {
  const hand = you === null ? [] : handOf(view, you);
  return typeof hand === 'number' || you === null ? '' : texts().words.sayHand(hand.map(texts().names.card));
}

export function sayTable(now: Now): string {
  const { view } = now;
  const t = texts().words;
  const lines = [t.round(view.round)];
  if (view.captain !== null) lines.push(t.tellCaptain(whoIs(now, view.captain)));
  if (view.drawn.length > 0) lines.push(t.sayDrawn(view.drawn.map((id) => describePiece(view, id))));
  else lines.push(...colours.map((colour) => t.sayStash(colour, view[colour].map((id) => describePiece(view, id)))));
  for (const player of playersOf(view)) {
    const { card } = laidOf(view, player);
    if (card !== null) lines.push(t.sayCard(whoIs(now, player), card === true ? t.faceDown : texts().names.card(card)));
  }
  return lines.join(' ');
}

export function sayScores(now: Now): string {
  const { view } = now;
  const t = texts().words;
  if (view.over) {
    return placesOf(now.scorings?.[0] ?? [])
      .map(({ place, player, weight }) => t.sayTotal(whoIs(now, player), place, weightText(view, [weight, weight])))
      .join(' ');
  }
  return playersOf(view)
    .map((player) => {
      const pieces = collectionOf(view, player);
      return t.sayCollection(whoIs(now, player), pieces.map((piece) => pieceName(view, piece)), weightText(view, rangeOfAll(view, pieces)));
    })
    .join(' ');
}
