import type { Face } from '../face';
import type { SevensView } from '../view';

export const sevensFace: Face<SevensView> = {
  id: 'sevens',
  Board: () => null,
  Scoring: () => null,
  Door: () => null,
  SeatLine: () => null,
  tell: ({ step }) => step,
  flights: () => [],
  sound: () => null,
  isScored: () => false,
  prompt: () => '',
  sayHand: () => '',
  sayTable: () => '',
  sayScores: () => '',
  obvious: () => null,
  pictures: {},
  choices: () => [],
};
