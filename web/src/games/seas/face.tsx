import type { Face } from '../face';
import type { SeasView } from '../view';

export const seasFace: Face<SeasView> = {
  id: 'seas',
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
