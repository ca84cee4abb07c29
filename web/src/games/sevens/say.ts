// What the frame shows or speaks about a situation: what to do, our hand, the table, the points.
import type { Situation } from '../face';
import { deckSize, handOf, handSize, highestCounting, seatIndex, seatsOf, types, type SevensType } from './cards';
import { lineOf } from './standing';
import { parseStep } from './steps';
import { texts } from './texts';
import type { SevensView } from './view';
import { cardLabel, cardWord, colourWord, typeWord } from './words';

type Sit = Situation<SevensView>;

export function prompt(situation: Sit): string {
  const { view, you, nameOf } = situation;
  const words = texts().words;
  if (view.phase === 'over') return words.over;
  const actor = view.to_act[0];
  if (view.phase === 'chance' || !actor) return words.dealing;
  if (actor !== you) return words.waits[view.phase](nameOf(actor));
  return isAnotherPlay(situation) ? words.prompt.again : words.prompt[view.phase];
}

/** Whether Holy Virtues gave us this play: the step before was our own card. */
export function isAnotherPlay({ view, past }: Pick<Sit, 'view' | 'past'>): boolean {
  const last = parseStep(past?.at(-1) ?? '');
  return view.phase === 'play' && last.is === 'play' && last.seat === view.turn;
}

export function sayHand(situation: Sit): string {
  const { view, you } = situation;
  const words = texts().words;
  const hand = you && handOf(view, seatIndex(you));
  if (!hand) return words.noHand;
  if (!hand.length) return words.emptyHand;
  return hand.map((card) => `${cardLabel(view, card)}${sayWorth(situation, you, card)}.`).join(' ');
}

function sayWorth(situation: Sit, seat: string, card: string): string {
  const line = lineOf(situation, seat, card);
  return line ? `, ${texts().words.counts(line.amount)}` : '';
}

export function sayColumn(view: SevensView, type: SevensType): string {
  const words = texts().words;
  const cards = view.columns[type];
  if (!cards) return words.closed(typeWord(type));
  const top = cards.at(-1);
  const parts = [words.column(typeWord(type), cards.length), top && words.top(cardWord(top)), cards.length === 6 && words.danger];
  return parts.filter(Boolean).join(', ');
}

export function sayTable({ view, nameOf }: Sit): string {
  const words = texts().words;
  const columns = types.filter((type) => view.columns[type]).map((type) => `${sayColumn(view, type)}.`);
  const ending = view.ending && `${cardWord(view.ending.card)} ${words.sideways}.`;
  const seats = seatsOf(view).map((seat, index) => `${nameOf(seat)}: ${words.holds(handSize(view, index), knownCards(view, index))}.`);
  const wild = `${view.wild ? words.wildIs(colourWord(view.wild)) : words.noWild}.`;
  return [wild, `${words.deck}: ${words.cards(deckSize(view))}.`, ...columns, ending, ...seats].filter(Boolean).join(' ');
}

/** Cards of a hidden hand that this viewer knows, for a sentence. */
export function knownCards(view: SevensView, index: number): string[] {
  return handOf(view, index) ? [] : (view.known[index] ?? []).map(cardWord);
}

export function sayScores({ view, nameOf }: Sit): string {
  const words = texts().words;
  const counts = `${words.rules(highestCounting(view))}`;
  if (!view.scores) {
    const lucky = seatsOf(view).flatMap((seat, index) =>
      view.lucky[index]!.length ? [`${nameOf(seat)}: ${words.lucky(view.lucky[index]!.length)}.`] : [],
    );
    return [words.notYet, counts, ...lucky].join(' ');
  }
  return view.scores.map((sum, index) => `${words.score(nameOf(`p${index}`), sum)}.`).join(' ');
}

/** The only thing to do, where choosing it teaches nothing. A card to play or to put back is always for the player to see. */
export function obvious({ view, legal }: Sit): string | null {
  const isDull = ['sin', 'place', 'take', 'look'].includes(view.phase);
  return isDull && legal.length === 1 ? legal[0]! : null;
}
