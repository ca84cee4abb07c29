import type { Face } from '../face';
import type { SeizeView } from '../view';

export const seizeFace: Face<SeizeView> = {
  id: 'seize',
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
