import { texts } from '../../texts/texts';
import type { GameId } from '../../wire/protocol';
import type { Face } from '../face';
import { Board } from './board';
import { prompt, sayHand, sayTable, tell } from './say';
import { sayScoring, Scoring } from './scoring';

export function plainFace(id: GameId): Face {
  return {
    id,
    Board,
    Scoring,
    Door: () => <p class="plain-door">{id}</p>,
    SeatLine: ({ view, seat }) => <>{handSize(view.hands?.[Number(seat.slice(1))])}</>,
    Card: ({ card }) => <span class="plain-card">{card}</span>,
    cardName: (card) => card,
    tell,
    flights: () => [],
    sound: () => 'card',
    isScored: ({ before, after }) => after.over && before?.over !== true,
    prompt,
    sayHand,
    sayTable,
    sayScores: sayScoring,
    obvious: () => null,
    pictures: () => Promise.resolve({}),
    choices: () => [],
  };
}

function handSize(hand: unknown[] | number | undefined): string {
  return hand === undefined ? '' : texts().plain.cards(typeof hand === 'number' ? hand : hand.length);
}
