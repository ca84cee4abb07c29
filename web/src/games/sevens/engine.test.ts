// What the page says of the rules by itself, against the engine in random games.
import { describe, expect, test } from 'vitest';
import { randomGames, type Moment } from '../../offline/testing/random_game';
import { seatsOf, typeOf, usualPalette, type SevensType } from './cards';
import { countAll, lookAction, lookTotal, sortLooking, sourcesOf } from './looks';
import { effectOf, wildAfter, wildWithoutTop, type Effect } from './plays';
import { parseStep } from './steps';
import type { SevensView } from './view';
import { reasonOf, sumOf, worthOf } from './worth';

const games = [2, 3, 4].flatMap((seats) => randomGames<SevensView>({ game: 'sevens', seats }, 25));
const moments = games.flatMap((game) => game.moments);

interface Landing extends Moment<SevensView> {
  card: string;
  column: SevensType;
  effect: Effect;
}

const landings = moments.flatMap((moment): Landing[] => {
  const step = parseStep(`${moment.seat} ${moment.action}`);
  if (step.is !== 'play' && step.is !== 'place') return [];
  return [{ ...moment, card: step.card, column: step.column, effect: effectOf(moment.before, step.card, step.column) }];
});

/** The phase in which each power asks its player. */
const asks: Partial<Record<SevensType, string>> = { D: 'sin', L: 'call', S: 'take', W: 'look' };

describe('what a card would do where it is played', () => {
  test('is foretold for every kind of effect', () => {
    expect(new Set(landings.map(({ effect }) => effect.is))).toEqual(new Set(['ends', 'fires', 'idle', 'nothing']));
  });
  test('it ends the game where that is foretold, and nowhere else', () => {
    for (const { action, after, effect } of landings) expect(after.ending !== null, action).toBe(effect.is === 'ends');
  });
  test('a power asks its player exactly where it is said to fire', () => {
    for (const { seat, action, column, after, effect } of landings) {
      const phase = asks[column];
      if (!phase || effect.is === 'ends') continue;
      const isAsked = after.phase === phase && after.to_act.includes(seat);
      expect(isAsked, `${action} ${effect.is} ${after.phase}`).toBe(effect.is === 'fires');
    }
  });
  test('a column is opened by the first card in it', () => {
    for (const { before, column, effect } of landings) if (effect.is === 'fires') expect(effect.opens).toBe(!(column in before.columns));
  });
});

describe('the wild colour', () => {
  test('changes as foretold when a card lands (C5)', () => {
    for (const { before, after, card, column, action } of landings) {
      if (after.over) continue;
      expect(after.wild, action).toBe(wildAfter(before, card, column) ?? before.wild);
    }
  });
  test('goes back as foretold when Seas takes a card (C5)', () => {
    for (const { action, before, after } of moments) {
      if (!action.startsWith('take ') || after.over) continue;
      const foretold = action === 'take C' ? wildWithoutTop(before) : undefined;
      expect(after.wild, action).toBe(foretold === undefined ? before.wild : foretold);
    }
  });
});

describe('what cards count', () => {
  test('is what the core counts at the end (C13 to C15)', () => {
    for (const { end, scorings } of games) {
      const lines = scorings[0]!.filter(({ cards }) => cards.length === 1);
      for (const { cards, amount, key } of lines) {
        if (key === 'sevens.score.lucky') continue;
        expect(worthOf(end, cards[0]!), `${key} ${cards[0]!}`).toBe(amount);
        expect(key.endsWith('wild')).toBe(end.wild !== null && usualPalette(cards[0]!) === end.wild);
        expect(`sevens.score.${reasonOf(end, cards[0]!)}`, cards[0]).toBe(key.replace('ending-', '').replace(/(card|ending)$/, 'printed'));
      }
    }
  });
  test('adds up to the scores', () => {
    for (const { end } of games) expect(seatsOf(end).map((seat) => sumOf(end, seat))).toEqual(end.scores);
  });
  test('some cards were wild, and some disabled', () => {
    const keys = new Set(games.flatMap(({ scorings }) => scorings[0]!.map(({ key }) => key)));
    expect([...keys]).toEqual(expect.arrayContaining(['sevens.score.card', 'sevens.score.wild', 'sevens.score.disabled', 'sevens.score.ending', 'sevens.score.lucky']));
  });
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
    const sorted = games.flatMap(({ moments: all }) =>
      all.flatMap(({ before, after, action, legal }, index) => {
        const past = all.slice(0, index).map(({ seat, action }) => `${seat} ${action}`);
        return before.phase === 'stack' ? [{ after, action, ...sortLooking(before.looking!, legal, past) }] : [];
      }),
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
  for (const { before, card, column } of landings) if (!(column in before.columns)) expect(typeOf(card)).toBe(column);
});
