// What the page says of the seizing and the weighing by itself, and how it reads what the core says, in random games.
import { expect, test } from 'vitest';
import { randomGames, type Moment } from '../../offline/testing/random_game';
import { parseStep, playerOf } from './actions';
import { isNumber, parseCard, squabbleValue } from './cards';
import { contestsOf, placesOf } from './contests';
import { kingsTaking, swabbed } from './follows';
import { returnsLeft } from './king';
import { collectionOf, deciderOf, ghost, playersOf, seatsOf } from './players';
import { queueOf } from './queue';
import { levelContest } from './scale';
import type { SeizeView } from './view';

const orders = [
  { game: 'seize', seats: 2, options: { interloper: 'wins', booty: 'dominoes6' } },
  { game: 'seize', seats: 3, options: { cursed: true, booty: 'dominoes6' } },
  { game: 'seize', seats: 7, options: { booty: 'dominoes6' } },
];
// Many of few seats, where it happens that a king is the last to act, and that a scale stands level behind one that did not.
const games = orders.flatMap((order) => randomGames<SeizeView>(order, order.seats < 7 ? 50 : 15));

const moments = games.flatMap((game) => game.moments);

const stepOf = ({ seat, action }: Moment<SeizeView>) => `${seat} ${action}`;

/** The decisions in the seizing after which somebody else takes a piece in the same round. (A king takes all at once.) */
const passings = moments.filter(
  ({ before, after }) => before.acting !== null && after.phase === 'seize' && after.acting !== before.acting && after.round === before.round,
);

test('nobody acts who was said to be done, and nobody is left out who was said to be next', () => {
  expect(passings.length).toBeGreaterThan(100);
  const wrong = passings.filter((moment) => {
    const { before, after, past } = moment;
    // As it was when the last player had acted, and the turn went on.
    const queue = queueOf({ ...after, acting: before.acting }, [...past, stepOf(moment)]);
    const last = queue.findIndex(({ player }) => player === before.acting);
    const around = [...queue.slice(last + 1), ...queue.slice(0, last).filter(({ card }) => isNumber(card))];
    return around.find(({ standing }) => standing === 'next')?.player !== after.acting;
  });
  expect(wrong.map(stepOf)).toEqual([]);
});

test('a king owes as many pieces as he then gives back', () => {
  const owing = games.flatMap(({ moments: all }) =>
    all.flatMap(({ before, past }, index) => {
      const rest = all.slice(index);
      const end = rest.findIndex((later) => later.before.phase !== 'return' || later.before.acting !== before.acting || later.before.round !== before.round);
      return before.phase === 'return' ? [{ left: returnsLeft(before, past), given: end < 0 ? rest.length : end }] : [];
    }),
  );
  expect(owing.length).toBeGreaterThan(100);
  for (const { left, given } of owing) expect(left).toBe(given);
});

test('those who are asked to take a piece off are on the scale, in a contest that the core tells of afterwards', () => {
  const asked = games.flatMap(({ moments: all, scorings }) => {
    const contests = contestsOf(scorings[0]!).map(({ left, right }) => `${left} ${right}`);
    return all.flatMap(({ before }) => (before.phase === 'unload' ? [{ before, contests }] : []));
  });
  expect(asked.length).toBeGreaterThan(0);
  for (const { before, contests } of asked) {
    const contest = levelContest(before)!;
    expect(contests).toContain(`${contest.left} ${contest.right}`);
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

test('what is told of a step, and of what follows from it by itself, accounts for every piece that changed hands', () => {
  const steps = moments.filter(({ before, after }) => before.phase !== 'unload' && !after.over);
  const told = steps.map((moment) => {
    const event = { ...moment, step: stepOf(moment), you: moment.seat, nameOf: (seat: string) => seat };
    return { moment, king: kingsTaking(event), swab: swabbed(event) };
  });
  expect(told.some(({ king }) => king)).toBe(true);
  expect(told.some(({ swab }) => swab)).toBe(true);
  const wrong = told.filter(({ moment, king, swab }) => {
    const held = new Map(playersOf(moment.before).map((player) => [player, new Set(collectionOf(moment.before, player))]));
    decide(held, stepOf(moment));
    for (const gain of [king, swab]) for (const piece of gain?.pieces ?? []) held.get(gain!.player)!.add(piece);
    return playersOf(moment.after).some((player) => [...held.get(player)!].sort().join() !== collectionOf(moment.after, player).toSorted().join());
  });
  expect(wrong.map(({ moment }) => stepOf(moment))).toEqual([]);
});

/** Carries out what somebody decided about pieces. */
function decide(held: Map<string, Set<string>>, text: string) {
  const step = parseStep(text);
  const decision = step.is === 'decisions' ? step.decisions[0]! : undefined;
  if (!decision) return;
  const own = held.get(playerOf(decision))!;
  if (decision.verb === 'seize') own.add(decision.words[0]!);
  if (decision.verb === 'return') own.delete(decision.words[0]!);
  if (decision.verb === 'steal') {
    held.get(decision.words[0]!)!.delete(decision.words[1]!);
    own.add(decision.words[1]!);
  }
}

test('the captain is one of those whose card counts most in the squabble, and only between those is there a choice', () => {
  const squabbles = games.flatMap(({ moments: all }) =>
    all.flatMap((moment, index) => (moment.before.phase === 'squabble' && moment.after.phase !== 'squabble' ? [{ moment, next: all[index + 1]! }] : [])),
  );
  expect(squabbles.some(({ next }) => next.before.phase === 'captain')).toBe(true);
  for (const { moment, next } of squabbles) {
    const own = moment.action.split(' ')[1]!;
    const values = seatsOf(moment.open).map((seat, index) => squabbleValue(parseCard(seat === moment.seat ? own : (moment.open.squabble[index] as string))));
    const highest = seatsOf(moment.open).filter((_, index) => values[index] === Math.max(...values));
    if (next.before.phase === 'captain') expect(new Set(next.legal)).toEqual(new Set(highest.map((seat) => `captain ${seat}`)));
    else expect(highest).toContain(moment.after.captain);
  }
});
