import type { Choice, Face, Happening } from '../face';
import { withWords } from '../reference';
import { PlayingCardArt } from './art/playing_card';
import { Board } from './board';
import { Door } from './door';
import { parseAction, parseStep } from './actions';
import { flights, sound } from './flights';
import { prompt } from './prompt';
import { sayHand, sayScores, sayTable } from './say';
import { Reference } from './reference/reference';
import { Scoring } from './scoring';
import { SeatLine } from './seat_line';
import { tell } from './tell';
import { texts } from './texts';
import type { SeizeView } from './view';

/** The game is weighed once, at its end. */
function isScored({ before, after }: Happening<SeizeView>): boolean {
  return after.over && before?.over !== true;
}

/** Cards turned over together, for the squabble or for seizing. */
function isReveal({ step }: Happening<SeizeView>): boolean {
  const turned = parseStep(step);
  return turned.is === 'decisions' && turned.decisions.length > 1 && ['squabble', 'card'].includes(turned.decisions[0]!.verb);
}

function choices(seats: number): Choice[] {
  return [
    { key: 'booty', values: ['treasure', 'dominoes9', 'dominoes6'], byDefault: 'treasure' },
    { key: 'cursed', values: [false, true], byDefault: false },
    ...(seats === 2 ? [{ key: 'interloper', values: ['blocks', 'wins'], byDefault: 'blocks' }] : []),
  ];
}

export const seizeFace: Face<SeizeView> = {
  id: 'seize',
  Board,
  Scoring,
  ending: async () => (await import('./ending/ending')).ending,
  hasFinale: true,
  Door,
  reference: withWords(Reference, async () => (await import('./reference/words')).words),
  coach: async () => (await import('./coach/coach')).coach,
  SeatLine,
  Card: PlayingCardArt,
  cardName: (card) => texts().names.card(card),
  tell,
  flights,
  thingsIn: (action) => parseAction(action).words,
  sound,
  isScored,
  isReveal,
  prompt,
  standing: ({ view }) => texts().words.round(view.round),
  sayHand,
  sayTable,
  sayScores,
  // The last piece of a stash, the only one to give back.
  obvious: ({ legal }) => (legal.length === 1 ? legal[0]! : null),
  pictures: async () => (await import('./pictures')).pictures,
  choices,
};
