// What the page says of the seizing and the weighing by itself, and how it reads what the core says, in random games.
import { expect, test } from 'vitest';
import { randomGames, type Moment } from '../../offline/testing/random_game';
import { isNumber } from './cards';
import { contestsOf, placesOf } from './contests';
import { returnsLeft } from './king';
import { deciderOf, ghost } from './players';
import { queueOf } from './queue';
import { levelContest } from './scale';
import type { SeizeView } from './view';

const orders = [
  { game: 'seize', seats: 2, options: { interloper: 'wins', booty: 'dominoes6' } },
  { game: 'seize', seats: 3, options: { cursed: true } },
  { game: 'seize', seats: 7, options: { booty: 'dominoes6' } },
];
const games = orders.flatMap((order) => randomGames<SeizeView>(order, 15));

/** A decision in the seizing after which somebody else takes a piece in the same round, with the steps until then. (A king takes all at once.) */
interface Passing extends Moment<SeizeView> {
  past: string[];
}

const passings = games.flatMap(({ moments }) =>
  moments.flatMap((moment, index): Passing[] => {
    const { before, after } = moment;
    const isPassing = before.acting !== null && after.phase === 'seize' && after.acting !== before.acting && after.round === before.round;
    return isPassing ? [{ ...moment, past: moments.slice(0, index + 1).map(({ seat, action }) => `${seat} ${action}`) }] : [];
  }),
);

test('nobody acts who was said to be done, and nobody is left out who was said to be next', () => {
  expect(passings.length).toBeGreaterThan(100);
  for (const { before, after, action, past } of passings) {
    // As it was when the last player had acted, and the turn went on.
    const queue = queueOf({ ...after, acting: before.acting }, past);
    const last = queue.findIndex(({ player }) => player === before.acting);
    const around = [...queue.slice(last + 1), ...queue.slice(0, last).filter(({ card }) => isNumber(card))];
    const next = around.find(({ standing }) => standing === 'next');
    expect(next?.player, `${action}: ${queue.map(({ player, text, standing }) => `${player} ${text} ${standing}`).join(', ')}`).toBe(after.acting);
  }
});

test('a king owes as many pieces as he then gives back', () => {
  const owing = games.flatMap(({ moments }) =>
    moments.flatMap(({ before }, index) => {
      const rest = moments.slice(index);
      const end = rest.findIndex((later) => later.before.phase !== 'return' || later.before.acting !== before.acting || later.before.round !== before.round);
      return before.phase === 'return' ? [{ left: returnsLeft(before), given: end < 0 ? rest.length : end }] : [];
    }),
  );
  const told = owing.filter(({ left }) => left !== null);
  expect(told.length).toBeGreaterThan(owing.length / 2);
  for (const { left, given } of told) expect(left).toBe(given);
});

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
