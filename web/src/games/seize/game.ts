import type { Game } from '../game';
import { seizeFace } from './face';
import { texts } from './texts';
import type { SeizeView } from './view';
import './tokens.css';

export const seize: Game<SeizeView> = {
  id: 'seize',
  seats: [2, 7],
  usualSeats: 4,
  levelWins: [7, 7, 7, 8],
  texts,
  face: seizeFace,
  lesson: async () => (await import('./lesson/script')).script,
  edition: { option: 'booty', table: async () => (await import('./edition/table')).table },
  scorer: async () => (await import('./scorer/scorer')).scorer,
};
