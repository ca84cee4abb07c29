// What the page says of the weighing by itself, and how it reads what the core says, in random games.
import { expect, test } from 'vitest';
import { randomGames } from '../../offline/testing/random_game';
import { contestsOf, placesOf } from './contests';
import { deciderOf, ghost } from './players';
import { levelContest } from './scale';
import type { SeizeView } from './view';

const orders = [
  { game: 'seize', seats: 2, options: { interloper: 'wins', booty: 'dominoes6' } },
  { game: 'seize', seats: 3, options: { cursed: true } },
  { game: 'seize', seats: 7, options: { booty: 'dominoes6' } },
];
const games = orders.flatMap((order) => randomGames<SeizeView>(order, 15));

test('those who are asked to take a piece off are on the scale', () => {
  const asked = games.flatMap(({ moments }) => moments.filter(({ before }) => before.phase === 'unload'));
  expect(asked.length).toBeGreaterThan(0);
  for (const { before } of asked) {
    const contest = levelContest(before)!;
    expect(contest).not.toBeNull();
    const deciders = [contest.left, contest.right].map((player) => deciderOf(before, player));
    expect(deciders).toEqual(expect.arrayContaining(before.to_act));
  }
});

test('the contests lead from the first seat to the winners', () => {
  for (const { end, scorings } of games) {
    const contests = contestsOf(scorings[0]!);
    expect(contests[0]!.left).toBe('p0');
    expect(contests.map(({ right }) => right)).toEqual(placesOf(scorings[0]!).map(({ player }) => player).filter((player) => player !== 'p0').sort(bySeat));
    expect(contests.at(-1)!.stays).toEqual(end.winners);
    for (const { left, right, stays, out } of contests) expect(stays.includes(left) !== (out === left) && stays.includes(right) !== (out === right)).toBe(true);
  }
});

test('weights and places are those of the view', () => {
  for (const { end, scorings } of games) {
    const places = placesOf(scorings[0]!);
    expect(places[0]!.place).toBe(1);
    expect(end.winners).toContain(places[0]!.player);
    for (const { player, weight } of places) if (player !== ghost) expect(weight).toBe(end.totals![Number(player.slice(1))]);
  }
});

/** Seats in order, then the interloper. */
function bySeat(a: string, b: string): number {
  return Number(a === ghost) - Number(b === ghost) || a.localeCompare(b);
}
