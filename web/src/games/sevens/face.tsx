import type { Face } from '../face';
import type { SevensView } from '../view';
import { Door } from './art/door';
import { pictures } from './art/pictures';
import { Card } from './art/card';
import { Board } from './board/board';
import { isWild, paletteOf } from './cards';
import { flights, sound } from './flights';
import { obvious, prompt, sayHand, sayScores, sayTable } from './say';
import { Scoring } from './scoring';
import { SeatLine } from './seat_line';
import { tell } from './tell';

export const sevensFace: Face<SevensView> = {
  id: 'sevens',
  Board,
  Scoring,
  Door,
  SeatLine,
  Thing: ({ thing, view }) => <Card card={thing} colour={paletteOf(view)(thing)} isWild={isWild(view, thing)} />,
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
  choices: () => [{ key: 'first', values: ['random', 'p0'], byDefault: 'random' }],
};
