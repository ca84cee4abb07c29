// What the page says of the rules by itself, against the engine in random games.
import { describe, expect, test } from 'vitest';
import { randomGames } from '../../offline/testing/random_game';
import { handOf, highestCounting, isWild, seatIndex, typeOf, unseenCards } from './cards';
import { explain } from './explain';
import { countAll, lookAction, lookTotal, sortLooking, sourcesOf } from './looks';
import { isAnotherPlay } from './say';
import { lineOf, sumOf } from './standing';
import { parseStep } from './steps';
import { tell } from './tell';
import { texts } from './texts';
import type { SevensView } from './view';

const games = [2, 3, 4].flatMap((seats) => randomGames<SevensView>({ game: 'sevens', seats }, 25));
const moments = games.flatMap((game) => game.moments);

describe('what a card counts', () => {
  test('the core tells of every card in our hand, and how the scores stand (C13 to C15)', () => {
    for (const { seat, before, foretold } of moments) {
      const hand = handOf(before, seatIndex(seat))!;
      for (const card of hand) expect(lineOf({ foretold }, seat, card), card).toBeDefined();
      expect(sumOf({ foretold }, seat)).toBeGreaterThanOrEqual(0);
    }
  });
  test('cards of the wild colour count as the highest value, and no other counts more (C13, C14)', () => {
    for (const { before, foretold } of moments)
      for (const { key, amount, cards } of foretold.standing) {
        if (key === 'sevens.score.card') expect(amount).toBeLessThanOrEqual(highestCounting(before));
        if (key === 'sevens.score.wild') expect(amount).toBe(highestCounting(before));
        if (key !== 'sevens.score.lucky') expect(isWild(before, cards[0]!), cards[0]).toBe(key === 'sevens.score.wild');
      }
  });
});

test('everything that is foretold has words, and what is said of a landing then happens', () => {
  const keys = new Set<string>();
  for (const { before, after, action, foretold } of moments) {
    for (const [each, { key }] of Object.entries(foretold.actions)) {
      keys.add(key);
      expect(explain({ view: before, foretold }, each), `${each} ${key}`).not.toBe('');
    }
    const told = foretold.actions[action];
    if (told?.key === 'sevens.foretell.wild') expect(after.wild).toBe(told.word);
    if (told?.key === 'sevens.foretell.disables') expect(String(highestCounting(after))).toBe(told.word);
    if (told) expect(after.ending !== null).toBe(told.key === 'sevens.foretell.ends');
  }
  expect([...keys].map((key) => key.replace('sevens.foretell.', '')).sort()).toEqual(['disables', 'ends', 'fires', 'idle', 'no-wild', 'silent', 'wild']);
});

describe('Wonders (C10)', () => {
  const looks = moments.filter(({ before }) => before.phase === 'look');

  test('every way to look that we can write is legal, and none is missing', () => {
    expect(looks.length).toBeGreaterThan(0);
    for (const { before, legal } of looks) {
      const written = waysToLook(before).map((counts) => lookAction(before, counts));
      expect(new Set(written)).toEqual(new Set(legal));
    }
  });
  test('of what lies before a player the deck goes back, and the rest is known to be in the hands we think', () => {
    const sorted = moments.flatMap(({ before, after, action, legal, past }) =>
      before.phase === 'stack' ? [{ after, action, ...sortLooking(before.looking!, legal, past) }] : [],
    );
    expect(sorted.some(({ hands }) => hands.length > 0)).toBe(true);
    for (const { after, action, deck, hands } of sorted) {
      expect(new Set(deck)).toEqual(new Set(action.split(' ').slice(1)));
      for (const { card, owner } of hands) expect(after.known[Number(owner!.slice(1))]).toContain(card);
    }
  });
});

function waysToLook(view: SevensView): Record<string, number>[] {
  const ways = sourcesOf(view).reduce<Record<string, number>[]>(
    (all, { source, size }) => all.flatMap((counts) => Array.from({ length: Math.min(size, 3) + 1 }, (_, count) => ({ ...counts, [source]: count }))),
    [{}],
  );
  return ways.filter((counts) => countAll(counts) === lookTotal(view));
}

test('a card is of the type of its letter', () => {
  for (const { before, seat, action } of moments) {
    const step = parseStep(`${seat} ${action}`);
    if (step.is === 'play' && !(step.column in before.columns)) expect(typeOf(step.card)).toBe(step.column);
  }
});

test('unseen are the cards that lie hidden somewhere, but for those that are known there', () => {
  for (const { before, open } of moments) {
    const known = new Set([...before.known.flat(), ...before.known_deck, ...(before.looking ?? [])]);
    const hidden = [open.deck, ...open.hands.filter((_, index) => handOf(before, index) === null)].flat() as string[];
    expect(new Set(unseenCards(before))).toEqual(new Set(hidden.filter((card) => !known.has(card))));
  }
});

test('another play is one without anybody else in between', () => {
  const again = games.flatMap(({ moments: all }) => {
    const plays = all.filter(({ before }) => before.phase === 'play');
    return plays.map(({ seat, before, past }, index) => ({ isSame: plays[index - 1]?.seat === seat, isTold: isAnotherPlay({ view: before, past }) }));
  });
  expect(again.some(({ isSame }) => isSame)).toBe(true);
  for (const { isSame, isTold } of again) expect(isTold).toBe(isSame);
});

test('a power is told to have fired when the core has foretold it', () => {
  const { fired } = texts().words;
  const told = moments.flatMap((moment) => {
    const step = parseStep(`${moment.seat} ${moment.action}`);
    const key = moment.foretold.actions[moment.action]?.key;
    if (step.is !== 'play' || step.column === 'A' || step.column === 'C' || key === undefined) return [];
    const words = tell({ ...moment, step: `${moment.seat} ${moment.action}`, you: null, nameOf: (seat) => seat });
    return [{ key: key.split('.').at(-1)!, words, power: fired[step.column] }];
  });
  for (const { key, words, power } of told) {
    expect(words.includes(power), `${key}: ${words}`).toBe(key === 'fires');
    if (key === 'idle' || key === 'silent') expect(words).toContain(fired.none);
  }
  expect(new Set(told.map(({ key }) => key))).toEqual(new Set(['fires', 'idle', 'silent', 'ends']));
});
