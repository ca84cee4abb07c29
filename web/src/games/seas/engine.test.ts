// What the page says of cards and clicks by itself, against the engine in random games.
import { expect, test } from 'vitest';
import { randomGames } from '../../offline/testing/random_game';
import { click, countWays, offerOf, onlyWay, type Offer } from './captures';
import { usualPrinting, valueOf } from './cards';
import type { SeasView } from './view';

const games = [2, 3, 4].flatMap((seats) => randomGames<SeasView>({ game: 'seas', seats }, 6));
const plays = games.flatMap(({ moments }) => moments).filter(({ before }) => before.phase === 'play');

test('the values printed on the cards are those that the core counts', () => {
  for (const { scorings } of games) {
    const counted = scorings.flat().filter(({ key, cards }) => key === 'seas.score.value' && cards.length > 0);
    expect(counted.length).toBeGreaterThan(0);
    for (const { cards, figure } of counted) expect(cards.reduce((sum, card) => sum + valueOf(card, usualPrinting)!, 0)).toBe(figure);
  }
});

test('every legal play can be clicked, and no click plays anything else', () => {
  for (const { before, seat, legal } of plays) {
    const hand = before.hands[Number(seat.slice(1))] as string[];
    const reached = hand.flatMap((card) => clickable(card, legal));
    expect(new Set(reached)).toEqual(new Set(legal));
  }
});

/** What comes of clicking on the cards of each capture, one after the other, while a card is held; and laying it down. */
function clickable(card: string, legal: readonly string[]): string[] {
  const offer = offerOf(card, legal);
  if (countWays(offer) === 1) return [onlyWay(offer)!];
  return [...offer.captures.map((capture) => clicked(offer, capture)), ...(offer.canLay ? [card] : [])];
}

function clicked(offer: Offer, capture: readonly string[]): string {
  let picked: ReadonlySet<string> = new Set();
  // The first card once more, where these cards are a part of another capture, too.
  for (const each of [...capture, capture[0]!]) {
    const result = click(offer, picked, each);
    if (result.is !== 'picked') return result.action;
    picked = result.picked;
  }
  return 'nothing was played';
}
