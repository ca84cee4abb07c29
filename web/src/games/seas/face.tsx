import { CardBack } from '../../art/card_frame';
import type { Face } from '../face';
import { withWords } from '../reference';
import { cardsIn } from './actions';
import { SeasCard } from './art/card';
import { Board } from './board';
import { choices } from './choices';
import { Door } from './door';
import { flights, sound, unseen } from './flights';
import { obvious } from './obvious';
import { prompt, sayHand, sayScores, sayTable, standing } from './say';
import { Reference } from './reference/reference';
import { Scoring } from './scoring';
import { SeatLine } from './seat_line';
import { isScored, tell } from './tell';
import type { SeasView } from './view';
import { cardLabel } from './words';

export const seasFace: Face<SeasView> = {
  id: 'seas',
  Board,
  Scoring,
  ending: async () => (await import('./ending/ending')).ending,
  Door,
  reference: withWords(Reference, async () => (await import('./reference/words')).words),
  coach: async () => (await import('./coach/coach')).coach,
  SeatLine,
  Card: ({ card, view }) => <SeasCard card={card} printing={view} />,
  cardName: cardLabel,
  Thing: ({ thing, view }) => (thing.startsWith(unseen) ? <CardBack /> : <SeasCard card={thing} printing={view} />),
  tell,
  flights,
  thingsIn: cardsIn,
  sound,
  isScored,
  prompt,
  standing,
  sayHand,
  sayTable,
  sayScores,
  obvious,
  pictures: async () => (await import('./pictures/pictures')).pictures,
  choices,
};
