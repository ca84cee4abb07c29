import type { Game } from '../game';
import { seasFace } from './face';
import { texts } from './texts';
import type { SeasView } from './view';

export const seas: Game<SeasView> = {
  id: 'seas',
  seats: [2, 4],
  usualSeats: 4,
  levelWins: [6, 9, 9, 8],
  age: 7,
  texts,
  face: seasFace,
  lesson: async () => (await import('./lesson/script')).script,
  edition: { option: 'values', table: async () => (await import('./edition/table')).table },
  scorer: async () => (await import('./scorer/scorer')).scorer,
};
