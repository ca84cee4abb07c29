import type { Face } from '../face';
import { firstPlayer } from '../first_player';
import { Door } from './art/door';
import { pictures } from './art/pictures';
import { ViewCard } from './art/view_card';
import { Board } from './board/board';
import { flights, sound } from './flights';
import { obvious, prompt, sayHand, sayScores, sayTable } from './say';
import { Reference } from './reference';
import { Scoring } from './scoring';
import { SeatLine } from './seat_line';
import { tell } from './tell';
import type { SevensView } from './view';
import { cardLabel } from './words';

export const sevensFace: Face<SevensView> = {
  id: 'sevens',
  Board,
  Scoring,
  Door,
  Reference,
  SeatLine,
  Card: ViewCard,
  cardName: (card, view) => cardLabel(view, card),
  Thing: ({ thing, view }) => <ViewCard view={view} card={thing} />,
  tell,
  flights,
  sound,
  isScored: ({ before, after }) => after.over && !before?.over,
  prompt,
  sayHand,
  sayTable,
  sayScores,
  obvious,
  pictures,
  choices: (seats) => [firstPlayer(seats, 'ages')],
};
