// What cards count at the end (C13 to C16), line by line.
import { handOf, handSize, isWild, paletteOf, seatIndex, valueOf } from './cards';
import type { SevensView } from './view';

export const pointsPerLuckyCard = 2;

export const highestCounting = (view: SevensView) => Math.max(0, 7 - view.disabled);

/** Null where a table's own square leaves open whether the card is wild. */
export function worthOf(view: SevensView, card: string): number | null {
  if (view.wild && !paletteOf(view)(card)) return null;
  const highest = highestCounting(view);
  if (isWild(view, card)) return highest;
  return valueOf(card) > highest ? 0 : valueOf(card);
}

/** Why a card counts what it counts. */
export type Reason = 'printed' | 'wild' | 'disabled';

export function reasonOf(view: SevensView, card: string): Reason {
  if (isWild(view, card)) return 'wild';
  return valueOf(card) > highestCounting(view) ? 'disabled' : 'printed';
}

export type ScoreLine =
  | { is: 'card'; card: string; points: number | null; reason: Reason; isEnding: boolean }
  /** Cards of a hand that this viewer does not see; what they count together follows from the score. */
  | { is: 'hidden'; count: number; points: number | null }
  | { is: 'lucky'; cards: string[]; points: number };

/** How a seat's score comes about, as far as this viewer can know. */
export function scoreLines(view: SevensView, seat: string): ScoreLine[] {
  const index = seatIndex(seat);
  const seen = handOf(view, index) ?? view.known[index] ?? [];
  const isEnder = view.ending?.seat === seat;
  const lines = [
    ...seen.map((card) => cardLine(view, card, false)),
    ...(isEnder ? [cardLine(view, view.ending!.card, true)] : []),
    ...luckyLine(view.lucky[index] ?? []),
  ];
  const hidden = handSize(view, index) - seen.length;
  if (hidden === 0) return lines;
  return [...lines, { is: 'hidden', count: hidden, points: pointsLeft(view.scores?.[index], lines) }];
}

function cardLine(view: SevensView, card: string, isEnding: boolean): ScoreLine {
  return { is: 'card', card, points: worthOf(view, card), reason: reasonOf(view, card), isEnding };
}

function luckyLine(cards: string[]): ScoreLine[] {
  return cards.length ? [{ is: 'lucky', cards, points: cards.length * pointsPerLuckyCard }] : [];
}

/** The sum of the lines; null when one of them is not known. */
export function sumOf(lines: readonly ScoreLine[]): number | null {
  return lines.reduce<number | null>((sum, line) => (sum === null || line.points === null ? null : sum + line.points), 0);
}

function pointsLeft(score: number | undefined, lines: readonly ScoreLine[]): number | null {
  const told = sumOf(lines);
  return score === undefined || told === null ? null : score - told;
}

/** The lowest single value above zero held in hand (C16); null where there is none, undefined where the hand is not fully known. */
export function lowestInHand(view: SevensView, seat: string): number | null | undefined {
  const index = seatIndex(seat);
  const hand = handOf(view, index) ?? view.known[index] ?? [];
  if (hand.length < handSize(view, index)) return undefined;
  const worths = hand.map((card) => worthOf(view, card));
  if (worths.includes(null)) return undefined;
  const counting = worths.filter((worth) => worth! > 0) as number[];
  return counting.length ? Math.min(...counting) : null;
}

/** The seats whose equal best scores had to be compared (C16); empty without a tie. */
export function tiedSeats(view: SevensView): string[] {
  const scores = view.scores ?? [];
  const best = Math.max(...scores);
  const tied = scores.flatMap((score, index) => (score === best ? [`p${index}`] : []));
  return tied.length > 1 ? tied : [];
}
