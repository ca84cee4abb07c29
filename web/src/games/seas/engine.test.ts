// What the page says of cards and clicks by itself, against the engine in random games.
import { expect, test } from 'vitest';
import { randomGames } from '../../offline/testing/random_game';
import { click, countWays, offerOf, onlyWay, type Offer } from './captures';
import { usualPrinting, valueOf } from './cards';
import { membersOf, ownerOf, ownersOf, sizeOf } from './owners';
import { spaceOf, spacesOf } from './route';
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

const teams = ['teams', 'ultimate'].flatMap((team) => randomGames<SeasView>({ game: 'seas', seats: 4, options: { teams: team, target: 14 } }, 4));
const longGames = [...teams, ...randomGames<SeasView>({ game: 'seas', seats: 2, options: { target: 14 } }, 4)];

test('what a seat captures goes into the chest of its owner', () => {
  const captures = [...games, ...teams].flatMap(({ moments }) =>
    moments.filter(({ before, after, action }) => before.phase === 'play' && action.includes('x') && after.round === before.round && after.phase !== 'over'),
  );
  expect(captures.length).toBeGreaterThan(100);
  for (const { seat, before, after, action } of captures) {
    const grown = ownersOf(before).filter((owner) => sizeOf(after.chests[owner]!) > sizeOf(before.chests[owner]!));
    expect(grown, `${seat} ${action}`).toEqual([ownerOf(before, seat)]);
  }
});

test('points go to all members of an owner', () => {
  for (const { end, scorings } of [...games, ...teams])
    for (const { seats } of scorings.flat().filter((line) => line.seats.length > 0)) {
      const owners = [...new Set(seats.map((seat) => ownerOf(end, seat)))];
      expect(new Set(seats)).toEqual(new Set(owners.flatMap((owner) => membersOf(end, owner))));
    }
});

test('a ship is drawn where counting its points along the route leads', () => {
  const views = longGames.flatMap(({ moments, end }) => [...moments.map(({ after }) => after), end]);
  expect(views.some((view) => view.ships.some((ship) => ship > spacesOf(view)))).toBe(true);
  for (const view of views) {
    const spaces = spacesOf(view);
    for (const ship of view.ships) {
      let space = 0;
      for (let point = 0; point < ship; ++point) space = space === spaces ? 1 : space + 1;
      expect(spaceOf(ship, spaces)).toBe(space);
    }
  }
});
