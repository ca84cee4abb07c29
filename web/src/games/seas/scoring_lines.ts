// The lines of a scoring (A13, A14) out of what the view tells, which is figures and points. Cards are shown where they are
// remembered and explain the figure.
import type { Options } from '../../wire/protocol';
import { coinsOf, inDeckOrder, types, typeOf, valueOf, type Card } from './cards';
import { keeperOf } from './memory';
import type { Owner } from './owners';
import type { SeasScore } from './view';

export interface ScoreLine {
  /** `guardians`: lady and king in one line, where it is not known who had which. */
  is: 'cards' | 'coins' | 'lady' | 'king' | 'guardians' | 'value';
  /** What was compared, per owner; null where there is nothing to count. */
  figures: number[] | null;
  points: number[];
  /** The cards that explain the figure, per owner; empty where they are not known. */
  cards: Card[][];
}

export function scoreLines(score: SeasScore, chests: readonly Card[][], options: Options): ScoreLine[] {
  return [
    { is: 'cards', figures: score.cards, points: best(score.cards, 1), cards: none(score) },
    { is: 'coins', figures: score.coins, points: best(score.coins, 1), cards: score.coins.map((figure, owner) => goldOf(chests[owner], figure)) },
    ...guardianLines(score, chests),
    {
      is: 'value',
      figures: score.value,
      points: best(score.value, 2),
      cards: score.value.map((figure, owner) => bestOfTypes(chests[owner], figure, options)),
    },
  ];
}

function none(score: SeasScore): Card[][] {
  return score.points.map(() => []);
}

/** Everybody with the highest figure scores, also in a tie, also with zero. */
function best(figures: readonly number[], points: number): number[] {
  const highest = Math.max(...figures);
  return figures.map((figure) => (figure === highest ? points : 0));
}

function goldOf(chest: readonly Card[] = [], coins: number): Card[] {
  const gold = inDeckOrder(chest.filter((card) => typeOf(card) === 'G'));
  return gold.reduce((sum, card) => sum + coinsOf(card), 0) === coins ? gold : [];
}

/** The cards whose values make up the total; none where they do not, because something was nicked unseen. */
function bestOfTypes(chest: readonly Card[] = [], total: number, options: Options): Card[] {
  const value = (card: Card) => valueOf(card, options) ?? Number.NaN;
  const cards = types.flatMap((type) => {
    const own = chest.filter((card) => typeOf(card) === type);
    if (own.includes('X1')) return ['X1'];
    return own.sort((a, b) => value(b) - value(a)).slice(0, 1);
  });
  return cards.reduce((sum, card) => sum + value(card), 0) === total ? cards : [];
}

/** What is left of the points is for the lady and the king; who had which must be remembered, or follow. */
function guardianLines(score: SeasScore, chests: readonly Card[][]): ScoreLine[] {
  const points = guardianPoints(score);
  const { lady, king } = keepers(points, chests);
  if (lady === undefined || king === undefined) {
    return [{ is: 'guardians', figures: null, points, cards: none(score) }];
  }
  return [guardianLine('lady', 'C1', lady, score), guardianLine('king', 'R1', king, score)];
}

function guardianLine(is: 'lady' | 'king', card: Card, keeper: Owner | null, score: SeasScore): ScoreLine {
  const points = score.points.map((_, owner) => (owner === keeper ? 1 : 0));
  return { is, figures: null, points, cards: points.map((point) => (point ? [card] : [])) };
}

function guardianPoints(score: SeasScore): number[] {
  const [cards, coins, value] = [best(score.cards, 1), best(score.coins, 1), best(score.value, 2)];
  return score.points.map((all, owner) => all - cards[owner]! - coins[owner]! - value[owner]!);
}

interface Keepers {
  /** null: nobody; undefined: not known. */
  lady: Owner | null | undefined;
  king: Owner | null | undefined;
}

function keepers(points: readonly number[], chests: readonly Card[][]): Keepers {
  const owners = points.flatMap((count, owner) => Array<Owner>(count).fill(owner));
  const [first, second] = owners;
  if (first === undefined) return { lady: null, king: null };
  if (first === second) return { lady: first, king: first };
  const seen = { lady: keeperOf(chests, 'C1'), king: keeperOf(chests, 'R1') };
  if (second === undefined) return keeperOfOne(first, seen);
  return keepersOfTwo(first, second, seen);
}

type Seen = { lady: Owner | null; king: Owner | null };

/** One of the two stayed in the display or the harbour: not the one whose capture was seen. */
function keeperOfOne(owner: Owner, seen: Seen): Keepers {
  if (seen.lady !== null && seen.king === null) return { lady: owner, king: null };
  if (seen.king !== null && seen.lady === null) return { lady: null, king: owner };
  return { lady: undefined, king: undefined };
}

function keepersOfTwo(first: Owner, second: Owner, seen: Seen): Keepers {
  const lady = [first, second].find((owner) => owner === seen.lady && owner !== seen.king);
  if (lady !== undefined) return { lady, king: lady === first ? second : first };
  const king = [first, second].find((owner) => owner === seen.king && owner !== seen.lady);
  if (king !== undefined) return { king, lady: king === first ? second : first };
  return { lady: undefined, king: undefined };
}
