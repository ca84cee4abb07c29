import type { Face } from '../face';
import { firstPlayer } from '../first_player';
import { withWords } from '../reference';
import { Door } from './art/door';
import { ViewCard } from './art/view_card';
import { Board } from './board/board';
import { deckSize } from './cards';
import { flights, sound } from './flights';
import { obvious, prompt, sayHand, sayScores, sayTable } from './say';
import { Reference } from './reference/reference';
import { Scoring } from './scoring';
import { SeatLine } from './seat_line';
import { cardsIn, parseStep } from './steps';
import { tell } from './tell';
import { texts } from './texts';
import type { SevensView } from './view';
import { cardLabel } from './words';

export const sevensFace: Face<SevensView> = {
  id: 'sevens',
  Board,
  Scoring,
  ending: async () => (await import('./ending/ending')).ending,
  foretells: true,
  Door,
  reference: withWords(Reference, async () => (await import('./reference/words')).words),
  coach: async () => (await import('./coach/coach')).coach,
  SeatLine,
  Card: ViewCard,
  cardName: (card, view) => cardLabel(view, card),
  Thing: ({ thing, view }) => <ViewCard view={view} card={thing} />,
  tell,
  flights,
  thingsIn: cardsIn,
  sound,
  isReveal: ({ step }) => parseStep(step).is === 'call',
  isScored: ({ before, after }) => after.over && !before?.over,
  prompt,
  standing: ({ view }) => `${texts().words.deck}: ${texts().words.cards(deckSize(view))}`,
  sayHand,
  sayTable,
  sayScores,
  obvious,
  pictures: async () => (await import('./art/pictures')).pictures,
  choices: (seats) => [firstPlayer(seats, 'ages')],
};
